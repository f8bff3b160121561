/**
 * Ends for one kind of topic, behind it and a colon; marked as in `frames.templates.ts`. After `#` a field of
 * `fields.data.ts`, or a kind of noun: its last words after `=`, words of the whole phrase after `=^`.
 */
export const KINDS = `
# gardening
M* more plants drown than dry out. | W* look under the leaves first. | V* the photo in the shop, and month three.
X you don't need a green thumb. | H light first, then water, then all the rest.
G what a yellow leaf tries to tell you. | Q* which plant refuses to die on you?
# baking
M* your oven dial isn't telling the truth. | H* weigh it, don't scoop it. | X* taste first, looks later.
V* the recipe photo, next to mine. | G trust your eyes and your nose, not the clock.
C show me your worst batch. I'll wait. | Q* what did your worst batch look like?
# cooking
V* the Tuesday-night version, the Sunday version. | L* what to buy, what to skip, what you already have.
M* what goes wrong between recipe and plate. | X fewer ingredients, better ones.
H what you can make ahead, what you can't. | S somebody's hungry, so let's begin.
Q* what do you add that the recipe doesn't?
# fitness
X* the day you skip matters less than the day after. | M* most people start with too much, too soon.
H* the smallest version that still counts. | G what your body notices before the mirror does.
W sore is fine, sharp pain isn't. | V the plan on paper, your legs on Thursday. | Q* what stopped you last time?
# money
X* skipping coffee is not a plan. | H* three numbers, ten minutes, one sheet of paper.
G* the number most people never write down.
V what feels cheap, what is cheap. | W look for the fees first. | Q which payment would you cut first?
# travel
H* when to go, where to sleep, what to skip. | M* don't squeeze it all into one day.
V* the photo online, the view on the spot. | W look at what the photos crop out. | C guess what one day costs.
L worth the detour, worth the money, worth skipping. | Q* where would you go first?
# pets
M* what looks stubborn is often scared. | X* it's the human who needs the training.
G* what they're trying to tell you.
H short, calm, and the same every day.
# crafts
X* wobbly and finished beats perfect and in a drawer. | M* where every first try goes crooked.
L* what to buy, what to borrow, what to skip. | G the flaw only you will ever see.
C show me your worst try, I'll show you mine. | B the first try, next to the tenth.
Q* what's lying half finished in your drawer?
# gear
= fryers?|shoes|boots|sneakers|backpacks?|bikes?|lens|lenses|laptops?|keyboards?|mattress|knife|knives|pens|drills?
|strollers?|tents?|cookers?|grinders?|mixers?|skillets?|headphones|earbuds|monitors?|watches|printers?|vacuums?
|scooters?|machines?|microphones?|blenders?|jackets?
Q* used every day, or gathering dust? | M* don't pay for more than you'll use. | V* what extra money really gets you.
W* read the bad reviews first. | H what to check before you pay. | L what you need, what's nice, what's marketing.
# routine
= routines?|schedules?|checklists?|planner|journal|menu|prep
Q* which part would you drop first? | H* made to survive a bad day. | V* on paper, and on a Tuesday.
M* don't copy all of it, borrow a piece. | X* short and used beats long and perfect.
L what stays, what goes, what can wait.
# service
= lawyer|attorney|dentist|plumber|electrician|roofer|realtor|mechanic|salon|barber|grooming|groomer|detailing|landscaping|caterer
|movers|clinic|invisalign|botox|repair|tutoring|accountant|contractor|therapist|chiropractor|daycare|installation|removal|inspection
Q* what would you ask first? | W* what to check before you book. | M* don't just call the first ad. | H* how to choose without regret.
L* what to ask, what to sign, what to skip. | V* what the ad says, what the bill says. | P* what a good one does differently.
X* the cheapest one isn't always cheap. | G the question that tells you most. | C save this before you need it.
# work
=^ (?:life|day|week|month|shifts?) (?:as|in the life of|in my life as)
Q* could you do it? | G* what never makes it into the job ad. | V* what people imagine, what fills the hours.
M* what TV gets wrong. | X* not heroic, not boring. | S* the alarm goes off, and we begin.
L the best hour, the worst hour, the coffee.
# past
=^ ^(?:the )?(?:history|origins?|rise|fall|invention|discovery|sinking|battle) of
|war|revolution|empire|plague|expedition|rebellion|heist|shipwreck|gold rush|moon landing
Q* what did they tell you in school? | S* let me set the scene. | G* the part history class skips.
M* the version most of us half remember. | V* the legend, and what the sources say.
C* guess the year before I say it. | B the world before, the world after.
# science
= [a-z]{2,}ology|physics|holes|planets|volcanoes|glaciers|fossils|dinosaurs|bacteria|viruses|fungi|whales|sharks|crows|owls|bats
|octopus|evolution|gravity|matter|dna|neurons|memory|dreams
Q* what have you always wondered? | G* the fact I keep repeating at dinner. | V* what we know, what we only guess.
M* the half-truth we all grew up with. | H* for people who slept through that class.
X* stranger than the textbook makes it. | P no magic, just evidence.
# state
= [a-z]+itis|phobia|syndrome|disorder|disease|anxiety|attacks?|burnout|migraines?|insomnia|(?:peri)?menopause|adhd|autism|dyslexia
|eczema|asthma|diabetes|allerg(?:y|ies)|pain|fatigue|loneliness|perfectionism|procrastination|shyness|tinnitus
|acne|fright|stutter|loss|stress
Q* what do you wish people understood? | G* what it's like when nobody's looking.
M* the advice that sounds kind and doesn't help. | X* you're not the only one. | V* how it looks, and how it feels.
S* let's talk about it without whispering. | H* what I'd tell a friend on a bad day.
# rules
= tax|taxes|insurance|mortgages?|pensions?|loans|court|rights|leases?|contracts|visas?|permits?|inheritance
|copyright
H* translated into plain English. | M* don't nod along. Ask. | W* rules differ by place, so check yours.
X* boring, until it's your turn. | G the small print I'd read twice. | L words to know, papers to keep.
V what people fear, what the form asks.`
