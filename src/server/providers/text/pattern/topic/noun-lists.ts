/** Heads that stand without an article and take "is": what one does, makes, eats or works on. */
const DOABLE_MASS = words(`
chi waste behavior behaviour talk skin watercolor painting drawing guitar piano violin drums bass ukulele cello flute saxophone brew chess tennis
income origami ceramics karaoke salsa luggage
sourdough bread finance pop k-pop coffee tea espresso matcha kombucha kimchi pasta rice pizza chocolate cheese butter milk yogurt honey
oil sushi ramen curry soup tofu granola oatmeal cream bbq barbecue prep food dessert breakfast lunch dinner brunch
nutrition keto protein creatine caffeine sugar gluten hydration digestion health healthcare care skincare haircare
hair makeup perfume fragrance fashion streetwear decor furniture design architecture art pottery crochet embroidery
woodwork carpentry jewelry photography videography animation music jazz techno choreography ballet theater theatre
poetry fiction journalism literature literacy homework fitness yoga pilates crossfit cardio strength mobility
flexibility posture football soccer basketball baseball golf hockey rugby volleyball badminton karate judo jiu-jitsu
poker esports cosplay travel life minimalism organization laundry housekeeping improvement maintenance diy
sustainability money cash debt credit estate entrepreneurship leadership management media
traffic content creation engagement service retail teamwork productivity focus motivation discipline self-discipline
confidence self-confidence self-esteem patience gratitude meditation breathwork manifestation spirituality tarot
astrology shui hygge ikigai sleep rest recovery relaxation burnout stress anxiety procrastination perfectionism
communication negotiation motherhood fatherhood parenthood romance intimacy childcare education research math maths
algebra grammar vocabulary pronunciation software hardware automation cybersecurity technology tech ai intelligence
seo gain muscle sobriety feedback advice equipment gear stuff work overtime retirement commerce e-commerce
ecommerce advertising networking self-care clothing bedding lingerie linen denim leather wool silk cotton hygiene
etiquette small-talk kefir salad bacon beef pork salmon tuna seafood quinoa hummus guacamole salsa pesto ketchup mayo
whiskey wine beer gin rum vodka tequila sake cider lemonade juice water english spanish french german italian
portuguese japanese korean chinese mandarin arabic hindi russian latin creativity simplicity forgiveness authenticity
vulnerability resilience accountability consistency balance wellness wellbeing storytelling worldbuilding
`)

/** Heads that stand without an article and take "is": what one looks at, feels or thinks about. */
const TOLD_MASS = words(`
pain acne perimenopause endometriosis eczema diabetes arthritis migraine tinnitus vertigo insomnia
history science physics chemistry biology astronomy geology geography mythology philosophy psychology sociology
economics politics democracy capitalism communism feminism racism religion christianity islam buddhism hinduism
stoicism law justice crime war peace terrorism poverty inflation unemployment immigration warming pollution
deforestation wildlife nature weather rain snow gravity evolution space matter electricity light energy power air gold
silver love grief loneliness happiness joy sadness death suicide cancer dementia depression trauma abuse bullying
addiction infidelity heartbreak jealousy anger shame guilt fear hope faith luck fate truth freedom nostalgia memory
consciousness beauty fame wealth success failure culture folklore slang censorship privacy surveillance propaganda
misinformation humanity childhood adolescence puberty menopause infertility aging ageing adhd autism ocd ptsd pcos
anime manga reality cinema news sand dust smoke fire ice lightning thunder society civilization quantum mechanics time
plastic corruption injustice gossip drama crypto cryptocurrency loss
`)

/** Phrases whose head alone would be counted. */
const TOLD_PHRASES = new Set(['climate change', 'gen z', 'social change', 'ice age', 'stone age', 'the internet'])

