/**
 * Ends for one kind of topic, behind it and a colon; marked as in `frames.templates.ts`. `#` names a field, or a kind with its words:
 * the last of a noun (`=`), also of what is done (`=+`), or any (`=^`).
 */
export const KINDS = `
# gardening
M* more plants drown than dry out. | W* look under the leaves first. | V* the photo in the shop, and month three.
H* light first, then water, then all the rest. | Q* which plant refuses to die on you?
# baking
M* your oven dial isn't telling the truth. | H* weigh it, don't scoop it.
V* the recipe photo, next to mine. | G* trust your eyes and your nose, not the clock. | Q* what did your worst batch look like?
# cooking
V* the Tuesday-night version, the Sunday version. | L* what to buy, what to skip, what you already have.
X* fewer ingredients, better ones.
Q* what do you add that the recipe doesn't?
# fitness
X* the day you skip matters less than the day after. | M* most people start with too much, too soon.
H* the smallest session that still counts.
V* the plan on paper, your legs on Thursday.
# money
X* skipping coffee is not a plan. | H* three numbers, ten minutes, one sheet of paper. | G* the number most people never write down.
V* what feels cheap, what is cheap. | W* look for the fees first.
# travel
H* when to go, where to sleep, what to skip. | M* don't squeeze it all into one day. | V* the photo online, the view on the spot.
L* worth the detour, worth the money, worth skipping.
# pets
M* what looks stubborn is often scared. | X* it's the human who needs the training. | G* what they're trying to tell you.
H* short, calm, and the same every day.
# crafts
X* wobbly and finished beats perfect and in a drawer. | M* where every first try goes crooked.
Q* what's lying half finished in your drawer?
# music
=+ guitar|ukulele|piano|violin|drums?|drumming|bass|banjo|singing|jazz|chords|scales|songwriting
M* too fast, too soon, every time. | X* ten bad minutes a day beat one good Sunday. | V* what your neighbors hear, what you hear.
H* slow it down until it's boring. | Q* which song made you want to start?
# photos
=+ photography|photos|portraits?|videography|filming|time-?lapses?|lighting|selfies|color grading|video editing
X* the light matters more than the camera. | V* what you saw, what the camera saw. | M* everyone shoots first and looks second.
H* light first, background second, gear last.
# sport
=+ soccer|(?<!fantasy )football|basketball|tennis|golf|volleyball|baseball|hockey|badminton|pickleball|rugby|surfing|skiing|snowboarding|skateboarding|skating|jiu jitsu|ballet|dancing|gymnastics
M* everyone practices what they're good at. | V* how easy it looks on TV, how it feels in your legs. | X* talent helps. Turning up helps more.
H* one drill, ten minutes, no audience.
# games
=+ chess|openings|endgames?|fantasy football|gambit|poker|minecraft|fortnite|roblox|pokemon|zelda|(?:board|video) games?|sudoku
M* losing the same way twice. | X* the flashy move is usually the wrong one. | G* what good players look at first.
Q* what was your most painful defeat?
# style
=+ outfits?|wardrobes?|fashion|hijabs?|hijab styles?|streetwear|jeans|shirts?|sweaters?|dress(?:es)?|suits?|thrifting|accessories|clothes
M* it's the fit, not the price. | V* on the hanger, and on a real body. | L* what to keep, what to alter, what to give away.
Q* what do you own that you never wear? | X* fewer pieces, more ways to wear them.
# creatures
=+ parakeets?|parrots?|budgies?|hamsters?|guinea pigs?|aquariums?|turtles?|geckos?|chickens|goats|bees|beekeeping|ducks
V* the cute clip, and the cleaning. | W* look up how long they live before you say yes. | X* easy to get, harder to keep happy.
L* what they eat, what they need, what they cost. | G* what they do when they think you're gone.
# language
=+ spanish|french|german|italian|japanese|korean|mandarin|chinese|english|portuguese|arabic|hindi|turkish
X* speak badly, speak early. | M* apps count streaks, not sentences. | V* what the textbook says, what people say.
H* ten words you'd use today, then ten more.
# code
=+ (?<!ball )python|javascript|react|kubernetes|docker|sql|sqlite|linux|coding|programming|css|apis?|databases?|machine learning
M* copying what you can't explain. | V* the tutorial, and the Tuesday it breaks. | H* build something ugly that works first.
X* you need less of it than you think. | Q* what broke last time?
# business
=+ seo|marketing|branding|pricing|newsletters?|dropshipping|e-?commerce|cold (?:emails?|calling)|(?:facebook|google) ads|podcasting|freelancing|consulting|side hustles?|etsy shops?|copywriting|personal brand|small business
M* talking to everyone, selling to no one. | X* being cheaper is not a strategy. | V* what gets likes, what gets paid.
H* one offer, one customer, one week. | G* the question every customer has and never asks.
# people
=+ dating|marriage|friendships?|relationships?|boundaries|small talk|dates?|roommates?|coworkers?|boss|neighbors?|red flags
X* nice isn't the same as kind. | V* what we say, what we mean. | M* waiting for them to guess.
H* say it early, say it kindly. | G* the sentence that's hard to say out loud.
# feasts
=+ weddings?|birthdays?|birthday part(?:y|ies)|christmas|halloween|thanksgiving|easter|ramadan|eid|diwali|dinner part(?:y|ies)
L* what to plan, what to buy, what to let go. | V* on the mood board, and on the day.
Q* what do people still talk about years later? | H* start with the one thing that has to work.
# gear
= fryers?|shoes|boots|sneakers|backpacks?|bikes?|lens|lenses|laptops?|keyboards?|mattress|knife|knives|pens|desks?|chairs?|phones?
|strollers?|tents?|cookers?|grinders?|headphones|earbuds|monitors?|watches|printers?|vacuums?|telescopes?
|machines?|microphones?|blenders?|jackets?|synthesizers?|cameras?|tools?|tablets?
Q* used every day, or gathering dust? | M* don't pay for more than you'll use. | V* what extra money really gets you.
W* read the bad reviews first. | L* what you need, what's nice, what's marketing.
# home
= makeover|renovation|remodel|living room|bedroom|kitchen|bathroom|closet|pantry|decor|shelf|shelves|wall|patio|balcony|nursery
|tiny (?:house|home)s?|apartment|cabin|loft|dorm room|basement|garage|home office|camper
Q* what would you change first? | B* the before, the after, and the bill. | M* measure first, shop second.
L* where to spend, where to save. | X* looking expensive and being expensive aren't the same.
# beauty
= skincare|gua sha|makeup|eyeliner|foundation|lipsticks?|mascara|serums?|retinol|sunscreens?|nails
|(?<!dog |cat |pet )hair|curls|braids?|bangs|haircuts?|wash day|wigs?|locs|beards?
M* more product isn't the answer. | V* in the bathroom light, and in daylight. | X* the expensive one isn't always the better one.
L* what to splurge on, what to skip. | B* the tutorial, and your own mirror.
# software
=+ excel|sheets|formulas?|presets?|plugins?|templates?|spreadsheets?|notion|canva|prompts|shortcuts|automations?|chatgpt
G* the five minutes of setup that pay off. | V* the slow way everyone uses, the fast way. | Q* what do you still do by hand?
H* from a blank screen to done. | M* don't learn it all, learn the part you'll use.
# career
=+ interviews?|resumes?|cv|cover letters?|salary negotiation|networking|linkedin profile|portfolio|pitch|invoicing|job search
X* being good at the job isn't enough. | M* what sounds professional and gets you ignored.
L* say this, skip that, never mention this. | V* what they ask, what they want to know. | G* what the other side is really looking for.
# family
=+ toddlers?|newborns?|baby|babies|kids|parenting|bedtime|potty training|sleep training|tantrums?|teenagers?|weaning|picky eaters|homeschooling|screen time|twins
X* no family does it by the book. | V* the plan at 7 pm, the truth at 9 pm.
M* the advice from people without kids. | Q* what finally worked at your place?
# drink
=+ coffee|espresso|lattes?|tea|matcha|cold brew
L* at home, at the cafe, and the price of both. | V* the lazy way, the fussy way. | H* what to change first: water, heat or time.
# routine
= routines?|schedules?|checklists?|planner|journal|journaling|meditation|menu|prep|planning
Q* which part would you drop first? | H* made to survive a bad day. | V* on paper, and on a Tuesday.
M* don't copy all of it, borrow a piece. | X* short and used beats long and perfect.
# service
=+ photographers?|lawyer|dentist|plumber|electrician|realtor|mechanic|salon|barber|grooming|groomer|detailing|landscaping
|clinic|repair|tutoring|accountant|contractor|therapist|daycare|(?:yoga|tattoo|pottery) studio|gym|inspection
W* what to check before you book. | H* how to choose without regret.
V* what the ad says, what the bill says.
X* the cheapest one isn't always cheap. | G* the question that tells you most.
# work
=^ (?:life|day|week|month|shifts?) (?:as|in the life of|in my life as)|(?:daily|day in the) life
G* what never makes it into the job ad. | V* what people imagine, what fills the hours.
X* not heroic, not boring. | S* the alarm goes off, and we begin. | L* the best hour, the worst hour, the coffee.
# past
=^ ^(?:the )?(?:history|origins?|rise|fall|invention|discovery|sinking|battle) of
|war|revolution|empire|plague|expedition|gold rush|moon landing
S* let me set the scene. | G* the part history class skips.
M* the version most of us half remember. | V* the legend, and what the sources say.
# science
= [a-z]{2,}ology|physics|holes|planets|dinosaurs|bacteria|whales|sharks|crows|octopus|penguins|dolphins|elephants|wolves|spiders|thunderstorms?|tornado(?:es)?|earthquakes?|eclipses?|evolution|gravity|matter|dna|memory|dreams
G* the fact I keep repeating at dinner. | V* what we know, what we only guess.
M* the half-truth we all grew up with. | X* stranger than the textbook makes it.
# state
= [a-z]+itis|phobia|syndrome|disorder|disease|anxiety|attacks?|burnout|migraines?|insomnia|(?:peri)?menopause|adhd|autism|dyslexia
|eczema|asthma|diabetes|allerg(?:y|ies)|pain|fatigue|loneliness|procrastination|shyness|acne|fright|loss|stress
Q* what do you wish people understood? | G* what it's like when nobody's looking.
M* the advice that sounds kind and doesn't help. | X* you're not the only one.
S* let's talk about it without whispering. | H* what I'd tell a friend on a bad day.
# rules
=+ tax|taxes|deductions?|insurance|mortgages?|pensions?|loans|court|rights|leases?|rent|contracts|visas?|permits?|copyright
H* translated into plain English. | M* don't nod along. Ask. | W* rules differ by place, so check yours.
X* boring, until it's your turn. | G* the small print I'd read twice.`
