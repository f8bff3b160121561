/** Closed lists of English words, by which a topic is read. What stands in none of them is not guessed at. */
const set = (words: string, more: Iterable<string> = []): ReadonlySet<string> =>
  new Set([...words.split(/\s+/u).filter(Boolean), ...more])

/** Verbs that are seldom anything else: at the start of a topic they give an order without an article after them. */
export const ORDERS =
  set(`avoid become build buy choose create declutter develop earn eat find fix forget get give grow improve keep learn
  let lose make pay prevent protect quit raise reduce remove renovate replace save sell simplify spend start stop
  teach take try understand use wear`)

/** Verbs that people give advice on, in the form after "to". */
export const VERBS = set(
  `adopt answer apply ask automate bake balance be beat begin believe bike break brew bring budget burn calm can care
  change charge check clean clear close code color come compost control cook cope copy cut date deal design dig do
  double draw dress drink drive drop edit end enjoy exercise explain explore fail fall fast feel finish fold forgive
  freelance freeze go have hear help hike hire install invest knit know launch leave light look love manage market
  marry master meditate meet move negotiate open order organize pack paint photograph pick plan plant play practice
  prepare price procrastinate prove prune pull put reach read rebuild recycle reheat remember repair repot retire
  ride run say see send set show sing skip sleep speak stay stretch study style survive swim talk tell test thank
  think tie time train translate travel treat unclog update upgrade wake walk wash watch water win work wrap write`,
  ORDERS,
)

/** The past of irregular verbs, and of verbs that open a topic without "I". */
export const PASTS =
  set(`ate became began bought broke brought built burned came caught chose cried cut did died drank drove fell fed felt
  fired found fought gave got grew had hated heard held hiked hired kept knew launched learned learnt left let lived
  lost loved made married met moved opened ordered paid passed planted put quit raised ran read renovated retired
  said sang sat saw saved sent set shot slept sold spent stood started stayed stopped survived swam switched taught
  thought threw told took tried turned visited walked was went were woke won wore worked wrote`)

/** Words that make a clause out of what stands before them. */
export const FINITE =
  set(`is are was were isn't aren't wasn't weren't am has have had hasn't haven't do does did don't doesn't didn't can
  can't cannot could couldn't will won't would wouldn't should shouldn't must may might makes made means needs wants
  keeps gets got works feels became becomes deserves matters sucks causes helps ruins kills changes changed saved
  ruined destroys starts started died ate went came said left hates loves lies knows thinks says it's that's he's belongs seems turns
  she's there's they're you're we're i'm i've we've`)

/** Words that are not what a topic is about. */
export const FUNCTION_WORDS =
  set(`a an the this that these those my your his her its our their and or but nor so yet if then than as at by for from
  in into of off on onto out over per through to under until up upon via with without within about above across
  after against along among around before behind below beneath beside between beyond despite down during except
  inside near outside past since toward towards unlike while when where why how what which who whom whose not no
  never ever only just even still too very really quite also again all any both each every few more most much many
  some such own same other another i you he she it we they me him us them mine yours myself yourself am is are was
  were be been being do does did doing done have has had having can could will would shall should may might must
  don't doesn't didn't isn't aren't wasn't can't won't i'm i've i'd i'll we're we've it's that's there here let's vs
  versus get got top best first last one`)

export const OPENERS =
  set(`in at on for with without from by under over after before during near since until while when because as despite using inside
  outside between against like instead if where through within per via but who that across around besides unless although even plus`)

export const DETERMINERS = set(
  `a an the my your our their his her this that these those more less better every each some any no all`,
)

export const ING_NOUNS =
  set(`wedding morning evening clothing ceiling king ring spring string thing something nothing anything everything
  pudding sibling dumpling wing during interesting exciting boring surprising missing upcoming darling inspiring
  building housing bring sing`)

/** Plurals without an s; and what ends in s and is one. */
export const PLURALS = set(
  `people children men women teeth feet mice geese media data kids parents fungi cacti succulents`,
)

export const USABLE = set(
  `tips ways hacks tricks habits steps exercises recipes strategies techniques methods tools moves stretches shortcuts phrases prompts`,
)
export const GOODS =
  set(`ideas rules books movies shows series games songs podcasts apps recipes meals dishes soups snacks desserts cakes
  drinks breakfasts lunches dinners plants flowers vegetables herbs trails hikes walks cafes restaurants beaches cities
  places hotels activities hustles countries museums gifts products hobbies projects workouts outfits shoes`)
export const FAULTS = set(`mistakes errors excuses traps regrets`)

