/** Base forms that open an order when they open a topic: hardly ever nouns in that place. */
const ORDERS = words(`
achieve pack hunt knit add adopt analyze apply ask attract automate avoid bake be become become begin believe break brew build buy calm
carry catch celebrate change choose clean clear climb code collect cook create crush cure cut declutter decorate defeat
delete describe develop discover do dress drink drive earn eat edit embrace enjoy escape explain explore face
fall feed feel fight fill find finish fix follow forget forgive fry gain get give go grab grill grow handle have heal
help hire identify ignore improve increase install invest join keep kill know launch lead learn leave let level listen
live look lose love lower maintain make manage master maximize meal-prep measure meditate meet memorize mix move never
negotiate open organize overcome own paint pay pick plan play practice prepare prevent protect prove publish pull put
quit raise read rebuild reduce refinish remember remove renovate repair replace reset rest run save say see sell send
set sew sharpen shave shoot show sing sit skip sleep slow smell solve speak spend spot start stay stop stretch study
survive take talk tell think track train transform treat trim try turn understand unlock update upgrade use visit wake
walk wash watch water wear win work write
`)

/** Verbs that are at least as often nouns before another noun: an order only when the next word shows it. */
const NOUNS_TOO = words(`
book brew budget bullet burn bus camp care change clean climb code crochet cruise cure cut dance date design diet
dream drive dress exercise fall film fish focus garden grill gym hack hike laugh lead live love make
market master meal mix move paint park party plan plant play post practice print prep push quilt race rest review
ride run sail scale school shop show sleep smoke snack spot stretch study style surf swim switch talk test
track trade train travel trim try vlog walk watch water work work-out workout
`)

/** Third-person forms that are hardly ever plural nouns. */
const SURE_THIRD = words(`
makes takes gets gives goes comes becomes keeps seems feels means needs wants loves hates knows thinks says tells asks
beats fails matters helps kills saves ruins destroys changes works costs happens exists lies grows hurts causes creates
improves increases reduces teaches proves shows turns brings leads leaves lets lasts lives dies eats drinks sleeps talks
walks wins loses sells buys pays spends burns breaks builds deserves depends stays starts stops tastes smells looks sounds
thinks understands uses explains remembers hides moves falls sucks rules owns has does isn't doesn't can't won't
`)

/** The few of them that end a sentence; the others are plural nouns in that place: "lofi beats", "TV shows". */
const ENDING_THIRD = words(
  'matters fails works exists happens sucks dies rules hurts helps kills lies grows lasts wins',
)

/** Base forms that say something of a plural before them: "kids love pizza". */
const SURE_BASE = words('love hate need want deserve dream lie think know make cause ruin destroy cost fail')

/** Verbs that open a question or stand in a sentence, with their short forms. */
const AUXILIARIES = words(`
is are am was were be do does did can could should would will shall may might must has have had isn't aren't wasn't
weren't don't doesn't didn't can't cannot couldn't shouldn't wouldn't won't hasn't haven't hadn't
`)

/** Whether a base form at the start of a topic gives an order. `isNoun` words do only when the next word shows it. */
export function orderKind(word: string): 'order' | 'noun-or-order' | 'none' {
  if (NOUNS_TOO.has(word)) return 'noun-or-order'
  return ORDERS.has(word) ? 'order' : 'none'
}

/** Whether a form in -s is a verb rather than a plural. */
export function isSureThirdPerson(word: string): boolean {
  return SURE_THIRD.has(word.replace(/’/gu, "'"))
}

/** Whether a form in -s is a verb even where nothing follows. */
export function canEndSentence(word: string): boolean {
  return ENDING_THIRD.has(word)
}

/** Whether a base form after a plural is a verb. */
export function isSureBase(word: string): boolean {
  return SURE_BASE.has(word)
}

/** Whether a word is a form of "be", "do", "have" or a modal verb. */
export function isAuxiliary(word: string): boolean {
  return AUXILIARIES.has(word.replace(/’/gu, "'"))
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}
