# Команда `cairn`: довідка, що вона каже під час роботи, і перевірка. Назви опцій і налаштувань не перекладаються.

## Довідка

cairn-about = Cairn дає змогу грати в настільні ігри ({ $games }) у Discord, у Telegram, у кімнаті в браузері та в терміналі. Без команди робить те саме, що `cairn run`.
cairn-commands = команди
cairn-options = опції
cairn-help = показати цю довідку
cairn-version = показати версію
cairn-run = Відкрити кімнату в браузері та під’єднатися до Discord і Telegram, якщо задано їхні токени.
cairn-terminal = Зіграти в будь-яку з ігор у терміналі проти комп’ютера.
cairn-doctor = Перевірити налаштування кімнати, Discord і Telegram, базу даних і мережу та підказати, як усунути проблеми.
cairn-stats = Порахувати людей, партії та ходи, зокрема під час роботи Cairn.
cairn-verify = Перевірити запис партії в будь-яку гру: тасування, ходи, кінець.
cairn-language = мова всіх текстів
cairn-database = файл, у якому все зберігається
cairn-host = адреса, за якою відкрито кімнату; 127.0.0.1 — лише для цього комп’ютера
cairn-port = порт, на якому відкрито кімнату; 0 — будь-який вільний
cairn-no-browser = не відкривати браузер
cairn-file = файл запису

## Робота

running-version = Cairn { $version }
running-database = Усе зберігається тут: { $path }
running-room = Кімнату відкрито: { $address }
running-network = До неї може зайти кожен у вашій мережі, хто знає адресу цього комп’ютера.
running-no-token = Токена для Discord чи Telegram не задано. Кімната працює й без нього.
running-discord = Discord: підключено як { $name }.
running-telegram = Telegram: підключено як { $name }.
running-stop = Щоб зупинити, натисніть Ctrl+C.
running-stopped = Cairn зупинено, усе збережено.
running-crashed = Cairn зупинився, бо щось пішло не так; що саме, написано в журналі. Ваші партії збережено: запустіть його знову. Якщо це повториться, виконайте `cairn doctor`.

# Платформа недосяжна, решта працює
running-discord-token = Discord не приймає цього токена. Скопіюйте DISCORD_TOKEN ще раз із порталу розробника (Bot → Reset Token) і запустіть Cairn знову.
running-discord-intents = Discord не дозволяє цьому боту отримувати те, що потрібно Cairn (intents). Перевірте налаштування бота на порталі розробника (Bot → Privileged Gateway Intents) і запустіть Cairn знову.
running-discord-unreachable = Discord недосяжний. Перевірте, чи цей комп’ютер має зв’язок з інтернетом. Решта працює, а Cairn пробуватиме далі.
running-discord-trouble = Discord поки що відповідає помилкою; якою саме, написано в журналі. Решта працює, а Cairn пробуватиме далі.
running-discord-broken = У з’єднанні з Discord щось пішло не так; що саме, написано в журналі. Решта працює, а Cairn з’єднається знову.
running-discord-commands = Discord не прийняв списку команд Cairn, тож у його меню деяких може бракувати; чому, написано в журналі. Решта працює, а Cairn пробуватиме далі.
running-telegram-token = Telegram не приймає цього токена. Скопіюйте TELEGRAM_TOKEN ще раз у @BotFather (/mybots → ваш бот → API Token) і запустіть Cairn знову.
running-telegram-webhook = Telegram не приймає вебхук. Перевірте, чи TELEGRAM_WEBHOOK_URL веде на цей комп’ютер через https, або приберіть його: тоді Cairn сам опитуватиме Telegram. Потім запустіть Cairn знову.
running-telegram-port = Не вдалося відкрити порт для вебхука. Виберіть інший (TELEGRAM_WEBHOOK_PORT) і запустіть Cairn знову.
running-telegram-unreachable = Telegram недосяжний. Перевірте, чи цей комп’ютер має зв’язок з інтернетом і чи правильний TELEGRAM_BASE_URL. Решта працює, а Cairn пробуватиме далі.
running-telegram-trouble = Telegram поки що відповідає помилкою; якою саме, написано в журналі. Решта працює, а Cairn пробуватиме далі.
running-telegram-broken = У з’єднанні з Telegram щось пішло не так; що саме, написано в журналі. Решта працює, а Cairn з’єднається знову.
running-telegram-commands = Telegram не прийняв списку команд Cairn, тож у його меню деяких може бракувати; чому, написано в журналі. Решта працює, а Cairn пробуватиме далі.

# Запустити не вдається
running-already = Cairn уже працює з базою даних { $path }. Він тут: { $address }
running-already-starting = Cairn уже працює з базою даних { $path } або саме запускається.
running-port-taken = Порт { $port } зайняла інша програма. Виберіть інший через --port або ROOM_PORT; 0 — будь-який вільний.
running-ports-taken = Усі порти від { $first } до { $last } зайняли інші програми. Виберіть інший через --port або ROOM_PORT; 0 — будь-який вільний.
running-port-forbidden = Вам не дозволено відкривати порт { $port }. Виберіть порт, більший за 1023, через --port або ROOM_PORT.
running-host-unknown = «{ $host }» — не адреса цього комп’ютера. Виберіть її через --host або ROOM_HOST: 127.0.0.1 — лише для цього комп’ютера, 0.0.0.0 — для всієї мережі.
running-room-closed = Не вдається відкрити кімнату за адресою { $host }, порт { $port }. Система каже: { $error }

