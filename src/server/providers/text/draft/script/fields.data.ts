/**
 * What people ask about a field. `=` nouns of its things; `+` other words that tell it; `:` what stands for a thing not named.
 * Then each question in two lines: its label, the question, what would answer it; what the creator fills in.
 * `{it}` is the thing that the topic names.
 */
export const FIELDS = `
# gardening
= tomato tomatoes basil herb rose orchid cactus pepper cucumber potato strawberry plant
= succulent lawn tulip flower vegetable garden
+ grow growing gardening seed seeds soil compost harvest watering planting prune greenhouse balcony
: your plants
water: How often do you water {it}? Push a finger into the soil: dry an inch down means now, damp means wait.
> how often you water
sun: How many hours of direct sun reach {it}? Count them once, in the morning and again in the afternoon.
> how much sun yours get
soil: What soil are the roots in, and how deep is it? Soil that stays wet rots roots; soil packed hard starves them.
> which soil you use
timing: When do you plant, and when is the last frost where you live? Count from that date, not from the packet.
> your planting date and your place
feed: When did {it} last get any feed? Pale lower leaves ask for it; plenty of leaf and no flower had too much.
> what you feed and when
pests: What lives under the leaves? Turn three of them over once a week, before anything spreads.
> the pest you met and what you did
# baking
= bread sourdough focaccia cake cookie brownie croissant baguette cheesecake
+ bake baking baker yeast flour starter dough
: your dough
flour: Do you weigh the flour for {it}, or scoop it? Scoop one cup three times, weigh each, and compare.
> your flour and the grams
rest: How warm is the place where it rests? A cool kitchen slows everything, so go by size and feel, not by the clock.
> how long yours rests
oven: Is your oven as hot as the dial says? A cheap thermometer on the rack answers that in one evening.
> your temperature and your minutes
cooling: How long can you wait before you cut {it}? The inside still sets while it cools; cut hot, it turns gummy.
> how long you let it cool
# cooking
= pizza pasta soup curry ramen rice steak salad sauce lasagna taco dumpling pancake meal
= dinner lunch breakfast burger noodle salmon egg barbecue
+ cook cooking recipe kitchen fry frying grill roast chef vegetarian prep
: the dish
amounts: How much of each thing goes into {it}? Weigh it once; a handful is never the same handful twice.
> your amounts
heat: Where does heat make or break {it}? Go by sound and smell: both change before the clock says so.
> the heat you use
taste: When do you taste, and what do you add then? Salt first, then something sour, and only then more spice.
> the one thing you always add
the fridge: How long does {it} keep in the fridge? Cool it fast, cover it, and write the day on the lid.
> how you store it
# fitness
= workout squat pushup plank marathon
+ train training gym strength lifting pounds fit fitness exercise cardio stretch muscle abs yoga pilates boxing climbing
+ jiu karate running runner run jog 5k 10k cycling swimming kettlebell
: your training
your days: How many days a week do you really train? Count the last four weeks, not the plan on the wall.
> your days and how long
form: What do you look like when you are tired? Film the last minute from the side; the mirror is too kind.
> the mistake in your own form
load: When did you last make it harder? Add weight, distance or speed, and only one of them at a time.
> what you do now and did at first
progress: What could you not do a month ago? One test on the same day each month answers better than a scale.
> your test and your result
pace: Can you talk while you do it? If only single words come out, that was too hard for an easy day.
> your easy pace
# health
= sleep headache migraine posture knee neck
+ insomnia pain period tired health allergy allergies ache
: your body
the hour: When does it happen, and what came in the hours before? Write down the time for one week.
> when it happens to you
the beginning: How long has it been like this? Find the last week when it was different, and what changed after.
> when it began
what helps: What has helped before, even a little? Try only that for a week, so that you know it was that.
> what you tried and what it did
the doctor: When would you have it looked at? If it is new, strong or stays for weeks, a doctor is the next step.
> what your doctor said
# mindset
= anxiety stress burnout loneliness confidence motivation
+ overthinking mindfulness meditation meditate focus adhd therapy therapist mental calm worry anxious
+ introvert lonely mindset shy
: your mind
the trigger: When did it last get loud, and where were you? Note place, hour and people; three notes show a pattern.
> the moment it happens to you
the body: Where do you feel it first: jaw, chest, stomach, hands? That place is your early warning.
> where you feel it
one small step: What makes it a little quieter? Pick something that takes two minutes, and test it on a mild day.
> the two minutes that help you
the one who knows: Who knows about it? Tell one person, and if it stays for weeks, ask a doctor or a therapist.
> whom you told and how
# grief
= grief
+ death cancer funeral suicide abuse trauma addiction dementia
+ depression alzheimer rape violence genocide
: what happened
the words: Which words helped, and which ones hurt? Remember one of each, exactly as it was said.
> the words you remember
those who stayed: Who stayed? Say what they did rather than what they said: a meal, a call, an hour of sitting there.
> who stayed with you
hard hours: Which hours of the day are the hardest? Put one small thing there, such as a walk or a call.
> your hardest hour
asking: What could somebody do for you this week? Ask one person for one thing, with a day and a time.
> what you asked for
help: Who is there when it is too much? A doctor, a counsellor or a helpline is there for exactly that.
> where you found help
# money
= budget debt mortgage loan investment
+ money save saving savings invest investing tax taxes crypto credit groceries retire retiring retirement salary spend
+ spending finance finances dollars bank stock stocks rich rent
: your money
the amount: How much is it a month, to the nearest ten? Read it off the statement; a guess is often too kind.
> your number
the first day: Since when do you know that number? Write today beside it, and again in thirty days.
> when you started
the biggest payments: Which three payments took the most last month? Sort the statement by size and read the top.
> your three biggest
the date: By when do you want what, in numbers? A sum without a date is a wish, so write down both.
> your sum and your date
# travel
= trip flight hotel
+ travel pack traveling travelling backpacking vacation abroad passport airport lisbon japan tokyo paris rome italy
+ spain london iceland portugal mexico berlin greece hiking camping luggage
: your trip
the season: Which month do you go, and what is it like there then? Compare rain, crowds and price, then choose two of them.
> your month and why
the cost of a day: What does one day cost, with bed, food and getting around? Plan that day first and multiply.
> your day in numbers
the bed: Where do you sleep, and how far is it from what you came for? Measure in minutes on foot, not in miles.
> where you stayed
one thing: If everything else fell through, what would still make the trip worth it? Book that, and leave gaps around it.
> your one thing
# learning
= exam vocabulary grammar thesis essay
+ learn learning study studying language memorize flashcards homework spanish french german italian math
: what you learn
the use: What do you want to be able to do with it, and for whom? One real moment beats the word "fluent" or "better".
> the moment you learn for
the bad day: How many minutes on a bad day? Plan for that day, since good days look after themselves.
> your daily minutes
recall: Can you say it with the book closed? Close it, say it aloud, and mark only what was missing.
> how you test yourself
the mistake: Which mistake keeps coming back? Keep a list of three, and start tomorrow with them.
> your own mistake
# business
= shop store bookshop brand startup bakery cafe restaurant agency
+ business businesses customer customers client clients sell selling marketing launch founder entrepreneur sales
+ etsy freelance freelancer freelancing invoice pricing
: your business
the buyer: Who exactly buys from you, and what were they doing just before? Describe the last real person who paid.
> your last customer
the problem: What do they do today without you? That is your real competitor, and often it is nothing.
> what they did before
price: What does one sale leave after everything it costs? Do that sum for one piece before you sell a hundred.
> your price and what stays
the first ten: Where did the first ten people come from? Ask each of them; that answer beats any plan for ads.
> where yours came from
# home
= kitchen bedroom closet bathroom shelf garage drawer wardrobe
+ declutter decluttering renovation renovating organize organizing tidy minimalist ikea interior
: your home
the measurements: What are the real measurements of {it}, corners and doors included? Measure at both ends; walls are never straight.
> your measurements
the order: What has to be done before the thing you want to do? Write the steps backwards from the finished day.
> your order of work
the whole price: What is in the price besides the big piece? Screws, paint, transport, waste: add them before you order.
> what you paid in the end
the lazy evening: Where does each thing go on a lazy evening? If it takes two moves, it will not last.
> your rule for lazy evenings
# pets
= dog puppy cat kitten rabbit horse
+ pet pets vet leash bark barking adopt adopted rescue aquarium
: your animal
the moment before: What happens just before it starts? Watch {it} for three days; a sound, an hour or a person comes first.
> what comes first at your place
the need: What does {it} get out of it: food, calm, play, you? Offer that in another way first.
> what yours wanted
the reward: What do you do in the second after it goes right? Praise that comes late teaches something else.
> your reward
the vet: Since when is it so, and does {it} eat and drink as always? If not, the vet comes before any trick.
> what your vet said
# parenting
= baby toddler kid child daughter son teenager newborn
+ parenting parent parents motherhood fatherhood pregnancy pregnant kids children tantrum bedtime
: your child
the moment before: What happened in the ten minutes before? Hungry, tired, too loud, too fast: one of them usually fits.
> what it was at your place
the first words: What do you say first, word for word? Try it shorter, lower and from the same height.
> your sentence
the routine: Which three steps come in the same order every day? Fewer steps, kept, are worth more than a chart.
> your three steps
you: When did you last eat, sleep, sit down? A parent who is empty has no patience to find.
> what you do for yourself
# beauty
= skin hair acne makeup lipstick sunscreen curl beard perfume
+ skincare curly beauty shampoo haircut nails
: your skin
the bare look: What do skin and hair look like three hours after washing, with nothing on? Judge them then, in daylight.
> what yours is like
the order: What goes on first, and what last? Thin before thick, sunscreen at the end of the morning.
> your order
the patch test: Where did you try it before it went everywhere? Behind the ear, two days, then decide.
> how you test
the weeks: How long did you give it? Take one photo a week in the same light; the mirror forgets.
> your weeks
# music
= guitar piano drum violin song
+ music musician sing singing singer band bass concert chords jazz rap
: the piece
the slow run: How slowly can you play it without one mistake? Start there, and raise the tempo only after three clean runs.
> your tempo
the hard bar: Which two seconds go wrong every time? Practise only those, and then the bar before them.
> your hard bar
the minutes a day: How many minutes a day go into {it}? What stands ready in the room gets played more.
> your minutes
the recording: What do you hear when you record {it} and wait a day? Listen for time first, notes second.
> what the recording told you
# habits
= habit routine journal
+ productivity procrastination procrastinating discipline morning journaling consistency habits
: your day
the minute: At which minute of the day does it start? Tie it to something that happens anyway, such as the kettle.
> your minute
the smallest version: What is the version for the worst day? If it takes longer than two minutes, make it smaller.
> your smallest version
the snag: When did you last drop it, and what came first? Take that away the evening before.
> when you dropped it
the record: Where do you see that it happened? A cross on paper you pass each day is enough.
> how you keep count
`
