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
