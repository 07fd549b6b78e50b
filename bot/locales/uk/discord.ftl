# Те, що потрібно лише в Discord. Дозволи названо так, як у його налаштуваннях.

discord-typed-move = Ваш хід
discord-typed-answer = Відповідь
discord-typed-example = R7@3, claim 3, pass
discord-elsewhere = Мене тут немає серед учасників, тож показувати поле в цьому каналі я не можу. Партія буде в нашому приватному чаті.
permission-view_channel = «Переглядати канал»
permission-send_messages = «Надсилати повідомлення»
permission-send_messages_in_threads = «Надсилати повідомлення у гілках»
permission-manage_guild = «Керувати сервером»
