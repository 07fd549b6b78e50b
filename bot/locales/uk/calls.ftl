# Як людей кличуть і що вони отримують у приватному чаті. $names — ті, кого кличуть; $match — гра і хто ще грає

call-turn = { $names }, ваш хід! { $match }
call-turn-80 = { $names }, час на цей хід майже сплив! { $match }
call-bank = { $names }, час на цей хід сплив, іде ваш запас часу! { $match }
call-next = { $names }, ви наступні. { $match }
button-mute = Не кликати
button-unmute = Кликати знову
muted = У цій партії я вас більше не кличу.
unmuted = У цій партії я знову вас кличу.
digest-title = { $count ->
        [one] На вас чекає { $count } партія:
        [few] На вас чекають { $count } партії:
        [many] На вас чекає { $count } партій:
       *[other] На вас чекає { $count } партії:
    }
