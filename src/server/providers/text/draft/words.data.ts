/** Closed lists of English words, by which a topic is read. What stands in none of them is not guessed at. */
const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter(Boolean))

/** Verbs that people give advice on, in the form after "to". */
export const VERBS =
  set(`accept achieve act add address adopt afford answer apologize apply argue arrange ask assemble attract automate avoid
  bake balance battle be beat become begin believe bike block bloom blend boost borrow braid brainstorm break breathe brew bring brush budget build
  burn buy calculate calm camp can care carry carve catch celebrate change charge check choose clean clear climb close code color combine come
  communicate compare compost connect control convert cook cope copy count crack create crochet cure curl cut cycle dance date deal decide declutter
  decorate delegate deliver design detox develop die dig disagree do double drain draw dress drink drive drop dry earn eat edit eliminate embrace
  end enjoy escape exercise explain explore express face fail fall fast feed feel fight figure file fill film find finish fire fix flip flirt
  fly focus fold follow forage forget forgive freelance freeze garden get give go gain grill grow guess handle hang have heal hear help hide hike
  hire hit hold host hunt improve increase inspire install introduce invest iron join journal juggle jump keep kill knit know land last launch layer
  lead learn leave let lie lift light limit listen live look lose love lower make manage market marry master meditate meet memorize mend mix monetize
  motivate move negotiate network nail nap open order organize outline outsmart overcome own pack paint parent park pass pay perform photograph pick
  pitch plan plant play please post practice prepare present preserve prevent price print procrastinate produce program promote propagate protect
  prove prune publish pull push put quit raise reach read rebuild recognize record recover recycle reduce refinance register regrow reheat relax
  remember remove renovate rent repair repeat replace repot resign respond rest restore retire reuse revise ride roast rotate run save say scale
  schedule score screen see sell send separate set sew shape share shave shoot shop show simplify sing sit skate sketch ski skip sleep slow smile smoke
  solve sound speak spend split spot stain stand start stay stick stop store streamline strengthen stretch structure study style succeed support surf
  survive swim switch tackle take talk taste teach tell test thank think thrift thrive tie tile time train transform translate travel treat trim trust
  try turn type understand unclog unlock unwind upcycle update upgrade use visit wait wake walk wash watch water wean wear weave weigh win wire work
  worry wrap write zip`)

/** Verbs that are seldom anything else: at the start of a topic they give an order without an article after them. */
export const ORDERS =
  set(`avoid become build buy choose create declutter develop earn eat eliminate find fix forget get give grow improve keep learn
  let lose make memorize overcome pay prevent protect quit raise reduce remove renovate replace save sell simplify spend start stop teach take try turn
  understand use wear don't never`)

/** The past of irregular verbs, and of verbs that open a topic without "I". */
export const PASTS =
  set(`ate became began bit blew bought broke brought built burned came caught chose cried cut did died dreamed drew drank drove fell
  fed felt fired flew forgot found fought gave got grew had hated heard held hit hiked hired kept knew launched learned learnt left lent let lied lived
  lost loved made married met moved opened ordered paid passed planted put quit raised ran read renovated retired rode said sang sat saw saved sent set
  shot shut slept sold spent spoke stole stood started stayed stopped survived swam switched taught thought threw told took tried turned visited walked
  was went were woke won wore worked wrote`)

/** Words that make a clause out of what stands before them. */
export const FINITE =
  set(`is are was were isn't aren't wasn't weren't am has have had hasn't haven't do does did don't doesn't didn't can can't cannot could
  couldn't will won't would wouldn't should shouldn't must may might makes made means needs wants keeps gets got works won't feels became becomes
  deserves matters sucks causes helps ruins kills changes changed saved ruined destroys starts started died ate went came said left hates loves
  lies knows thinks says eats sleeps dream bark sleep it's that's he's she's there's they're you're we're i'm i've we've`)