/** Count nouns that creators write about: known as common words, so their pasted capitals go. */
const COUNTED = words(`
morning evening night day week month year season summer winter spring autumn weekend holiday vacation honeymoon
birthday routine habit ritual schedule calendar plan planner planning goal dream vision board challenge trend idea tip
trick hack mistake myth fact lesson rule secret sign reason way method strategy system framework template checklist
list guide tutorial review recipe story journey process project hobby skill course class workshop degree diploma exam
test quiz essay book novel chapter notebook journal diary letter poem song album playlist concert movie film show
series episode video vlog blog podcast channel reel short post caption thumbnail hook script newsletter website app
account brand logo business startup company agency store shop market product customer client freelancer founder
manager boss coworker colleague team meeting interview resume cv portfolio job career promotion raise salary side
hustle office desk setup workspace computer laptop phone camera lens microphone tripod drone keyboard mouse monitor
tablet printer router gadget charger battery robot car bike motorcycle van truck boat plane train bus subway scooter
skateboard road trip flight airport hotel hostel passport visa suitcase backpack itinerary beach mountain island lake
river ocean forest desert park city town village country state house home apartment flat studio room bedroom bathroom
kitchen living garage garden balcony yard lawn roof floor wall door window table chair couch sofa bed pillow blanket
mattress lamp candle mirror shelf closet wardrobe drawer fridge freezer oven stove fryer blender mixer pan pot skillet
knife grill slow cooker instant machine meal snack dish sandwich burger taco burrito cookie cake cupcake pie muffin
pancake waffle donut croissant bagel starter loaf egg apple banana avocado tomato potato onion carrot pepper mushroom
lemon smoothie cocktail mocktail drink restaurant cafe bakery bar menu party picnic potluck wedding bride groom
proposal ring gift present costume outfit dress skirt jacket coat shirt shoe sneaker boot bag purse hat watch necklace
earring tattoo piercing haircut hairstyle wig beard eyebrow lash lipstick foundation serum sunscreen moisturizer mask
facial workout exercise squat push-up pushup pull-up plank deadlift marathon half race run walk hike climb dive swim
ride gym trainer coach athlete match game tournament league puzzle console character level fight build world map quest
mod glitch speedrun diet fast detox calorie supplement vitamin symptom doctor dentist nurse hospital therapist therapy
session diagnosis injury knee back shoulder neck hip foot headache migraine allergy baby toddler child kid teenager
teen son daughter parent mom mum dad mother father grandma grandpa grandparent sister brother twin sibling husband
wife boyfriend girlfriend partner friend best neighbor roommate stranger date relationship breakup marriage crush red
flag cat dog puppy kitten rabbit hamster parrot horse cow goat chicken coop fish tank aquarium snake lizard houseplant
plant succulent cactus orchid flower rose seed vegetable herb tree bonsai terrarium compost bee butterfly budget
mortgage loan card bank savings stock bond fund tax invoice bill subscription thrift flea sale coupon deal bargain
collection collector coin stamp deck figure model painting drawing sketch portrait landscape sculpture mural brush
canvas palette color font poster sticker quilt sweater scarf sock pattern piano guitar ukulele drum beat lyric melody
chord band language word accent alphabet verb sentence student teacher professor tutor school college university
campus dorm classroom library beginner expert introvert extrovert minimalist traveler tourist local expat immigrant
nomad digital creator influencer artist writer musician photographer filmmaker designer developer programmer engineer
scientist astronaut pilot chef baker barista farmer gardener mechanic carpenter plumber electrician lawyer accountant
volcano planet galaxy star black hole comet asteroid dinosaur shark whale dolphin octopus wolf bear lion tiger
elephant penguin owl eagle spider insect fossil pyramid castle ghost dragon unicorn vampire zombie alien pirate viking
samurai ninja knight king queen emperor empire kingdom battle revolution president election government court case
murder mystery conspiracy theory experiment invention telescope satellite rocket spaceship lighthouse bridge tower
skyscraper museum temple church cathedral festival tradition ceremony accident disaster earthquake hurricane tornado
tsunami wildfire flood storm pandemic virus vaccine cold plunge sauna bath shower bullet capsule bucket escape
treehouse tiny cabin tent campsite bonfire campfire comeback glow-up makeover transformation collab giveaway unboxing
haul
`)

/** Count nouns one looks at rather than does: no advice is given about "your volcano". */
const TOLD_COUNT = words(`
volcano planet galaxy star hole comet asteroid dinosaur shark whale dolphin octopus wolf bear lion tiger elephant
penguin owl eagle spider insect fossil pyramid castle ghost dragon unicorn vampire zombie alien pirate viking samurai
ninja knight king queen emperor empire kingdom war battle revolution president election government murder mystery
conspiracy theory telescope satellite rocket spaceship lighthouse bridge tower skyscraper museum temple church
cathedral festival accident disaster earthquake hurricane tornado tsunami wildfire flood storm pandemic virus vaccine
ocean mountain island lake river desert forest immigrant tourist boss neighbor stranger coworker husband wife
boyfriend girlfriend mother father mom mum dad sister brother son daughter baby toddler child kid teenager teen doctor
dentist nurse lawyer influencer scientist astronaut pilot robot horse cow bee butterfly snake person man woman people
human city country village town
`)