/** Units: a number of them is a length or an amount, not a list. */
export const UNITS = set(
  `second minute hour day week month year pound lb kilo kilometer mile meter dollar euro buck percent cent calorie gram cup step rep
  time follower subscriber view degree weekend winter summer season night morning decade`.replaceAll(/\S+/gu, '$& $&s'),
  ['kg', 'km', 'feet', 'inches', 'am', 'pm', 'a.m.', 'p.m.', 'square'],
)

/** What the things of a list are: what to do, what goes wrong, or things. */
export const ADVICE = set(`ideas lessons rules things secrets principles questions facts reminders`, USABLE)
export const TROUBLE = set(`signs reasons myths lies flags problems symptoms fears scams habits`, FAULTS)

export const NUMBER_WORDS = set(`two three four five six seven eight nine ten eleven twelve fifteen twenty thirty`)

/** Nouns that are told what they are by an -ing word before them: "running shoes" are no running. */
export const ING_HEADS =
  set(`tips tricks hacks ideas advice shoes gear guide mistakes recipes skills course habits app apps tools strategy plan
  plans routine routines kit machine pan class classes lessons basics styles goals videos equipment techniques methods
  costs journey challenge business career schedule boots bag club pool chair desk toilet bike setup statement fees hours day
  days season trends budget program programs supplies oil water card cards process`)

/** What ends in s and is one. */
export const SINGULARS =
  set(`news yoga pilates tennis mathematics physics economics series gas chess business fitness process stress success
  christmas diabetes crisis dress glass class wellness focus bonus kubernetes`)

/** Plain words, that a title writes with a capital and a sentence does not. */
export const COMMON =
  set(`home house easy busy beginner beginners simple quick healthy small big new old good bad free cheap real
  true life people woman man world room gift story slow
  happy daily hot cold young smart moms dads nurses teachers students owners side hustle income self mental health money
  online growing power science art psychology freezer store food photo recipe vegan meal prep coffee tea
  diet groceries dinner lunch breakfast kitchen bathroom garden bedroom skin hair workout wheelchair gym motivation`)

/** Names that are often typed small, with their capital. */
export const NAMES = new Map(
  `January February April June July August September October November December Monday Tuesday Wednesday Thursday
  Friday Saturday Sunday Christmas Halloween Easter Thanksgiving Ramadan English Spanish French German Italian
  Japanese Korean Chinese Indian American Japan Korea India Spain France Germany Italy Mexico Canada Bali Europe Paris
  London Berlin Tokyo Lisbon Rome Google Instagram YouTube TikTok Amazon Etsy Python ChatGPT iPhone iPad MacBook Android
  Ikea NYC Houston Texas Florida California Chicago Boston Denver Miami Austin Portugal Greece Australia Minnesota Airbnb Netflix Costco Walmart Tesla Reddit SaaS B2B OCD PTSD PCOS IVF ADHD IRA AWS HVAC GRWM Minecraft LinkedIn AI SEO DIY UK USA`
    .split(/\s+/u)
    .map((name) => [name.toLowerCase(), name]),
)

/** Words that are often misspelt; no other word is one letter away from them. */
export const HARD_WORDS =
  set(`affordable anniversary anxiety apartment apologize appointment appreciate avocado bathroom
  beautiful bedroom beginner breakfast breastfeeding broccoli calisthenics calories chocolate cucumber definitely dentist diabetic embarrassing entrepreneur freelance furniture
  girlfriend boyfriend grandmother groceries guitar ingredient insurance maintenance
  mattress mortgage motivation necessary neighbor nutrition pediatrician photography potato pregnant productivity
  receipt refrigerator relationship restaurant roommate sandwich schedule security skincare spaghetti
  spinach strategy tomato tomorrow vacuum vegetable vegetarian vitamin wardrobe workout`)

/** Frequent misspellings. Words that are right somewhere are not in it. */
export const SPELLINGS = new Map(
  `fotography:photography begginer:beginner begginers:beginners beginer:beginner recepie:recipe recipies:recipes resipe:recipe resipes:recipes excercise:exercise excersize:exercise buisness:business
  freind:friend freinds:friends frend:friend frends:friends weigth:weight wieght:weight healty:healthy pupy:puppy
  loosing_weight:losing_weight loose_weight:lose_weight how_too:how_to howto:how_to dibetic:diabetic
  chrismas:Christmas seperate:separate tommorow:tomorrow accidently:accidentally pregnacy:pregnancy loose_belly:lose_belly wich:which becuase:because
  recieve:receive google_sheets:Google_Sheets google_docs:Google_Docs premiere_pro:Premiere_Pro vacum:vacuum restaraunt:restaurant
  dont:don't doesnt:doesn't heres:here's theres:there's thats:that's wont:won't youre:you're didnt:didn't isnt:isn't arent:aren't cant:can't im:I'm ive:I've whats:what's`
    .split(/\s+/u)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]),
)