/** Words that are not what a topic is about. */
export const FUNCTION_WORDS =
  set(`a an the this that these those my your his her its our their and or but nor so yet if then than as at by for from in into of
  off on onto out over per through to under until up upon via with without within about above across after against along among around before behind
  below beneath beside between beyond despite down during except inside near outside past since toward towards unlike while when where why how what
  which who whom whose not no never ever only just even still too very really quite also again all any both each every few more most much many some such own
  same other another i you he she it we they me him us them mine yours myself yourself am is are was were be been being do does did doing done
  have has had having can could will would shall should may might must don't doesn't didn't isn't aren't wasn't can't won't i'm i've i'd i'll
  we're we've it's that's there here let's vs versus get got top best first last one`)

/** Words that open a restriction: what follows makes this topic this one. */
export const OPENERS =
  set(`in at on for with without from by under over after before during near since until while when because as despite using inside
  outside between against like instead if where through within per via but who that across around besides unless although even plus`)

export const DETERMINERS = set(
  `a an the my your our their his her this that these those more less better every each some any no all`,
)

/** Ends in -ing and is no doing. */
export const ING_NOUNS =
  set(`wedding morning evening clothing ceiling king ring spring string thing something nothing anything everything pudding earring
  sibling dumpling wing sling viking lightning during amazing interesting exciting boring surprising missing upcoming outstanding darling inspiring
  building housing amusing charming stunning bring sing beijing`)

/** Nouns that are told what they are by an -ing word before them: "running shoes" are no running. */
export const ING_HEADS =
  set(`tips tip tricks trick hacks hack ideas advice shoes gear guide guides mistakes mistake recipes recipe skills skill course courses
  habits apps app tools tool strategies strategy plan plans routine routines kit machine room pan pans class classes lessons myths rules basics styles style
  goals videos equipment techniques technique methods method jobs costs cost journey challenge challenges business businesses career industry schedule
  boots bag bags board boards club clubs pool chair desk bikes bike setup station strategy statement statements fees fee opportunities plans software
  hours day days season trends trend pains pain budget program programs supplies products oil wine water card cards power process`)

/** Plurals without an s; and what ends in s and is one. */
export const PLURALS = set(
  `people children men women teeth feet mice geese media data kids parents fungi cacti succulents`,
)
export const SINGULARS =
  set(`news yoga pilates tennis mathematics physics economics politics athletics series species lens bus gas chess business fitness
  process stress success access christmas diabetes basis crisis analysis hummus asparagus couscous princess dress glass class boss loss less canvas swiss
  wellness mindfulness happiness loneliness campus virus focus bonus anxious always perhaps paris texas jeans tacos`)

/** Things that are not counted: they take no article. */
export const MASS =
  set(`advice anxiety bread burnout butter cheese chocolate coffee confidence content debt depression equipment ethics etiquette fashion
  feng-shui fitness flour food furniture gear grammar grief health history homework hygiene inflation insomnia jewelry karate jitsu laundry love luggage
  makeup marketing math matcha meat milk money motivation music news nutrition pasta poetry pottery prep procrastination productivity protein psychology
  rice salt sauce sleep software sourdough stress sugar tea therapy time tiramisu traffic travel water weather weight wellness wine wood yoga science
  skincare self-care photography philosophy sex crochet art design english spanish french german japanese italian portuguese data progress research
  knowledge fun work education espresso ai seo excel python javascript compost soil basil garlic honey silence minimalism gossip`)

/** Units: a number of them is a length or an amount, not a list. */
export const UNITS =
  set(`second seconds minute minutes hour hours day days week weeks month months year years pound pounds lb lbs kg kilos kilo kilometers km
  miles mile meters feet inches dollars dollar euros euro bucks percent cents calories calorie grams gram cups steps reps times followers subscribers
  views degrees weekend weekends am pm a.m. p.m. square`)

/** What the things of a list are: what to do, what goes wrong, or things. */
export const ADVICE =
  set(`tips ways hacks tricks habits steps ideas lessons rules things secrets exercises recipes strategies techniques methods tools
  moves stretches principles shortcuts questions facts phrases prompts`)
export const TROUBLE = set(
  `mistakes signs reasons myths lies flags problems excuses errors traps regrets symptoms fears scams habits`,
)

export const NUMBER_WORDS = set(`two three four five six seven eight nine ten eleven twelve fifteen twenty thirty`)

