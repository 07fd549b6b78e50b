# Кнопки: не больше 40 букв, лучше 12

button-play = Новая партия
button-games = Мои партии
button-past = Завершённые
button-hand = Мои карты
button-hand-totemo = Мои блоки
button-board = Поле
button-text = Текстом
button-history = История
button-export = Экспорт
button-replay = Повтор
button-rules = Правила
button-more = Ещё…
button-type = Написать ход
button-back = Назад
button-next = Следующая партия
button-undo = Взять ход назад
button-plan = План
button-plan-play = Выполнить план
button-plan-drop = Отменить план
button-draw = Предложить ничью
button-pause = Предложить паузу
button-resume = Продолжить
button-giving = Подарить время
button-give = { $others ->
        [1] { $time }
       *[other] { $name }: { $time }
    }
button-abort = Прервать
button-close = Закрыть #{ $id }
button-close-sure = Да, закрыть
button-resign = Сдаться
button-resign-sure = Да, сдаюсь
button-data = Мои данные
button-data-export = Скачать всё
button-data-delete = Удалить всё…
button-data-delete-sure = Да, удалить всё
button-data-delete-now = Удалить навсегда
button-data-keep = Оставить
button-link-another = Новый код
button-vacation = { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }
button-vacation-end = Завершить отпуск
button-unlink-sure = Да, отвязать
button-confirm = Сделать ход
button-agree = Согласиться
button-refuse = Отклонить
button-win = Засчитать победу
button-go-on = Дальше без этого игрока
button-wait = Подождать ещё день
button-replace = Отдать компьютеру
button-return = Забрать своё место
button-rematch = Реванш
button-accept = Принять
button-join = Присоединиться
button-invite = Пригласить
button-decline = Отклонить
button-cancel = Отменить вызов
button-fill = Добавить компьютеры
button-earlier = ‹ Раньше
button-later = Дальше ›
