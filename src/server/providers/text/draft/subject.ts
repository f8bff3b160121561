/** What a topic is about, in the words of its closed list. */
export type Subject = keyof typeof WORDS

const WORDS = {
  garden: `garden gardening tomato tomatoes plant plants houseplant houseplants succulent succulents seedlings seeds herb herbs basil compost soil balcony
    prune repot roses lawn monstera orchid orchids weeds vegetable gardeners`,
  pets: `dog dogs puppy puppies cat cats kitten kittens pet pets leash hamster parrot horse horses aquarium rescue`,
  food: `cook cooking bake baking recipe recipes bread sourdough pasta dinner dinners lunch breakfast meal meals kitchen coffee cake cakes cookies soup rice
    vegan salad chicken sauce pizza tiramisu espresso matcha barbecue grill ramen pancakes cheese chocolate snack snacks noodles curry eggs`,
  fitness: `workout workouts gym running run runner runners marathon yoga pilates muscle muscles weight pounds fitness stretch stretches protein squat
    squats deadlift cardio steps swimming cycling climbing pushup pushups pullup pullups pull-up exercise exercises knee abs hiit jiu boxing`,
  beauty: `skin skincare makeup hair hairstyle nails outfit outfits fashion wardrobe clothes lipstick sunscreen perfume acne curls dress dresses eyeliner
    thrift thrifting jewelry`,
  travel: `travel traveling trip trips flight flights backpacking vacation itinerary hotel hotels hostel passport abroad solo airport beach beaches roadtrip
    visa luggage carry-on hiking camping hike vanlife`,
  gaming: `game games gaming gamer gamers minecraft fortnite roblox valorant speedrun playstation xbox nintendo steam zelda boss level rpg quest`,
  tech: `phone iphone ipad android laptop macbook app apps ai chatgpt software code coding python javascript programming keyboard headphones camera cameras
    excel spreadsheet spreadsheets gadget gadgets website websites password passwords monitor tablet developer robot`,
  business: `business businesses startup startups client clients customer customers freelance freelancing freelancer entrepreneur etsy shopify brand
    branding marketing sales invoice pricing founder founders ecommerce agency shop employee employees hiring`,
  work: `interview interviews resume career job jobs boss raise promotion coworkers linkedin office meeting meetings manager salary layoff`,
  money: `money budget budgeting debt mortgage invest investing savings save saving rent tax taxes credit loan loans retire retirement stocks dividend
    etf etfs groceries income bills frugal`,
  learning: `learn learning study studying exam exams school college language languages spanish english french german japanese korean math history teacher
    teachers homework essay notes students student vocabulary grammar university science`,
  family: `baby babies toddler toddlers kid kids child children parenting parent parents mom moms dad dads newborn teenager teenagers bedtime breastfeeding
    pregnancy pregnant family tantrum tantrums wedding marriage`,
  home: `declutter decluttering closet cleaning clean laundry furniture apartment house renovation renovate paint painting diy ikea shelf shelves bathroom
    bedroom minimalism minimalist drawer garage tile tiles organize stain stains`,
  art: `draw drawing watercolor guitar piano sing singing song songs music photography photo photos photographer painting knitting crochet pottery novel
    writing write poem poetry film drums violin sketch sketching sewing ukulele`,
  creators: `instagram tiktok youtube followers subscribers content creator creators vlog vlogging podcast reels reel shorts views algorithm channel editing
    thumbnail thumbnails newsletter blog blogging influencer`,
  mind: `habit habits anxiety anxious stress burnout sleep sleeping morning routine confidence motivation procrastination procrastinating procrastinate
    journaling journal meditation meditate therapy productivity focus lonely loneliness breakup dating friendship friends discipline mindset
    overthinking self-care adhd grief boundaries introvert introverts happiness`,
} as const

const SUBJECT_OF = new Map<string, Subject>()
for (const [subject, words] of Object.entries(WORDS)) {
  // A word of two subjects says nothing clear: the first one keeps it.
  for (const word of words.split(/\s+/u)) if (!SUBJECT_OF.has(word)) SUBJECT_OF.set(word, subject as Subject)
}

/** Where a creator is at home, by the niche of the onboarding. */
const NICHES: Readonly<Record<string, Subject>> = {
  'Food & cooking': 'food',
  'Fitness & health': 'fitness',
  'Beauty & fashion': 'beauty',
  Travel: 'travel',
  Gaming: 'gaming',
  Technology: 'tech',
  'Business & entrepreneurship': 'business',
  'Personal finance': 'money',
  'Education & learning': 'learning',
  'Parenting & family': 'family',
  'Home & DIY': 'home',
  'Music & art': 'art',
  'Self-improvement': 'mind',
}

/** The subject that most of the words belong to, at a tie the first; null where none does. Words are in small letters. */
export function subjectOf(words: readonly string[]): Subject | null {
  const counts = new Map<Subject, number>()
  for (const word of words) {
    const subject = SUBJECT_OF.get(word)
    if (subject) counts.set(subject, (counts.get(subject) ?? 0) + 1)
  }
  let best: Subject | null = null
  for (const [subject, count] of counts) if (count > (best ? (counts.get(best) ?? 0) : 0)) best = subject
  return best
}

/** The subject of a niche as onboarding names it; null for one of the creator's own. */
export const subjectOfNiche = (niche: string): Subject | null => NICHES[niche] ?? null

/** Whether a word, in small letters, is known as no name. */
export const isSubjectWord = (word: string): boolean => SUBJECT_OF.has(word)
