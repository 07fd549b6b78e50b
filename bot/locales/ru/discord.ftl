# То, что нужно только в Discord. Права названы так, как в его настройках.

discord-typed-move = Ваш ход
discord-typed-answer = Ответ
discord-typed-example = R7@3, claim 3, pass
discord-elsewhere = Меня здесь нет среди участников, поэтому показывать поле в этом канале я не могу. Партия будет в нашем личном чате.
permission-view_channel = «Просматривать канал»
permission-send_messages = «Отправлять сообщения»
permission-send_messages_in_threads = «Отправлять сообщения в ветках»
permission-manage_guild = «Управлять сервером»
