# Що робить кожна команда: для меню, підказок і /help, щонайбільше 100 літер. Параметри — одним словом.

command-play = Кинути комусь виклик, лишити вільне місце для охочих або зіграти з комп’ютером
command-join = Зайняти вільне місце за кодом, звідси чи з іншої платформи
command-games = Усі ваші партії, найтерміновіші — першими
command-leaderboard = Хто найкращий тут чи всюди: за цей місяць або за весь час
command-hand = Ваші карти чи блоки та можливі ходи
command-board = Ігрове поле, як його бачите ви
command-move = Написати свій хід, наприклад R7@3 або claim 3
command-plan = Запланувати наступний хід: його буде зіграно, щойно настане ваша черга
command-claim = Захопити камінь чи плитку, а якщо зарано — побачити, які карти вас здолають
command-undo = Узяти назад свій останній хід; якщо він щось відкрив, спершу спитаю інших
command-draw = Запропонувати нічию або погодитися на неї
command-resign = Визнати поразку в партії
command-abort = Перервати партію, у якій ще не всі ходили; вона не рахується
command-mute = Більше не кликати вас в одній партії
command-pause = Запропонувати паузу або погодитися на неї: годинник партії стоятиме
command-give = Подарувати супернику час
command-rematch = Зіграти ще раз, помінявшись місцями
command-history = Що сталося в партії, хід за ходом
command-replay = Уся партія у вигляді анімації
command-export = Партія текстовим файлом, який може перевірити будь-хто
command-profile = Рейтинг, результати й останні партії: ваші або чиїсь інші
command-rules = Правила, сторінка за сторінкою, з малюнками
command-settings = Ваша мова, тема, часовий пояс та інші налаштування
command-vacation = Піти у відпустку: ваш годинник стоятиме в усіх партіях
command-data = Завантажити або видалити все, що Cairn про вас зберігає
command-link = Прив’язати акаунт з іншої платформи: код звідси ввести там
command-block = Більше не отримувати від когось викликів
command-unblock = Знову отримувати від когось виклики
command-puzzle = Сьогоднішня задача, минулі й тренування
command-help = Що я вмію або як писати певну команду

parameter-opponent = суперник
parameter-opponent2 = суперник2
parameter-opponent3 = суперник3
parameter-game = гра
parameter-pace = темп
parameter-options = опції
parameter-match = партія
parameter-move = хід
parameter-moves = ходи
parameter-number = номер
parameter-page = сторінка
parameter-board = таблиця
parameter-language = мова
parameter-what = що
parameter-setting = налаштування
parameter-person = гравець
parameter-puzzle = задача
parameter-command = команда
parameter-code = код
parameter-time = час

## Назви команд там, де їх можна перекласти: одне слово, малими літерами

name-play = грати
name-join = приєднатися
name-games = партії
name-leaderboard = лідери
name-hand = карти
name-board = поле
name-move = хід
name-plan = план
name-claim = захопити
name-undo = назад
name-draw = нічия
name-resign = здатися
name-abort = перервати
name-mute = тиша
name-pause = пауза
name-give = подарувати
name-rematch = реванш
name-history = історія
name-replay = повтор
name-export = експорт
name-profile = профіль
name-rules = правила
name-settings = налаштування
name-vacation = відпустка
name-data = дані
name-link = акаунти
name-block = заблокувати
name-unblock = розблокувати
name-puzzle = задача
name-help = довідка
menu-challenge = Викликати на гру
menu-profile = Профіль

## Що сказано про параметри в меню: щонайбільше 100 літер

parameter-opponent-about = Кому кинути виклик; Cairn — комп’ютер; порожньо — вибір кнопками
parameter-opponent2-about = Другий суперник, в іграх для трьох чи чотирьох
parameter-opponent3-about = Третій суперник, в іграх для чотирьох
parameter-game-about = Яка гра
parameter-pace-about = Час на хід
parameter-options-about = Варіанти, наприклад: tactics rounds=3
parameter-match-about = Яка з ваших партій; потрібно, лише якщо їх кілька
parameter-move-about = Що зіграти, наприклад R7@3 або claim 3
parameter-moves-about = Ходи через крапку з комою, спершу найкращий, наприклад R7@3; claim 3
parameter-number-about = Номер каменя чи плитки
parameter-page-about = Яка сторінка
parameter-board-about = Наприклад: month, 2026-11, global; якщо нічого не вказати — тут, за весь час
parameter-language-about = Якою мовою Cairn говоритиме з вами
parameter-what-about = export або delete
parameter-setting-about = Що змінити, наприклад theme=dark
parameter-person-about = Кого
parameter-puzzle-about = Відповідь, минулий день, «practice» або «post» для тих, хто керує цим місцем
parameter-command-about = Яка команда
parameter-code-about = Код, який ви отримали
parameter-time-about = Скільки, наприклад 5 днів; відпустка також до 1 грудня або кінець
