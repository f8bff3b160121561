/** Closed lists of English words, by which a topic is read. What stands in none of them is not guessed at. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean))

/** Verbs that people give advice on, in the form after "to". */
export const VERBS =
  set(`achieve act add adopt answer apply ask automate avoid bake balance battle be beat become begin believe bike break
  breathe brew bring budget build burn buy calm can care celebrate change charge check choose clean clear close code
  color combine come communicate compost control convert cook cope copy create crochet cut date deal declutter
  decorate design detox develop die dig do double draw dress drink drive drop earn eat edit eliminate end enjoy
  escape exercise explain explore fail fall fast feel find finish fix flip flirt fold forget forgive freelance
  freeze get give go grill grow have heal hear help hike hire hit improve increase install invest keep knit know
  last launch layer learn leave let light listen live look lose love make manage market marry master meditate meet
  memorize monetize move negotiate open order organize overcome pack paint parent pay photograph pick pitch plan
  plant play practice prepare present preserve prevent price procrastinate program promote propagate protect prove
  prune pull put quit raise reach read rebuild recycle reduce refinance register reheat remember remove renovate
  rent repair replace repot retire ride run save say see sell send set sew shop show simplify sing sketch skip sleep
  speak spend start stay stop streamline strengthen stretch study style succeed survive swim take talk teach tell
  test thank think thrift tie time train translate travel treat try type understand unclog unlock update upgrade use
  wake walk wash watch water wean wear win work wrap write zip`)

/** Verbs that are seldom anything else: at the start of a topic they give an order without an article after them. */
export const ORDERS =
  set(`avoid become build buy choose create declutter develop earn eat eliminate find fix forget get give grow improve
  keep learn let lose make memorize overcome pay prevent protect quit raise reduce remove renovate replace save sell
  simplify spend start stop teach take try turn understand use wear don't never`)

/** The past of irregular verbs, and of verbs that open a topic without "I". */
export const PASTS =
  set(`ate became began bit blew bought broke brought built burned came caught chose cried cut did died dreamed drew
  drank drove fell fed felt fired flew forgot found fought gave got grew had hated heard held hit hiked hired kept
  knew launched learned learnt left lent let lied lived lost loved made married met moved opened ordered paid passed
  planted put quit raised ran read renovated retired rode said sang sat saw saved sent set shot shut slept sold
  spent spoke stole stood started stayed stopped survived swam switched taught thought threw told took tried turned
  visited walked was went were woke won wore worked wrote`)

