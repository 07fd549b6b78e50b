# Что делает каждая команда: для меню, подсказок и /help, не больше 100 букв. Параметры — одним словом.

command-play = Бросить кому-нибудь вызов, оставить свободное место для желающих или сыграть с компьютером
command-join = Занять свободное место по коду, отсюда или с другой платформы
command-games = Все ваши партии, сначала самые срочные
command-leaderboard = Кто лучше всех здесь или везде: за этот месяц или за всё время
command-hand = Ваши карты или блоки и возможные ходы
command-board = Игровое поле, как его видите вы
command-move = Написать свой ход, например R7@3 или claim 3
command-plan = Запланировать следующий ход: он будет сыгран, как только наступит ваша очередь
command-claim = Захватить камень или плитку, а если рано — увидеть, какие карты вас побьют
command-undo = Взять назад свой последний ход; если он что-то открыл, сначала спрошу остальных
command-draw = Предложить ничью или согласиться на неё
command-resign = Признать поражение в партии
command-abort = Прервать партию, в которой ещё не все ходили; она не считается
command-mute = Больше не звать вас в одной партии
command-pause = Предложить паузу или согласиться на неё: часы партии будут стоять
command-give = Подарить противнику время
command-rematch = Сыграть ещё раз, поменявшись местами
command-history = Что происходило в партии, ход за ходом
command-replay = Вся партия в виде анимации
command-export = Партия текстовым файлом, который может проверить кто угодно
command-profile = Рейтинг, результаты и последние партии: ваши или чьи-то ещё
command-rules = Правила, страница за страницей, с картинками
command-settings = Ваш язык, тема, часовой пояс и другие настройки
command-vacation = Уйти в отпуск: ваши часы будут стоять во всех партиях
command-data = Скачать или удалить всё, что Cairn о вас хранит
command-link = Привязать аккаунт с другой платформы: код отсюда ввести там
command-block = Больше не получать от кого-то вызовов
command-unblock = Снова получать от кого-то вызовы
command-puzzle = Сегодняшняя задача, прошлые и тренировка
command-help = Что я умею или как писать определённую команду

parameter-opponent = противник
parameter-opponent2 = противник2
parameter-opponent3 = противник3
parameter-game = игра
parameter-pace = темп
parameter-options = опции
parameter-match = партия
parameter-move = ход
parameter-moves = ходы
parameter-number = номер
parameter-page = страница
parameter-board = таблица
parameter-language = язык
parameter-what = что
parameter-setting = настройка
parameter-person = игрок
parameter-puzzle = задача
parameter-command = команда
parameter-code = код
parameter-time = время

## Названия команд там, где их можно перевести: одно слово, маленькими буквами

name-play = играть
name-join = присоединиться
name-games = партии
name-leaderboard = лидеры
name-hand = карты
name-board = поле
name-move = ход
name-plan = план
name-claim = захватить
name-undo = назад
name-draw = ничья
name-resign = сдаться
name-abort = прервать
name-mute = тишина
name-pause = пауза
name-give = подарить
name-rematch = реванш
name-history = история
name-replay = повтор
name-export = экспорт
name-profile = профиль
name-rules = правила
name-settings = настройки
name-vacation = отпуск
name-data = данные
name-link = привязать
name-block = заблокировать
name-unblock = разблокировать
name-puzzle = задача
name-help = справка
menu-challenge = Вызвать на игру
menu-profile = Профиль

## Что сказано о параметрах в меню: не больше 100 букв

parameter-opponent-about = Кому бросить вызов; Cairn — компьютер; пусто — выбор кнопками
parameter-opponent2-about = Второй противник, в играх для троих или четверых
parameter-opponent3-about = Третий противник, в играх для четверых
parameter-game-about = Какая игра
parameter-pace-about = Время на ход
parameter-options-about = Варианты, например: tactics rounds=3
parameter-match-about = Какая из ваших партий; нужно, только если их несколько
parameter-move-about = Что сыграть, например R7@3 или claim 3
parameter-moves-about = Ходы через точку с запятой, сначала лучший, например R7@3; claim 3
parameter-number-about = Номер камня или плитки
parameter-page-about = Какая страница
parameter-board-about = Например: month, 2026-11, global; если ничего не указать — здесь, за всё время
parameter-language-about = На каком языке Cairn будет говорить с вами
parameter-what-about = export или delete
parameter-setting-about = Что изменить, например theme=dark
parameter-person-about = Кого
parameter-puzzle-about = Ответ, прошлый день, «practice» или «post» для тех, кто управляет этим местом
parameter-command-about = Какая команда
parameter-code-about = Код, который вы получили
parameter-time-about = Сколько, например 5 дней; отпуск также до 1 декабря или конец
