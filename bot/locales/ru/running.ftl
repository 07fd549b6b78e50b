# Команда `cairn`: справка, что она говорит во время работы, и проверка. Имена опций и настроек не переводятся.

## Справка

cairn-about = Cairn позволяет играть в настольные игры ({ $games }) в Discord, в Telegram, в комнате в браузере и в терминале. Без команды делает то же, что `cairn run`.
cairn-commands = команды
cairn-options = опции
cairn-help = показать эту справку
cairn-version = показать версию
cairn-run = Открыть комнату в браузере и подключиться к Discord и Telegram, если заданы их токены.
cairn-terminal = Сыграть в любую из игр в терминале против компьютера.
cairn-doctor = Проверить настройки комнаты, Discord и Telegram, базу данных и сеть и подсказать, как устранить проблемы.
cairn-stats = Посчитать людей, партии и ходы, в том числе во время работы Cairn.
cairn-verify = Проверить запись партии в любую игру: тасование, ходы, конец.
cairn-language = язык всех текстов
cairn-database = файл, в котором всё хранится
cairn-host = адрес, по которому открыта комната; 127.0.0.1 — только для этого компьютера
cairn-port = порт, на котором открыта комната; 0 — любой свободный
cairn-no-browser = не открывать браузер
cairn-file = файл записи

## Работа

running-version = Cairn { $version }
running-database = Всё хранится здесь: { $path }
running-room = Комната открыта: { $address }
running-network = В неё может войти каждый в вашей сети, кто знает адрес этого компьютера.
running-no-token = Токен для Discord или Telegram не задан. Комната работает и без него.
running-discord = Discord: подключено как { $name }.
running-telegram = Telegram: подключено как { $name }.
running-stop = Чтобы остановить, нажмите Ctrl+C.
running-stopped = Cairn остановлен, всё сохранено.
running-crashed = Cairn остановился: что-то пошло не так; что именно, написано в журнале. Ваши партии сохранены: запустите его снова. Если это повторится, выполните `cairn doctor`.

# Запустить не удаётся
running-discord-token = Discord не принимает этот токен. Скопируйте DISCORD_TOKEN ещё раз из портала разработчика (Bot → Reset Token).
running-discord-unreachable = Discord недоступен. Проверьте, есть ли у этого компьютера связь с интернетом, и запустите Cairn снова.
running-telegram-token = Telegram не принимает этот токен. Скопируйте TELEGRAM_TOKEN ещё раз у @BotFather (/mybots → ваш бот → API Token).
running-telegram-unreachable = Telegram недоступен. Проверьте, есть ли у этого компьютера связь с интернетом и верен ли TELEGRAM_BASE_URL, и запустите Cairn снова.
running-telegram-webhook = Telegram не принимает вебхук. Проверьте, ведёт ли TELEGRAM_WEBHOOK_URL на этот компьютер по https, или уберите его: тогда Cairn сам будет опрашивать Telegram.
running-telegram-port = Не удалось открыть порт для вебхука. Выберите другой: TELEGRAM_WEBHOOK_PORT.
running-already = Cairn уже работает с базой данных { $path }. Он здесь: { $address }
running-already-starting = Cairn уже работает с базой данных { $path } или как раз запускается.
running-port-taken = Порт { $port } занят другой программой. Выберите другой через --port или ROOM_PORT; 0 — любой свободный.
running-ports-taken = Все порты от { $first } до { $last } заняты другими программами. Выберите другой через --port или ROOM_PORT; 0 — любой свободный.
running-port-forbidden = Вам не разрешено открывать порт { $port }. Выберите порт больше 1023 через --port или ROOM_PORT.
running-host-unknown = «{ $host }» — не адрес этого компьютера. Выберите его через --host или ROOM_HOST: 127.0.0.1 — только для этого компьютера, 0.0.0.0 — для всей сети.
running-room-closed = Не удаётся открыть комнату по адресу { $host }, порт { $port }. Система говорит: { $error }

## База данных