/** Topics on which a joke, a dare or a boast would hurt. */
const GRAVE = words(`
grief death suicide cancer dementia alzheimer depression trauma abuse bullying miscarriage infertility rape assault violence
funeral widow widower dying died killed overdose drug-addiction self-harm anorexia bulimia victim victims stillbirth chemo
chemotherapy hospice ptsd anxiety panic miscarriages terminal bereavement mourning suicidal depressed abusive domestic-violence
`)

/** Matters to be told soberly: no jokes, but no comfort either. */
const SOLEMN = words(`
war wars genocide terrorism holocaust slavery racism massacre shooting shootings murder murders refugee refugees famine
earthquake tsunami hiroshima chernobyl apartheid colonialism
`)

/** Heads of a topic that names a kind of video rather than a thing: "iPhone 17 review", "apartment tour". */
const FORMATS = words(`
review tutorial vlog guide tour haul unboxing recap update makeover walkthrough recipe reaction compilation livestream q&a
trailer teaser montage timelapse playthrough breakdown documentary grwm storytime summary biography
`)

/** Heads that count off: "tips for new parents" is a list, "houseplants" is not. */
const LIST_HEADS = words(`
tips things ways ideas hacks tricks reasons mistakes signs rules lessons facts myths secrets recipes questions prompts quotes
essentials alternatives benefits excuses red-flags
`)

/** Heads that count off when something is added to them: "AI tools for students" is a list, "horror movies" is not. */
const LIST_HEADS_WITH_MORE = words(`
skills apps tools books movies films songs shows games places spots restaurants gifts exercises workouts dinners breakfasts
lunches meals snacks desserts dishes drinks cocktails words phrases jobs products gadgets destinations cities outfits looks poses
projects activities websites podcasts documentaries strategies habits steps types kinds examples moments
`)

/** Heads of lists that tell rather than offer: nobody tries "7 signs". */
const TOLD_LIST_HEADS = words(`
signs mistakes reasons facts myths secrets lessons questions quotes excuses red-flags benefits things moments movies films songs
shows words phrases documentaries types kinds examples jobs people stories players teams celebrities animals countries
cities years events inventions cars phones houses books brands companies characters villains
`)

/** Pets and people: "my cat" is not something one does. */
const BEINGS = words(`
cat cats dog dogs puppy puppies kitten kittens pet pets hamster rabbit rabbits bunny bunnies parrot bird birds horse horses pony fish
turtle tortoise snake lizard gecko ferret chicken chickens goat goats cow cows pig pigs donkey bee bees
mom mum mother dad father parents grandma grandpa grandmother grandfather grandparents nana sister brother sisters brothers
sibling siblings twin twins son sons daughter daughters kid kids child children baby babies toddler toddlers teenager teen
teens husband wife boyfriend girlfriend partner fiance fiancé fiancée ex friend friends family boss roommate roommates neighbor
neighbors neighbour coworker coworkers colleague team teacher coach therapist uncle aunt cousin nephew niece stepdad stepmom
`)

/** What one has once, as far as one hopes. */
const HAD_ONCE = words(`
wedding divorce marriage honeymoon pregnancy graduation retirement proposal funeral birth childhood baby life body brain face
hair family immune gut metabolism
`)

/** Plurals one does or keeps, so that advice makes sense. */
const DOABLE_PLURALS = words(`
houseplants plants succulents orchids tomatoes vegetables herbs workouts cookies pancakes budgets habits routines
squats push-ups pushups pull-ups pullups thumbnails hooks captions reels vlogs podcasts newsletters interviews
presentations watercolors cocktails smoothies burpees deadlifts planks handstands backups spreadsheets hobbies
side-hustles hustles finances savings taxes resumes
`)

/** Words in -s that take "is" and that no ending gives away. */
const SINGULAR_IN_S = words(`
news lens canvas gas series species diabetes rabies measles herpes atlas texas christmas swims pilates crossfit ios
macos mars chaos cosmos ethos pathos asbestos bias alias pancreas yes always besides perhaps
`)

