# Что делает карта действия, одним предложением: это видно везде, где её можно сыграть, оставить себе или отдать. Больше — в правилах.

effect-line = • { $card } — { $effect }

## Schotten Totten

effect-schotten-totten-Joker = любая сила, любой цвет.
effect-schotten-totten-Spy = сила 7, любой цвет.
effect-schotten-totten-Shield = сила 1, 2 или 3, любой цвет.
effect-schotten-totten-Blind = у одного камня важна только сумма, без комбинаций.
effect-schotten-totten-Mud = у одного камня будет по четыре карты с каждой стороны.
effect-schotten-totten-Recruiter = возьмите три карты, затем положите две с руки под низ их колод.
effect-schotten-totten-Strategist = ваша карта переходит к другому камню или в сброс.
effect-schotten-totten-Banshee = карта противника уходит в сброс.
effect-schotten-totten-Traitor = карта клана противника переходит на вашу сторону, к любому камню, где у вас есть место.

## Schotten Totten 2

effect-schotten-totten-2-Joker = любая сила от 0 до 11, любой цвет.
effect-schotten-totten-2-Spy = сила 10, любой цвет.
effect-schotten-totten-2-Shield = сила 1, 2 или 3, любой цвет.
effect-schotten-totten-2-Redeploy = ваша карта переходит к другой плитке или в сброс.
effect-schotten-totten-2-Recruit = карта из сброса ложится с вашей стороны плитки.
effect-schotten-totten-2-Desertion = карта противника уходит в сброс.
effect-schotten-totten-2-Treason = карта противника переходит на вашу сторону, к любой плитке.
effect-schotten-totten-2-Explosion = все карты с обеих сторон плитки уходят в сброс.
effect-schotten-totten-2-Reinforcements = две карты осады из сброса затасовывают в колоду осады.
effect-schotten-totten-2-Exchange = оба выбирают по три карты с руки и меняются ими.

## Heave Ho!

effect-heave-ho-Adrenaline = бочонок движется на 2 деления к вашей цели.
effect-heave-ho-NastyTrick = вы видите руку противника и играете или сбрасываете одну из этих карт.
effect-heave-ho-HeaveHo = проверка силы: более сильная сторона тянет бочонок на столько делений, какова разница.
effect-heave-ho-MuchoMacho = все дамы, лежащие сверху, уходят в сброс, с обеих сторон.
effect-heave-ho-Weakness = проверка силы, но тянет более слабая сторона.
effect-heave-ho-RopeBreaks = бочонок встаёт на ваше стартовое деление.
effect-heave-ho-ChangeSides = верхняя карта по вашему выбору переходит на другую сторону каната.
effect-heave-ho-Farewell = назовите силу: все верхние карты этой силы выбывают до конца раунда, с обеих сторон.
effect-heave-ho-Monstrous = если Несси лежит сверху на стороне противника, вы выигрываете раунд.
effect-heave-ho-Reinforcements = вы берёте 3 карты или сколько осталось, а в конце этого хода — ни одной.
