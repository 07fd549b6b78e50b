# Що робить карта дії, одним реченням: це видно всюди, де її можна зіграти, залишити собі або віддати. Більше — у правилах.

effect-line = • { $card } — { $effect }

## Schotten Totten

effect-schotten-totten-Joker = будь-яка сила, будь-який колір.
effect-schotten-totten-Spy = сила 7, будь-який колір.
effect-schotten-totten-Shield = сила 1, 2 або 3, будь-який колір.
effect-schotten-totten-Blind = біля одного каменя важить лише сума, без комбінацій.
effect-schotten-totten-Mud = біля одного каменя буде по чотири карти з боку.
effect-schotten-totten-Recruiter = візьміть три карти, потім покладіть дві з руки під низ їхніх колод.
effect-schotten-totten-Strategist = ваша карта переходить до іншого каменя або в скид.
effect-schotten-totten-Banshee = карта суперника йде в скид.
effect-schotten-totten-Traitor = карта клану суперника переходить на ваш бік, до будь-якого каменя, де у вас є місце.

## Schotten Totten 2

effect-schotten-totten-2-Joker = будь-яка сила від 0 до 11, будь-який колір.
effect-schotten-totten-2-Spy = сила 10, будь-який колір.
effect-schotten-totten-2-Shield = сила 1, 2 або 3, будь-який колір.
effect-schotten-totten-2-Redeploy = ваша карта переходить до іншої плитки або в скид.
effect-schotten-totten-2-Recruit = карта зі скиду лягає з вашого боку плитки.
effect-schotten-totten-2-Desertion = карта суперника йде в скид.
effect-schotten-totten-2-Treason = карта суперника переходить на ваш бік, до будь-якої плитки.
effect-schotten-totten-2-Explosion = усі карти з обох боків плитки йдуть у скид.
effect-schotten-totten-2-Reinforcements = дві карти облоги зі скиду затасовують у колоду облоги.
effect-schotten-totten-2-Exchange = обидва вибирають по три карти з руки й міняються ними.

## Heave Ho!

effect-heave-ho-Adrenaline = барильце рухається на 2 поділки до вашої цілі.
effect-heave-ho-NastyTrick = ви бачите руку суперника й граєте або скидаєте одну з цих карт.
effect-heave-ho-HeaveHo = перевірка сили: сильніший бік тягне барильце на стільки поділок, яка різниця.
effect-heave-ho-MuchoMacho = усі дами, що лежать зверху, йдуть у скид, з обох боків.
effect-heave-ho-Weakness = перевірка сили, але тягне слабший бік.
effect-heave-ho-RopeBreaks = барильце стає на вашу стартову поділку.
effect-heave-ho-ChangeSides = верхня карта на ваш вибір переходить на інший бік каната.
effect-heave-ho-Farewell = назвіть силу: усі верхні карти цієї сили вибувають до кінця раунду, з обох боків.
effect-heave-ho-Monstrous = якщо Нессі лежить зверху на боці суперника, ви виграєте раунд.
effect-heave-ho-Reinforcements = ви берете 3 карти або скільки лишилося, а наприкінці цього ходу — жодної.