/** Words in -ing that are things, not doings. */
const THINGS_IN_ING = words(`
wedding morning evening building king ring string spring ceiling painting drawing meeting recording feeling meaning blessing
offering listing opening earring thing something anything nothing everything sibling pudding dumpling duckling wing sling
fling swing offspring viking sing bring sting cling darling sterling shilling railing awning lightning beijing boeing
clothing bedding bling ping king ending warning rating saying greeting
`)

/** Whether a noun phrase stands without an article, as "sourdough" and "meal prep" do. Takes lower-case words, head last. */
export function isMass(phrase: readonly string[]): boolean {
  const head = phrase.at(-1) ?? ''
  return (
    DOABLE_MASS.has(head) ||
    TOLD_MASS.has(head) ||
    TOLD_PHRASES.has(phrase.join(' ')) ||
    (head.endsWith('ing') && head.length > 4 && !isThingInIng(head)) ||
    (/(?:ness|ism|graphy|ology|nomics|hood|culture)$/u.test(head) &&
      !/(?:business|witness|harness|neighborhood)$/u.test(head))
  )
}

/** Whether a noun phrase names a matter to tell of, as "climate change" and "volcano" do, not a thing to do or keep. */
export function isTold(phrase: readonly string[]): boolean {
  const head = phrase.at(-1) ?? ''
  return (
    TOLD_MASS.has(head) || TOLD_COUNT.has(head) || TOLD_PHRASES.has(phrase.join(' ')) || /(?:ism|ology)$/u.test(head)
  )
}

/** Whether a noun names a pet or a person. */
export function isBeing(head: string): boolean {
  return BEINGS.has(head)
}

/** Whether advice about a plural makes sense, as about "houseplants". */
export function isDoablePlural(head: string): boolean {
  return DOABLE_PLURALS.has(head)
}

/** Whether a plural counts off what a video shows, as "tips" do, and "tools" when `hasMore` is said about them. */
export function isListHead(head: string, hasMore: boolean): boolean {
  return LIST_HEADS.has(head) || (hasMore && LIST_HEADS_WITH_MORE.has(head))
}

/** Whether a plural names things to try, as "recipes" do and "signs" do not. */
export function isTriable(head: string): boolean {
  return !TOLD_LIST_HEADS.has(head)
}

/** Whether a noun names what one has once, so that no "first" or "next" of it is told. */
export function isHadOnce(head: string): boolean {
  return HAD_ONCE.has(head)
}

/** Whether a noun names a kind of video, as "review" and "tour" do. */
export function isFormat(head: string): boolean {
  return FORMATS.has(head)
}

/** Whether a word in -s takes "is", as "news" and "fitness" do. */
export function isSingularInS(word: string): boolean {
  return (
    SINGULAR_IN_S.has(word) ||
    /^(?:gas|bus|pus|yes|his|this|us|as|is|was|has)$/u.test(word) ||
    /(?:ss|us|is|ics)$/u.test(word)
  )
}

/** Whether a noun is known to be counted, or its ending says that it names a person. */
export function isCountedNoun(word: string): boolean {
  return (
    COUNTED.has(word) || TOLD_COUNT.has(word) || /(?:[a-z]{3}(?:er|or|ist|ian|ette)|^ukulele|^umbrella)$/u.test(word)
  )
}

/** Whether a word in -ing is a thing, as "wedding" is. */
export function isThingInIng(word: string): boolean {
  return THINGS_IN_ING.has(word)
}

/** Whether a joke about a topic would hurt. */
export function isGrave(phrase: readonly string[]): boolean {
  return phrase.some((word) => GRAVE.has(word.replace(/['’]s$/u, '')))
}

/** Whether a topic is told without jokes. */
export function isSolemn(phrase: readonly string[]): boolean {
  return phrase.some((word) => SOLEMN.has(word))
}

/** Whether a word is known to be a common noun, so that a capital on it comes from pasting. */
export function isCommonNoun(word: string): boolean {
  const singular = word.replace(/ies$/u, 'y').replace(/s$/u, '')
  return [word, singular].some((form) => COUNTED.has(form) || DOABLE_MASS.has(form) || TOLD_MASS.has(form))
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/u))
}
