/**
 * What people ask about a field. `=` nouns of its things; `!` other words that tell it; `+` words that tell it in pairs;
 * `:` what stands for a thing not named. Then each question in two lines: its label, what the creator fills in, the
 * question; and what would answer it. `{it}` is "your" and the thing that the topic names.
 */
export const FIELDS = `
# gardening
= tomato basil herb rose orchid cactus pepper cucumber potato strawberry plant houseplant monstera succulent lawn tulip vegetable garden lettuce microgreen seedling lavender mint fern dahlia sunflower hydrangea zucchini garlic
! gardening composting
+ grow growing planting watering soil seed compost harvest balcony
: plants
water > how often you water: How often do you water {it}?
A finger in the soil tells: dry means now, damp means wait.
sun > how much sun yours get: How many hours of direct sun reach {it}?
Count them once, morning and afternoon.
soil > which soil you use: What soil are the roots in, and how deep is it?
Soil that stays wet rots roots; soil packed hard starves them.
# baking
= bread sourdough focaccia cake cookie brownie croissant baguette cheesecake cracker muffin pie scone waffle tiramisu
! bake baking baker
+ flour yeast dough starter
: bread
flour > your flour and the grams: Do you weigh the flour for {it}, or scoop it?
Scoop one cup three times, weigh each, and compare.
rest > how long yours rests: How warm is the place where it rests?
A cool kitchen slows everything, so go by size and feel, not by the clock.
oven > your temperature and your minutes: Is your oven as hot as the dial says?
A cheap thermometer on the rack answers that in one evening.
# cooking
= pizza pasta soup curry ramen rice steak salad sauce lasagna taco dumpling pancake meal burger salmon oat chili stew noodle sandwich smoothie omelet casserole tofu burrito hummus sushi granola broth orzo chicken dish carbonara bean cheese shrimp wing
! cook cooking recipe fryer freezer dinner lunch breakfast
+ fry grill barbecue egg
: dish
amounts > your amounts: How much of each thing goes into {it}?
Weigh it once; no two handfuls are alike.
heat > the heat you use: Where can heat make or break {it}?
Go by sound and smell, not by the clock.
the fridge > how you store it: How long will {it} keep in the fridge?
Cool it fast, cover it, and write the day on the lid.
# fitness
! workout squat pushup deadlift plank marathon gym fitness cardio yoga pilates boxing climbing jiu karate
! running runner jogging cycling swimming
+ run train training strength muscle abs pounds 5k 10k
your days > your days and how long: How many days a week do you really train?
Count the last four weeks, not the plan on the wall.
form > the mistake in your own form: What do you look like when you're tired?
Film the last minute from the side; the mirror is too kind.
progress > your test and your result: What could you not do a month ago?
One test a month answers better than a scale.
# health
! sleep headache migraine posture insomnia
+ pain knee neck ache tired allergy back
the hour > when it happens to you: When does it happen, and what came in the hours before?
Write down the time for one week.
what helps > what you tried and what it did: What has helped before, even a little?
Try only that for a week, so that you know it was that.
the doctor > what your doctor said: When would you have it looked at?
If it is new, strong or stays for weeks, a doctor is the next step.
# grief
the words > the words you remember: Which words helped, and which ones hurt?
Remember one of each, exactly as it was said.
those who stayed > who stayed with you: Who stayed?
Say what they did rather than what they said: a meal, a call, an hour of sitting there.
asking > what you asked for: What could somebody do for you this week?
Ask one person for one thing, with a day and a time.
help > where you found help: Who is there when it is too much?
A doctor, a counsellor or a helpline is there for exactly that.
# money
! budget budgeting debt savings ira 401k investing
+ money save saving spend spending loan groceries month
the amount > your number: How much is it a month, to the nearest ten?
Read it off the statement; a guess is often too kind.
the biggest payments > your three biggest: Which three payments took the most last month?
Sort the statement by size and read the top.
the date > your sum and your date: By when do you want what, in numbers?
A sum without a date is a wish, so write down both.
# travel
! trip travel traveling travelling backpacking vacation itinerary
+ flight abroad day weekend lisbon japan tokyo paris rome italy spain london iceland portugal mexico berlin greece
the season > your month and why: Which month do you go, and what is it like there then?
Compare rain, crowds and price, then choose two of them.
the cost of a day > your day in numbers: What does one day cost, with bed, food and getting around?
Plan that day first and multiply.
one thing > your one thing: If everything else fell through, what would still make the trip worth it?
Book that, and leave gaps around it.
# business
! bakery bookshop startup etsy agency ecommerce
+ shop store cafe restaurant business sell selling customer client marketing market small brand
the buyer > your last customer: Who exactly buys from you, and what were they doing just before?
Describe the last real person who paid.
the problem > what they did before: What do they do today without you?
That is your real competitor, and often it is nothing.
price > your price and what stays: What does one sale leave after everything it costs?
Do that sum before you sell a hundred.
# pets
= dog puppy cat kitten rabbit horse
+ pet leash bark barking adopt rescue
: animal
the moment before > what comes first at your place: What happens just before it starts?
Watch {it} for three days; a sound, an hour or a person comes first.
the need > what yours wanted: What could it be about, food, calm, play or you?
Offer that in another way first.
the reward > your reward: What do you do in the second after it goes right?
Praise that comes late teaches something else.
# crafts
= scarf sweater quilt blanket basket bowl spoon
! linocut knitting crochet crocheting sewing embroidery origami pottery woodworking carving mending weaving quilting calligraphy painting watercolor drawing sketching macrame restoring leatherwork
+ knit sew carve weave mend restore yarn wool thread wood clay paper paint stitch
: piece
the first one > what your first one looked like: What does your very first one look like?
Keep it: no praise shows the way you came as well.
the slip > the slip you make most: Where does your hand slip, again and again?
Do only that step ten times, on scrap.
the end > when you stop: How do you know that {it} is done?
Look at it again in daylight.
`
