/**
 * What people ask about a field. `=` nouns of its things; `+` other words that tell it; `:` what stands for a thing not named.
 * Then each question in two lines: its label, the question, what would answer it; what the creator fills in, what is seen.
 * `{it}` is the thing that the topic names.
 */
export const FIELDS = `
# gardening
= tomato tomatoes basil herb rose orchid cactus monstera houseplant pepper cucumber potato strawberry pumpkin plant
= succulent lawn tulip lavender bonsai seedling flower vegetable garden
+ grow growing gardening gardener seed seeds soil compost harvest watering planting prune greenhouse balcony
: your plants
water: How often do you water {it}? Push a finger into the soil: dry an inch down means now, damp means wait.
> how often you water > a finger pushed into the soil
sun: How many hours of direct sun reach {it}? Count them once, in the morning and again in the afternoon.
> how much sun yours get > the spot in morning light
soil: What soil are the roots in, and how deep is it? Soil that stays wet rots roots; soil packed hard starves them.
> which soil you use > a handful of soil, squeezed
timing: When do you plant, and when is the last frost where you live? Count from that date, not from the packet.
> your planting date and your place > the date circled on a calendar
feed: When did {it} last get any feed? Pale lower leaves ask for it; plenty of leaf and no flower had too much.
> what you feed and when > a pale leaf beside a dark one
pests: What lives under the leaves? Turn three of them over once a week, before anything spreads.
> the pest you met and what you did > the underside of a leaf
# baking
= bread sourdough focaccia cake cookie brownie croissant bagel muffin cupcake macaron baguette cheesecake
+ bake baking baker yeast flour starter dough
: your dough
flour: Do you weigh the flour for {it}, or scoop it? Scoop one cup three times, weigh each, and compare.
> your flour and the grams > flour on a scale
rest: How warm is the place where it rests? A cool kitchen slows everything, so go by size and feel, not by the clock.
> how long yours rests > the bowl at the start and at the end
oven: Is your oven as hot as the dial says? A cheap thermometer on the rack answers that in one evening.
> your temperature and your minutes > a thermometer on the oven rack
cooling: How long can you wait before you cut {it}? The inside still sets while it cools; cut hot, it turns gummy.
> how long you let it cool > the first cut
# cooking
= pizza pasta soup curry ramen rice steak chicken salad sauce lasagna taco dumpling pancake risotto stew meal
= dinner lunch breakfast dessert burger noodle kimchi salmon tiramisu egg tofu barbecue
+ cook cooking recipe kitchen fry frying grill roast fryer chef vegetarian wok prep
: the dish
amounts: How much of each thing goes into {it}? Weigh it once; a handful is never the same handful twice.
> your amounts > the scale and the bowl
heat: Where does heat make or break {it}? Go by sound and smell: both change before the clock says so.
> the heat you use > steam over the stove
taste: When do you taste, and what do you add then? Salt first, then something sour, and only then more spice.
> the one thing you always add > a spoon, tasted
keeping: How long does {it} keep in the fridge? Cool it fast, cover it, and write the day on the lid.
> how you store it > a lid with a date
# fitness
= workout deadlift squat pushup push-up pullup plank marathon
+ train training gym strength lifting pounds fit fitness exercise cardio stretch muscle abs yoga pilates boxing climbing
+ jiu karate running runner run jog 5k 10k triathlon cycling swimming crossfit kettlebell
: your training
your days: How many days a week do you really train? Count the last four weeks, not the plan on the wall.
> your days and how long > four weeks on a calendar
form: What do you look like when you are tired? Film the last minute from the side; the mirror is too kind.
> the mistake in your own form > the last minute from the side
load: When did you last make it harder? Add weight, distance or speed, and only one of them at a time.
> what you do now and did at first > the numbers in a notebook
progress: What could you not do a month ago? One test on the same day each month answers better than a scale.
> your test and your result > the test, start to end
pace: Can you talk while you do it? If only single words come out, that was too hard for an easy day.
> your easy pace > a face on an easy stretch
# health
= sleep headache migraine posture knee gut neck
+ insomnia pain asthma period menopause symptom symptoms nurse tired health allergy allergies ache hormones
: your body
the hour: When does it happen, and what came in the hours before? Write down the time for one week.
> when it happens to you > a notebook by the bed
the beginning: How long has it been like this? Find the last week when it was different, and what changed after.
> when it began > a calendar, turned back
what helps: What has helped before, even a little? Try only that for a week, so that you know it was that.
> what you tried and what it did > the one thing you tried
the doctor: When would you have it looked at? If it is new, strong or stays for weeks, a doctor is the next step.
> what your doctor said, or that you are not one > a phone with the number
# mindset
= anxiety stress burnout loneliness confidence perfectionism motivation
+ overthinking mindfulness meditation meditate focus adhd autism therapy therapist mental calm worry anxious
+ introvert introverts overwhelmed lonely mindset shy shyness
: your mind
trigger: When did it last get loud, and where were you? Note place, hour and people; three notes show a pattern.
> the moment it happens to you > three short notes
body: Where do you feel it first: jaw, chest, stomach, hands? That place is your early warning.
> where you feel it > a hand on the chest
one small step: What makes it a little quieter? Pick something that takes two minutes, and test it on a mild day.
> the two minutes that help you > two minutes by a window
people: Who knows about it? Tell one person, and if it stays for weeks, ask a doctor or a therapist.
> whom you told and how > a message being typed
# grief
= grief
+ death cancer funeral suicide abuse miscarriage widow trauma addiction dementia
+ depression hospice stillbirth terminal alzheimer rape violence genocide
: what happened
words: Which words helped, and which ones hurt? Remember one of each, exactly as it was said.
> the words you remember > an empty chair by a window
people: Who stayed? Say what they did rather than what they said: a meal, a call, an hour of sitting there.
> who stayed with you > two cups on a table
hard hours: Which hours of the day are the hardest? Put one small thing there, such as a walk or a call.
> your hardest hour > a path in morning light
help: Who is there when it is too much? A doctor, a counsellor or a helpline is there for exactly that.
> where you found help > a number written down
# money
= budget debt mortgage pension loan investment
+ money save saving savings invest investing tax taxes crypto bitcoin credit groceries retire frugal spend
+ spending finance finances dollars bank inflation stock stocks rich rent
: your money
the amount: How much is it a month, to the nearest ten? Read it off the statement; a guess is often too kind.
> your number > the figure, written large
the first day: Since when do you know that number? Write today beside it, and again in thirty days.
> when you started > two dates and two numbers
the biggest payments: Which three payments took the most last month? Sort the statement by size and read the top.
> your three biggest > three lines of a statement
the date: By when do you want what, in numbers? A sum without a date is a wish, so write down both.
> your sum and your date > a date beside a sum
# travel
= trip flight hotel hostel itinerary
+ travel pack traveling travelling backpacking vacation abroad passport airport lisbon japan tokyo paris rome italy
+ spain london bali thailand iceland portugal mexico berlin greece india vietnam hiking camping luggage
: your trip
season: Which month do you go, and what is it like there then? Compare rain, crowds and price, then choose two of them.
> your month and why > a street in that month
cost: What does one day cost, with bed, food and getting around? Plan that day first and multiply.
> your day in numbers > receipts of one day
base: Where do you sleep, and how far is it from what you came for? Measure in minutes on foot, not in miles.
> where you stayed > the walk from the door
one thing: If everything else fell through, what would still make the trip worth it? Book that, and leave gaps around it.
> your one thing > the one place
# learning
= exam vocabulary grammar thesis essay
+ learn learning study studying language memorize flashcards homework spanish french german italian korean math
: what you learn
the use: What do you want to be able to do with it, and for whom? One real moment beats the word "fluent" or "better".
> the moment you learn for > the situation acted out
minutes: How many minutes on a bad day? Plan for that day, since good days look after themselves.
> your daily minutes > a timer and an open page
recall: Can you say it with the book closed? Close it, say it aloud, and mark only what was missing.
> how you test yourself > the book closed
mistakes: Which mistake keeps coming back? Keep a list of three, and start tomorrow with them.
> your own mistake > a list of three
# business
= shop store brand startup bakery cafe restaurant boutique bookstore agency
+ business businesses customer customers client clients sell selling marketing launch founder entrepreneur sales
+ etsy dropshipping ecommerce freelance freelancer freelancing invoice pricing
: your business
the buyer: Who exactly buys from you, and what were they doing just before? Describe the last real person who paid.
> your last customer > a face at the counter
the problem: What do they do today without you? That is your real competitor, and often it is nothing.
> what they did before > the old way of doing it
price: What does one sale leave after everything it costs? Do that sum for one piece before you sell a hundred.
> your price and what stays > a sum for one piece
the first ten: Where did the first ten people come from? Ask each of them; that answer beats any plan for ads.
> where yours came from > ten names on a page
# creators
= channel podcast newsletter thumbnail blog
+ youtube tiktok instagram views viral content creator creators influencer algorithm posting subscribers
+ followers linkedin reel reels audience
: what you post
one person: Who is it for, by name? Think of one person, and cut every line that bores them.
> the person you make it for > one name on a note
first line: What happens in the first three seconds? Play only those to somebody, and ask what comes next.
> your best opening > the first three seconds of one post
numbers: Which number did you look at last, and what did you change because of it? If nothing, pick another.
> your numbers > one graph
answers: What do people ask you again and again? Collect ten comments, and there are ten topics.
> the question you get most > ten comments
# career
= resume career promotion internship commute
+ job interview boss coworker coworkers remote hired fired quit salary raise office manager layoff meetings
: your work
the task: What did you do last week, hour by hour? Titles say little, and a week says nearly everything.
> your real week > a week in a calendar
proof: What got better because you were there, in numbers? Write three lines with before and after.
> your before and after > three lines on paper
money: What is it worth elsewhere? Three adverts and one honest conversation give you a range.
> the range you found > three adverts, one range
the way out: What would make you leave, and by when? Write it down on a good day.
> your line and your date > a date on a note
# home
= kitchen room bedroom closet bathroom floor wall sofa shelf sink garage roof drawer
+ declutter decluttering clean cleaning renovate renovation repair fix organize tidy minimalist
+ paint ikea furniture interior apartment house
: your home
measure: What are the real measurements of {it}, corners and doors included? Measure at both ends; walls are never straight.
> your measurements > a tape along a wall
order: What has to be done before the thing you want to do? Write the steps backwards from the finished day.
> your order of work > a list, read from below
cost: What is in the price besides the big piece? Screws, paint, transport, waste: add them before you order.
> what you paid in the end > the receipts
keeping: Where does each thing go on a lazy evening? If it takes two moves, it will not last.
> your rule for lazy evenings > one thing put away
# pets
= dog puppy cat kitten rabbit hamster parrot horse
+ pet pets vet leash litter bark barking adopt adopted rescue aquarium
: your animal
the moment before: What happens just before it starts? Watch {it} for three days; a sound, an hour or a person comes first.
> what comes first at your place > the moment before
need: What does {it} get out of it: food, calm, play, you? Offer that in another way first.
> what yours wanted > a toy or a treat in a hand
reward: What do you do in the second after it goes right? Praise that comes late teaches something else.
> your reward > the reward, right on time
the vet: Since when is it so, and does {it} eat and drink as always? If not, the vet comes before any trick.
> what your vet said > the door of the vet
# parenting
= baby toddler kid child daughter son teenager newborn
+ parenting parent parents mom mum dad mother father pregnancy pregnant kids children tantrum bedtime
: your child
the moment before: What happened in the ten minutes before? Hungry, tired, too loud, too fast: one of them usually fits.
> what it was at your place > toys on a floor
words: What do you say first, word for word? Try it shorter, lower and from the same height.
> your sentence > kneeling to a child's height
routine: Which three steps come in the same order every day? Fewer steps, kept, are worth more than a chart.
> your three steps > three steps, one after another
you: When did you last eat, sleep, sit down? A parent who is empty has no patience to find.
> what you do for yourself > a cup of tea gone cold
# beauty
= skin hair acne makeup lipstick sunscreen serum eyebrow curl beard perfume
+ skincare beauty moisturizer shampoo wrinkles haircut nails
: your skin
the bare look: What do skin and hair look like three hours after washing, with nothing on? Judge them then, in daylight.
> what yours is like > a face in daylight
order: What goes on first, and what last? Thin before thick, sunscreen at the end of the morning.
> your order > the bottles in a row
patch test: Where did you try it before it went everywhere? Behind the ear, two days, then decide.
> how you test > a drop behind the ear
weeks: How long did you give it? Take one photo a week in the same light; the mirror forgets.
> your weeks > two photos, same light
# music
= guitar piano drum violin song ukulele choir cello
+ music musician sing singing singer band bass concert vinyl chords jazz rap
: the piece
slow: How slowly can you play it without one mistake? Start there, and raise the tempo only after three clean runs.
> your tempo > a metronome and two hands
the hard bar: Which two seconds go wrong every time? Practise only those, and then the bar before them.
> your hard bar > the hard bar, twice
minutes: How many minutes a day go into {it}? What stands ready in the room gets played more.
> your minutes > the instrument in the room
recording: What do you hear when you record {it} and wait a day? Listen for time first, notes second.
> what the recording told you > a phone beside the music
# gaming
= game puzzle speedrun
+ chess minecraft gaming gamer gamers elden fortnite pokemon zelda dnd console steam roblox valorant playstation
: your game
the last loss: Where did the last one go wrong: the move before, or five before? Go back until it was still even.
> your own loss > the moment it turned
the plan: What did you want in the first minutes, in one sentence? Without one, the other side has it.
> your opening plan > the first moves
habit: Which move do you make without thinking? Note it three times, then forbid it for a day.
> your habit > the same move again
practice: What could you train alone for ten minutes? One end, one jump, one fight, again and again.
> your ten minutes > one situation, three tries
# books
= book movie series documentary sequel anime
+ read reading books films movies show fantasy thriller netflix cinema horror
: the story
mood: In which mood does {it} work, and in which not? Name the evening it fits.
> the evening you took it up > a lamp and a chair
the promise: What do the first ten minutes or pages promise, and is it kept? Compare only those with the end.
> what you expected > the cover
one scene: Which scene stays the day after? Tell it without names, and nothing is spoiled.
> your scene > an empty seat, a held breath
who it is for: Who would stop halfway, and why? That says more than stars do.
> who should skip it > a bookmark halfway
what stands beside it: What would you put beside {it}? One that is alike, and one that answers back.
> your two others > two covers side by side
# habits
= habit routine journal planner
+ productivity procrastination procrastinate procrastinating discipline morning journaling consistency habits
: your day
the minute: At which minute of the day does it start? Tie it to something that happens anyway, such as the kettle.
> your minute > a kettle and a clock
the smallest version: What is the version for the worst day? If it takes longer than two minutes, make it smaller.
> your smallest version > two minutes on a timer
the snag: When did you last drop it, and what came first? Take that away the evening before.
> when you dropped it > a phone put in a drawer
record: Where do you see that it happened? A cross on paper you pass each day is enough.
> how you keep count > a cross on paper
`
