# Τι κάνει μια ενέργεια, σε μία πρόταση: φαίνεται όπου μπορεί κανείς να την παίξει, να την κρατήσει ή να τη δώσει. Οι κανόνες λένε περισσότερα.

effect-line = • { $card } — { $effect }

## Schotten Totten

effect-schotten-totten-Joker = όποια αξία και όποιο χρώμα.
effect-schotten-totten-Spy = αξία 7, όποιο χρώμα.
effect-schotten-totten-Shield = αξία 1, 2 ή 3, όποιο χρώμα.
effect-schotten-totten-Blind = σε μία Πέτρα μετράει μόνο το άθροισμα, όχι οι συνδυασμοί.
effect-schotten-totten-Mud = σε μία Πέτρα μπαίνουν τέσσερις κάρτες ανά πλευρά.
effect-schotten-totten-Recruiter = τραβάτε τρεις κάρτες και βάζετε δύο από το χέρι σας στη βάση της στοίβας τους.
effect-schotten-totten-Strategist = μια κάρτα σας πηγαίνει σε άλλη Πέτρα ή απορρίπτεται.
effect-schotten-totten-Banshee = μια κάρτα του αντιπάλου απορρίπτεται.
effect-schotten-totten-Traitor = μια κάρτα Φυλής του αντιπάλου έρχεται στην πλευρά σας, όπου έχετε χώρο.

## Schotten Totten 2

effect-schotten-totten-2-Joker = όποια αξία από 0 έως 11, όποιο χρώμα.
effect-schotten-totten-2-Spy = αξία 10, όποιο χρώμα.
effect-schotten-totten-2-Shield = αξία 1, 2 ή 3, όποιο χρώμα.
effect-schotten-totten-2-Redeploy = μια κάρτα σας πηγαίνει σε άλλο πλακίδιο ή απορρίπτεται.
effect-schotten-totten-2-Recruit = μια κάρτα από τη στοίβα απόρριψης έρχεται στην πλευρά σας.
effect-schotten-totten-2-Desertion = μια κάρτα του αντιπάλου απορρίπτεται.
effect-schotten-totten-2-Treason = μια κάρτα του αντιπάλου έρχεται στην πλευρά σας, όπου έχετε χώρο.
effect-schotten-totten-2-Explosion = απορρίπτονται όλες οι κάρτες και στις δύο πλευρές ενός πλακιδίου.
effect-schotten-totten-2-Reinforcements = δύο κάρτες Πολιορκίας από τη στοίβα απόρριψης ανακατεύονται στη στοίβα τους.
effect-schotten-totten-2-Exchange = διαλέγετε από τρεις κάρτες ο καθένας και τις ανταλλάσσετε.

## Heave Ho!

effect-heave-ho-Adrenaline = το βαρέλι πάει 2 θέσεις προς τον στόχο σας.
effect-heave-ho-NastyTrick = βλέπετε το χέρι του αντιπάλου και παίζετε ή απορρίπτετε μια κάρτα του.
effect-heave-ho-HeaveHo = δοκιμή δύναμης: η δυνατότερη πλευρά τραβάει το βαρέλι τόσες θέσεις όση η διαφορά.
effect-heave-ho-MuchoMacho = όσες κυρίες είναι από πάνω απορρίπτονται, και στις δύο πλευρές.
effect-heave-ho-Weakness = δοκιμή δύναμης, αλλά τραβάει η πιο αδύναμη πλευρά.
effect-heave-ho-RopeBreaks = το βαρέλι μπαίνει στην αρχική σας θέση.
effect-heave-ho-ChangeSides = μια πάνω κάρτα της επιλογής σας περνάει απέναντι.
effect-heave-ho-Farewell = πείτε μια δύναμη: όλες οι πάνω κάρτες με αυτή βγαίνουν για αυτόν τον γύρο, και στις δύο πλευρές.
effect-heave-ho-Monstrous = αν η Νέσι είναι από πάνω στην πλευρά του αντιπάλου, κερδίζετε τον γύρο.
effect-heave-ho-Reinforcements = τραβάτε 3 κάρτες ή όσες μένουν, και καμία στο τέλος της σειράς σας.