database-missing = Базы данных ещё нет. Её создаст первый запуск: { $path }
database-current = База данных исправна и соответствует этой версии: { $path }
database-older = База данных исправна. Следующий запуск обновит её: { $path }
database-newer = База данных { $path } записана более новой версией Cairn. Обновите Cairn или выберите другой файл через --database или DATABASE_URL.
database-foreign = База данных { $path } принадлежит другой программе. Выберите другой файл через --database или DATABASE_URL.
database-broken = Файл { $path } повреждён, или это не база данных. Положите на его место резервную копию или уберите его: тогда будет создан новый.
database-locked = База данных { $path } занята другой программой. Закройте её и попробуйте ещё раз.
database-closed = Не удаётся открыть базу данных { $path } для чтения и записи. Проверьте права на файл и папку или выберите другой файл через --database или DATABASE_URL.
database-full = На диске нет места для базы данных { $path }. Освободите его и попробуйте ещё раз.

## Неверные настройки

# Значение не показываем: в нём может быть пароль
setting-database = { $setting } не задаёт пригодной базы данных. Напишите путь к файлу, например cairn.db или sqlite:///cairn.db.
setting-host = { $setting } имеет значение «{ $value }», а это не адрес. Напишите 127.0.0.1 — только для этого компьютера, 0.0.0.0 — для всей сети, или имя, без http:// и без порта.
setting-port = { $setting } имеет значение «{ $value }», а это не порт. Напишите число от 1 до 65535 или 0 — любой свободный порт.
setting-log-level = { $setting } имеет значение «{ $value }». Возможны debug, info, warning или error.
setting-log-format = { $setting } имеет значение «{ $value }». Возможны text или json.
setting-base-url = { $setting } имеет значение «{ $value }», а это не адрес сервера. Напишите его так: http://127.0.0.1:8081.
setting-webhook-url = { $setting } имеет значение «{ $value }». Напишите адрес, который начинается с https://, с портом 443, 80, 88 или 8443.
setting-webhook-port = { $setting } имеет значение «{ $value }», а это не порт. Напишите число от 1 до 65535.
setting-file-line = Не удаётся прочитать строку { $line } файла { $path }. Напишите NAME=значение или начните строку с #.
setting-file-no-text = Файл { $path } — не текст в UTF-8. Сохраните его в UTF-8.
setting-file-closed = Не удаётся открыть файл { $path }. Проверьте, есть ли у вас право его читать.
setting-where = Настройки берутся из опций, из переменных окружения и из файла .env в текущей папке; их объясняет .env.example.

## Проверка

doctor-good = Cairn готов к работе.
doctor-bad = Чтобы Cairn мог работать, нужно исправить то, что отмечено ✗.
doctor-complete = Все языки, шрифты и страницы на месте.
doctor-incomplete = Части Cairn не хватает: { $error }. Установите его заново.
doctor-settings = Настройки в порядке; некоторые могут быть из файла .env в этой папке.
doctor-settings-without-file = Настройки в порядке. Файла .env в этой папке нет, но он и не обязателен.
doctor-stranger = В .env есть { $name }, а Cairn такого не знает.
doctor-stranger-like = В .env есть { $name }, а Cairn такого не знает. Может быть, имеется в виду { $meant }?
doctor-folder = В папку базы данных можно писать: { $path }
doctor-folder-missing = Папки для базы данных ещё нет. Её создаст первый запуск: { $path }
doctor-folder-closed = В { $path }, где должна быть база данных, нельзя ничего создать. Разрешите туда писать или выберите другой файл через --database или DATABASE_URL.
doctor-invite = DISCORD_TOKEN задан. По этой ссылке бота можно добавить на сервер или в свой аккаунт: { $link }
doctor-telegram = TELEGRAM_TOKEN задан. Чтобы играть в группе, откройте своего бота в Telegram, коснитесь его имени и выберите «Добавить в группу». Прав там ему не нужно, а режим приватности пусть остаётся включённым.
doctor-port = Порт { $port } свободен.
doctor-port-any = Подойдёт любой свободный порт.
doctor-port-next = Порт { $port } занят другой программой. Комната откроется на порту { $free }.
doctor-host = Комната доступна только с этого компьютера: { $host }
doctor-host-open = В комнату может войти каждый, кому этот компьютер доступен по адресу { $host }, а то, что там пишут, передаётся незашифрованным. Если вы этого не хотели, задайте ROOM_HOST как 127.0.0.1.

## Числа

stats-people = Людей: { $count }
# На одной платформе, в одну игру
stats-played = { $platform }, { $game }: начато — { $begun }, завершено — { $ended }
stats-none = Пока не начато ни одной партии.
stats-moves = Ходов сегодня (UTC): { $count }
stats-waiting = Ждёт доставки: { $count }