## База даних

database-missing = Бази даних ще немає. Її створить перший запуск: { $path }
database-current = База даних справна й відповідає цій версії: { $path }
database-older = База даних справна. Наступний запуск оновить її: { $path }
database-newer = Базу даних { $path } записала новіша версія Cairn. Оновіть Cairn або виберіть інший файл через --database чи DATABASE_URL.
database-foreign = База даних { $path } належить іншій програмі. Виберіть інший файл через --database або DATABASE_URL.
database-broken = Файл { $path } пошкоджено, або це не база даних. Покладіть на його місце резервну копію або приберіть його: тоді буде створено новий.
database-locked = Базу даних { $path } зайняла інша програма. Закрийте її та спробуйте ще раз.
database-closed = Не вдається відкрити базу даних { $path } для читання й запису. Перевірте права на файл і теку або виберіть інший файл через --database чи DATABASE_URL.
database-full = На диску немає місця для бази даних { $path }. Звільніть його та спробуйте ще раз.

## Хибні налаштування

# Значення не показуємо: у ньому може бути пароль
setting-database = { $setting } не задає придатної бази даних. Напишіть шлях до файлу, наприклад cairn.db або sqlite:///cairn.db.
setting-host = { $setting } має значення «{ $value }», а це не адреса. Напишіть 127.0.0.1 — лише для цього комп’ютера, 0.0.0.0 — для всієї мережі, або ім’я, без http:// і без порту.
setting-port = { $setting } має значення «{ $value }», а це не порт. Напишіть число від 1 до 65535 або 0 — будь-який вільний порт.
setting-log-level = { $setting } має значення «{ $value }». Можливі debug, info, warning або error.
setting-log-format = { $setting } має значення «{ $value }». Можливі text або json.
setting-base-url = { $setting } має значення «{ $value }», а це не адреса сервера. Напишіть її так: http://127.0.0.1:8081.
setting-webhook-url = { $setting } має значення «{ $value }». Напишіть адресу, що починається з https://, з портом 443, 80, 88 або 8443.
setting-webhook-port = { $setting } має значення «{ $value }», а це не порт. Напишіть число від 1 до 65535.
setting-file-line = Не вдається прочитати рядок { $line } файлу { $path }. Напишіть NAME=значення або почніть рядок з #.
setting-file-no-text = Файл { $path } — не текст у UTF-8. Збережіть його в UTF-8.
setting-file-closed = Не вдається відкрити файл { $path }. Перевірте, чи маєте право його читати.
setting-where = Налаштування беруться з опцій, зі змінних середовища та з файлу .env у поточній теці; їх пояснює .env.example.

## Перевірка

doctor-good = Cairn готовий до роботи.
doctor-bad = Щоб Cairn міг працювати, треба виправити те, що позначено ✗.
doctor-complete = Усі мови, шрифти та сторінки на місці.
doctor-incomplete = Частини Cairn бракує: { $error }. Установіть його ще раз.
doctor-settings = Налаштування в порядку; деякі можуть бути з файлу .env у цій теці.
doctor-settings-without-file = Налаштування в порядку. Файлу .env у цій теці немає, але він і не обов’язковий.
doctor-stranger = У .env є { $name }, а Cairn такого не знає.
doctor-stranger-like = У .env є { $name }, а Cairn такого не знає. Може, мається на увазі { $meant }?
doctor-folder = У теку бази даних можна писати: { $path }
doctor-folder-missing = Теки для бази даних ще немає. Її створить перший запуск: { $path }
doctor-folder-closed = У { $path }, де має бути база даних, не можна нічого створити. Дозвольте туди писати або виберіть інший файл через --database чи DATABASE_URL.
doctor-invite = DISCORD_TOKEN задано. За цим посиланням бота можна додати на сервер або до свого акаунта: { $link }
doctor-telegram = TELEGRAM_TOKEN задано. Щоб грати в групі, відкрийте свого бота в Telegram, торкніться його імені й виберіть «Додати до групи». Прав там йому не потрібно, а режим приватності хай лишається ввімкненим.
doctor-port = Порт { $port } вільний.
doctor-port-any = Підійде будь-який вільний порт.
doctor-port-next = Порт { $port } зайняла інша програма. Кімнату буде відкрито на порту { $free }.
doctor-host = Кімната доступна лише з цього комп’ютера: { $host }
doctor-host-open = До кімнати може зайти кожен, кому цей комп’ютер доступний за адресою { $host }, а те, що там пишуть, передається незашифрованим. Якщо ви цього не хотіли, задайте ROOM_HOST як 127.0.0.1.

## Числа

stats-people = Людей: { $count }
# На одній платформі, в одну гру
stats-played = { $platform }, { $game }: розпочато — { $begun }, завершено — { $ended }
stats-none = Ще не розпочато жодної партії.
stats-moves = Ходів сьогодні (UTC): { $count }
stats-waiting = Чекає на доставку: { $count }
