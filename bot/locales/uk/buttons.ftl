# Кнопки: щонайбільше 40 літер, краще 12

button-play = Нова партія
button-games = Мої партії
button-past = Завершені
button-hand = Мої карти
button-hand-totemo = Мої блоки
button-board = Поле
button-text = Текстом
button-history = Історія
button-export = Експорт
button-replay = Повтор
button-rules = Правила
button-more = Ще…
button-type = Написати хід
button-back = Назад
button-next = Наступна партія
button-undo = Взяти хід назад
button-plan = План
button-plan-play = Виконати план
button-plan-drop = Скасувати план
button-draw = Запропонувати нічию
button-pause = Запропонувати паузу
button-resume = Продовжити
button-giving = Подарувати час
button-give = { $others ->
        [1] { $time }
       *[other] { $name }: { $time }
    }
button-abort = Перервати
button-close = Закрити #{ $id }
button-close-sure = Так, закрити
button-resign = Здатися
button-resign-sure = Так, здаюся
button-data = Мої дані
button-data-export = Завантажити все
button-data-delete = Видалити все…
button-data-delete-sure = Так, видалити все
button-data-delete-now = Видалити назавжди
button-data-keep = Залишити
button-link-another = Новий код
button-vacation = { $days ->
        [one] { $days } день
        [few] { $days } дні
        [many] { $days } днів
       *[other] { $days } дні
    }
button-vacation-end = Завершити відпустку
button-unlink-sure = Так, відв’язати
button-confirm = Зробити хід
button-agree = Погодитися
button-refuse = Відхилити
button-win = Зарахувати перемогу
button-go-on = Далі без цього гравця
button-wait = Почекати ще день
button-replace = Віддати комп’ютеру
button-return = Забрати своє місце
button-rematch = Реванш
button-accept = Прийняти
button-join = Приєднатися
button-invite = Запросити
button-decline = Відхилити
button-cancel = Скасувати виклик
button-fill = Додати комп’ютерів
button-earlier = ‹ Раніше
button-later = Далі ›
