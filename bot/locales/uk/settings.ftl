# Налаштування гравця

settings-title = Ваші налаштування
settings-language = Мова: { $language }
settings-confirm = { $state ->
        [on] Перед кожним ходом я вас перепитую.
       *[off] Вибраний хід я роблю одразу.
    }
settings-confirm-on = Перепитувати про хід
settings-confirm-off = Не перепитувати про хід
settings-blocked = { $count ->
        [0] Ви нікого не заблокували.
       *[other] Заблоковано людей: { $count }.
    }
settings-unblock = Розблокувати: { $name }
settings-link = Прив’язати іншу платформу
settings-unlink = Відв’язати цей акаунт
settings-linked = Прив’язані акаунти: { $names }