/** Names that are often typed small, with their capital. */
export const NAMES = new Map(
  `January February April June July August September October November December Monday Tuesday Wednesday Thursday Friday Saturday Sunday Christmas
  Halloween Easter Thanksgiving Ramadan Diwali English Spanish French German Italian Portuguese Japanese Korean Chinese Mandarin Arabic Russian Hindi
  Dutch Greek Turkish Thai Mexican Indian American British European Asian African Canadian Australian Irish Scottish Swedish Vietnamese Japan Korea China
  India Spain France Germany Italy Portugal Mexico Canada Australia Brazil Thailand Vietnam Greece Turkey Iceland Ireland Scotland England Norway Sweden
  Morocco Egypt Bali Europe Asia Africa America Paris London Berlin Tokyo Kyoto Lisbon Rome Madrid Barcelona Amsterdam Dubai Seoul Bangkok Austin Chicago
  Boston Texas California Florida Hawaii Alaska Google Instagram YouTube TikTok Netflix Amazon Etsy Shopify Excel Python JavaScript Notion Canva ChatGPT
  iPhone iPad MacBook Android Kindle Airbnb Uber Tesla Toyota Ikea Costco Disney Pokemon Minecraft Fortnite Roblox Nintendo PlayStation Xbox Spotify
  LinkedIn Facebook Twitter Pinterest Reddit WordPress ADHD AI SEO DIY PCOS IVF CEO HR UK USA US EU NYC LA USB TV PC HIIT OCD PTSD IBS`
    .split(/\s+/u)
    .map((name) => [name.toLowerCase(), name]),
)
/** Names that are also plain words: they keep the letters they were typed with. */
export const AMBIGUOUS_NAMES = set('us la turkey china excel notion uber')

/** Frequent misspellings. Words that are right somewhere are not in it. */
export const SPELLINGS = new Map(
  `teh:the recepie:recipe recipie:recipe recepies:recipes recipies:recipes excercise:exercise exersise:exercise excercises:exercises begginer:beginner
  begginers:beginners beginers:beginners definately:definitely seperate:separate buisness:business bussiness:business calender:calendar wierd:weird
  becuase:because becasue:because tommorow:tomorrow tommorrow:tomorrow vegtables:vegetables vegatables:vegetables restaraunt:restaurant
  restaurent:restaurant grammer:grammar freind:friend freinds:friends beleive:believe acheive:achieve succesful:successful sucessful:successful
  succes:success goverment:government enviroment:environment finaly:finally alot:a_lot neccessary:necessary managment:management shedule:schedule
  skedule:schedule weigth:weight wieght:weight heigth:height helthy:healthy healty:healthy loosing_weight:losing_weight loose_weight:lose_weight
  loose_fat:lose_fat loose_belly:lose_belly how_too:how_to howto:how_to mony:money moeny:money intrest:interest intresting:interesting learing:learning
  lern:learn lerning:learning guitare:guitar langauge:language languge:language morining:morning mornig:morning rutine:routine routin:routine
  breakfest:breakfast brekfast:breakfast diner_recipes:dinner_recipes sourdogh:sourdough sourdoe:sourdough tomatos:tomatoes potatos:potatoes
  photografy:photography fotography:photography marketting:marketing advertisment:advertisement knowlege:knowledge mistaks:mistakes misstakes:mistakes
  travling:traveling budjet:budget intervew:interview interveiw:interview resumee:resume cheep:cheap realy:really everthing:everything appartment:apartment
  dont:don't doesnt:doesn't didnt:didn't isnt:isn't arent:aren't wasnt:wasn't couldnt:couldn't shouldnt:shouldn't cant:can't youre:you're im:I'm
  ive:I've whats:what's thats:that's todler:toddler pupy:puppy puppys:puppies kichen:kitchen garden_ing:gardening anxeity:anxiety anxity:anxiety
  confidance:confidence embarassing:embarrassing favorit:favorite favourit:favourite studing:studying writting:writing runing:running swiming:swimming
  workng:working yoru:your thier:their peopel:people wich:which untill:until tipps_for:tips_for tounge:tongue profesional:professional`
    .split(/\s+/u)
    .map((pair) => pair.replaceAll('_', ' ').split(':') as [string, string]),
)
