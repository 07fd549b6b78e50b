# Colours, cards, blocks, tiles and formations, as in the rulebooks. Formations and colours are in lower case, because they appear in sentences.

colour-R = red
colour-O = orange
colour-Y = yellow
colour-G = green
colour-B = blue
colour-P = purple

card-Joker = Joker
card-Spy = Spy
card-Shield = Shield Bearer
card-Shield-schotten-totten-2 = Shield
card-Blind = Blind Man’s Bluff
card-Mud = Mud Fight
card-Recruiter = Recruiter
card-Strategist = Strategist
card-Banshee = Banshee
card-Traitor = Traitor
card-Redeploy = Redeploy
card-Recruit = Recruit
card-Desertion = Desertion
card-Treason = Treason
card-Explosion = Explosion
card-Reinforcements = Reinforcements
card-Exchange = Exchange
card-Adrenaline = Adrenaline
card-NastyTrick = Nasty Trick
card-HeaveHo = Heave Ho!
card-MuchoMacho = Mucho Macho
card-Weakness = Weakness Rules
card-RopeBreaks = Rope Breaks
card-ChangeSides = Change Sides
card-Farewell = Farewell
card-Monstrous = Monstrous

# Wall tiles, from left to right as the attacker sees them.
tile-left-pit = left pit
tile-left-tower = left tower
tile-left-wall = left wall
tile-gate = gate
tile-right-wall = right wall
tile-right-tower = right tower
tile-right-pit = right pit

# Blocks, and their toppers.
block-R = red block
block-R-topper = red topper
block-O = orange block
block-O-topper = orange topper
block-Y = yellow block
block-Y-topper = yellow topper
block-G = green block
block-G-topper = green topper
block-B = blue block
block-B-topper = blue topper
block-P = purple block
block-P-topper = purple topper
block-W = rainbow block

# A tactics card's name in a sentence. A clan card (R7) is written as it is.
quoted = { $name }
# $others: all but the last, with commas
list-and = { $others } and { $last }

formation-sum = sum
formation-run = run
formation-colour = colour
# $size: how many cards
formation-kind = { $size ->
    [2] pair
   *[3] three of a kind
    [4] four of a kind
}
formation-kind-schotten-totten-2 = { formation-kind }
formation-colour-run = colour run