/** Words that make a clause out of what stands before them. */
export const FINITE =
  set(`is are was were isn't aren't wasn't weren't am has have had hasn't haven't do does did don't doesn't didn't can
  can't cannot could couldn't will won't would wouldn't should shouldn't must may might makes made means needs wants
  keeps gets got works feels became becomes deserves matters sucks causes helps ruins kills changes changed saved
  ruined destroys starts started died ate went came said left hates loves lies knows thinks says it's that's he's
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

/** Words that open a restriction: what follows makes this topic this one. */
export const OPENERS =
  set(`in at on for with without from by under over after before during near since until while when because as despite using inside
  outside between against like instead if where through within per via but who that across around besides unless although even plus`)

export const DETERMINERS = set(
  `a an the my your our their his her this that these those more less better every each some any no all`,
)

/** Ends in -ing and is no doing. */
export const ING_NOUNS =
  set(`wedding morning evening clothing ceiling king ring spring string thing something nothing anything everything
  pudding earring sibling dumpling wing sling viking lightning during amazing interesting exciting boring surprising
  missing upcoming outstanding darling inspiring building housing amusing charming stunning bring sing beijing`)

/** Nouns that are told what they are by an -ing word before them: "running shoes" are no running. */
export const ING_HEADS =
  set(`tips tip tricks trick hacks hack ideas advice shoes gear guide guides mistakes mistake recipes recipe skills skill
  course courses habits apps app tools tool strategies strategy plan plans routine routines kit machine room pan
  pans class classes lessons myths rules basics styles style goals videos equipment techniques technique methods
  method jobs costs cost journey challenge challenges business businesses career industry schedule boots bag bags
  board boards club clubs pool chair desk bikes bike setup station statement statements fees fee opportunities
  software hours day days season trends trend pains pain budget program programs supplies products oil wine water
  card cards power process`)

/** Plurals without an s; and what ends in s and is one. */
export const PLURALS = set(
  `people children men women teeth feet mice geese media data kids parents fungi cacti succulents`,
)
export const SINGULARS =
  set(`news yoga pilates tennis mathematics physics economics politics athletics series species lens bus gas chess
  business fitness process stress success access christmas diabetes basis crisis analysis hummus asparagus couscous
  princess dress glass class boss loss less canvas swiss wellness mindfulness happiness loneliness campus virus
  focus bonus anxious always perhaps paris texas jeans tacos`)

/** Things that are not counted: they take no article. */
export const MASS =
  set(`advice anxiety bread burnout butter cheese chocolate coffee confidence content debt depression equipment ethics
  etiquette fashion feng-shui fitness flour food furniture gear grammar grief health history homework hygiene
  inflation insomnia jewelry karate jitsu laundry love luggage makeup marketing math matcha meat milk money
  motivation music news nutrition pasta poetry pottery prep procrastination productivity protein psychology rice
  salt sauce sleep software sourdough stress sugar tea therapy time tiramisu traffic travel water weather weight
  wellness wine wood yoga science skincare self-care photography philosophy sex crochet art design english spanish
  french german japanese italian portuguese data progress research knowledge fun work education espresso ai seo
  excel python javascript compost soil basil garlic honey silence minimalism gossip`)

/** Of these: what one can do, and what one does wrong. */
export const USABLE = set(
  `tips ways hacks tricks habits steps exercises recipes strategies techniques methods tools moves stretches shortcuts phrases prompts`,
)
export const FAULTS = set(`mistakes errors excuses traps regrets`)

/** Units: a number of them is a length or an amount, not a list. */
export const UNITS =
  set(`second seconds minute minutes hour hours day days week weeks month months year years pound pounds lb lbs kg kilos
  kilo kilometers km miles mile meters feet inches dollars dollar euros euro bucks percent cents calories calorie
  grams gram cups steps reps times followers subscribers views degrees weekend weekends am pm a.m. p.m. square`)

/** What the things of a list are: what to do, what goes wrong, or things. */
export const ADVICE =
  set(`tips ways hacks tricks habits steps ideas lessons rules things secrets exercises recipes strategies techniques methods tools
  moves stretches principles shortcuts questions facts phrases prompts reminders`)
export const TROUBLE = set(
  `mistakes signs reasons myths lies flags problems excuses errors traps regrets symptoms fears scams habits`,
)

export const NUMBER_WORDS = set(`two three four five six seven eight nine ten eleven twelve fifteen twenty thirty`)

/** Plain words, that a title writes with a capital and a sentence does not. */
export const COMMON =
  set(`home house machine easy ideas busy guide beginner beginners simple quick healthy small big new old good bad free
  cheap real true secret secrets truth life live day days week month year years time people woman man women men
  friend world country city room water oil seed fat body heart book books movie night summer winter fall weekend
  holiday party gift gifts step way part number word words story question answer problem fact hard fast slow rich
  poor happy hidden favorite ultimate daily pro full high stock photo photos hot cold dark light long short young
  strong smart weird stupid fun cute air fryer oven pan pot phone screen table mom moms dad couples nurses teachers
  students freelancers introverts owners things side hustle hustles income self mental health natural organic dry
  oily store online email text growing up future power science art psychology history difference steps idea expert
  experts creators buying first-time`)

/** What is nothing to joke about or to sell with. */
export const GRAVE =
  set(`grief grieving funeral cancer miscarriage stillbirth infertility divorce depression depressed abuse abused
  abusive trauma ptsd addiction addict alcoholic alcoholism sober sobriety rehab widow widowed suicide overdose chemo tumor dementia alzheimer's
  assault bankruptcy homeless refugee bullied bullying hospice eating-disorder anorexia bulimia heartbreak`)

export const DEATH = set(`died dying death dead war`)

/** Done in a moment: nobody has a first week of it. */
export const QUICK =
  set(`answer ask boil cancel choose clean cut delete download draw fix fold freeze hang install iron open order pack peel pick poach
  pronounce reheat remove reply screenshot sharpen store tell text tie unclog wash wear wrap write respond break cook make bake prune repot
  photograph`)

/** What happened to somebody, more than was done. */
export const MISHAPS =
  set(`failed lost fell forgot broke was were had got missed hated cried crashed hit burned saw felt thought heard knew wanted needed
  loved died dreamed caught left`)

/** Names that are often typed small, with their capital. */
export const NAMES = new Map(
  `January February April June July August September October November December Monday Tuesday Wednesday Thursday
  Friday Saturday Sunday Christmas Halloween Easter Thanksgiving Ramadan English Spanish French German Italian
  Portuguese Japanese Korean Chinese Mandarin Russian Dutch Greek Thai Mexican Indian American Canadian Australian
  Japan Korea India Spain France Germany Italy Portugal Mexico Canada Australia Brazil Thailand Vietnam Greece
  Iceland Ireland Bali Europe Asia Africa America Paris London Berlin Tokyo Kyoto Lisbon Rome Barcelona Austin Texas
  California Florida Google Instagram YouTube TikTok Netflix Amazon Etsy Shopify Python JavaScript Canva ChatGPT
  iPhone iPad MacBook Android Kindle Airbnb Tesla Ikea Disney Minecraft Fortnite Spotify LinkedIn Facebook Twitter
  Pinterest ADHD AI SEO DIY CEO UK USA EU NYC HIIT PTSD`
    .split(/\s+/u)
    .map((name) => [name.toLowerCase(), name]),
)

/** Frequent misspellings. Words that are right somewhere are not in it. */
export const SPELLINGS = new Map(
  `teh:the recepie:recipe recipie:recipe excercise:exercise begginer:beginner beginers:beginners
  definately:definitely seperate:separate buisness:business calender:calendar wierd:weird becuase:because
  becasue:because tommorow:tomorrow tommorrow:tomorrow vegtables:vegetables vegatables:vegetables
  restaraunt:restaurant grammer:grammar freind:friend beleive:believe acheive:achieve succesful:successful
  alot:a_lot neccessary:necessary weigth:weight wieght:weight healty:healthy loosing_weight:losing_weight
  loose_weight:lose_weight loose_fat:lose_fat loose_belly:lose_belly how_too:how_to howto:how_to mony:money
  lern:learn langauge:language mornig:morning rutine:routine sourdogh:sourdough tomatos:tomatoes
  photografy:photography marketting:marketing mistaks:mistakes appartment:apartment dont:don't doesnt:doesn't
  didnt:didn't isnt:isn't arent:aren't wasnt:wasn't couldnt:couldn't shouldnt:shouldn't cant:can't youre:you're
  im:I'm ive:I've whats:what's thats:that's anxeity:anxiety writting:writing runing:running swiming:swimming
  thier:their`
    .split(/\s+/u)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]),
)
