# Настройки игрока

settings-title = Ваши настройки
settings-language = Язык: { $language }
settings-confirm = { $state ->
        [on] Перед каждым ходом я вас переспрашиваю.
       *[off] Выбранный ход я делаю сразу.
    }
settings-confirm-on = Переспрашивать о ходе
settings-confirm-off = Не переспрашивать о ходе
settings-blocked = { $count ->
        [0] Вы никого не заблокировали.
       *[other] Заблокировано людей: { $count }.
    }
settings-unblock = Разблокировать: { $name }
settings-link = Привязать другой аккаунт
settings-unlink = Отвязать этот аккаунт
settings-linked = Привязанные аккаунты: { $names }
