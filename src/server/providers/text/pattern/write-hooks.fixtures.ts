/** A topic as somebody types it, and what every line about it is held to. */
export interface TopicFixture {
  topic: string
  /** Words of the topic that mean something, one of which a line says as it was typed. None: nothing to say. */
  words: readonly string[]
  /** How the topic stands as a subject, and the verb form it takes; one thing of a kind may be told as many. */
  subjects?: readonly (readonly [phrase: string, verb: 'is' | 'are'])[]
  /** Capitals that may stand inside a line. */
  names?: readonly string[]
  /** Lines are in another language, or quote one: English rules of case do not hold. */
  isForeign?: true
  /** The topic is emoji: lines show it and may end with it. */
  isSign?: true
}

const is = 'is'
const are = 'are'

export const TOPICS: readonly TopicFixture[] = [
  // gerund phrases
  { topic: 'cooking for one', words: ['cooking', 'one'], subjects: [['cooking for one', is]] },
  {
    topic: 'Moving abroad with kids',
    words: ['moving', 'abroad', 'kids'],
    subjects: [['moving abroad with kids', is]],
  },
  { topic: 'learning Spanish at 40', words: ['learning', 'Spanish', '40'], names: ['Spanish'] },
  { topic: 'getting your first 1000 subscribers', words: ['getting', 'first', '1000', 'subscribers'] },
  // singular noun phrases
  { topic: 'meal prep', words: ['meal', 'prep'], subjects: [['meal prep', is]] },
  {
    topic: 'morning routine',
    words: ['morning', 'routine'],
    subjects: [
      ['morning routine', is],
      ['morning routines', are],
    ],
  },
  {
    topic: 'a unicorn',
    words: ['unicorn'],
    subjects: [
      ['unicorn', is],
      ['unicorns', are],
    ],
  },
  { topic: 'an hour of silence', words: ['hour', 'silence'], subjects: [['an hour of silence', is]] },
  { topic: 'umbrella', words: ['umbrella'] },
  { topic: 'FBI agent', words: ['FBI', 'agent'], names: ['FBI'] },
  { topic: 'university application', words: ['university', 'application'] },
  { topic: 'honest review', words: ['honest', 'review'] },
  { topic: 'European road trip', words: ['European', 'road', 'trip'], names: ['European'] },
  { topic: 'one-pan dinner', words: ['one-pan', 'dinner'] },
  { topic: 'the ocean', words: ['ocean'], subjects: [['the ocean', is]] },
  { topic: 'small business', words: ['small', 'business'], subjects: [['small businesses', are]] },
  { topic: 'wedding', words: ['wedding'], subjects: [['weddings', are]] },
  {
    topic: 'tattoo',
    words: ['tattoo'],
    subjects: [
      ['tattoo', is],
      ['tattoos', are],
    ],
  },
  { topic: "women's health", words: ["women's", 'health'], subjects: [["women's health", is]] },
  { topic: 'my cat', words: ['cat'], subjects: [['my cat', is]] },
  { topic: 'my morning routine as a nurse', words: ['morning', 'routine', 'nurse'] },
  { topic: 'climate change', words: ['climate', 'change'], subjects: [['climate change', is]] },
  // plural noun phrases
  { topic: 'houseplants', words: ['houseplants'], subjects: [['houseplants', are]] },
  { topic: 'black holes', words: ['black', 'holes'], subjects: [['black holes', are]] },
  { topic: 'running shoes', words: ['running', 'shoes'], subjects: [['running shoes', are]] },
  { topic: 'dad jokes', words: ['dad', 'jokes'], subjects: [['dad jokes', are]] },
  { topic: 'best coffee shops in Lisbon', words: ['coffee', 'shops', 'Lisbon'], names: ['Lisbon'] },
  { topic: 'people who never finish anything', words: ['people', 'finish', 'anything'] },
  // questions
  { topic: 'how do I start running?', words: ['start', 'running'] },
  { topic: 'How do I fix my sleep schedule?', words: ['fix', 'sleep', 'schedule'] },
  { topic: 'is coffee bad for you', words: ['coffee', 'bad'] },
  { topic: 'What is the best camera for vlogging?', words: ['best', 'camera', 'vlogging'] },
  { topic: "Why can't I sleep?", words: ["can't", 'sleep'] },
  { topic: 'when should I plant tomatoes??', words: ['plant', 'tomatoes'] },
  { topic: 'sourdough?', words: ['sourdough'], subjects: [['sourdough', is]] },
  // orders
  { topic: 'stop buying coffee', words: ['buying', 'coffee'] },
  { topic: "Don't skip breakfast", words: ['skip', 'breakfast'] },
  { topic: 'drink more water', words: ['drink', 'water'] },
  { topic: 'start journaling', words: ['start', 'journaling'] },
  { topic: 'save money on groceries', words: ['save', 'money', 'groceries'] },
  // sentences
  { topic: 'I quit my job to paint', words: ['quit', 'job', 'paint'] },
  { topic: "I'm learning guitar at 50", words: ['learning', 'guitar', '50'] },
  { topic: 'We bought a house in Japan', words: ['bought', 'house', 'Japan'], names: ['Japan'] },
  { topic: 'I hate mornings', words: ['hate', 'mornings'] },
  { topic: 'dogs dream in color', words: ['dogs', 'dream', 'color'] },
  { topic: 'coffee makes you tired', words: ['coffee', 'makes', 'tired'] },
  { topic: 'The iPhone is dead', words: ['iPhone', 'dead'], names: ['iPhone'] },
  { topic: 'my dog ate my homework', words: ['dog', 'ate', 'homework'] },
  // names
  { topic: 'Taylor Swift', words: ['Taylor', 'Swift'], subjects: [['Taylor Swift', is]], names: ['Taylor', 'Swift'] },
  { topic: 'Elden Ring', words: ['Elden', 'Ring'], subjects: [['Elden Ring', is]], names: ['Elden', 'Ring'] },
  { topic: 'New York', words: ['New', 'York'], subjects: [['New York', is]], names: ['New', 'York'] },
  { topic: 'iPhone 17 review', words: ['iPhone', 'review'], names: ['iPhone'] },
  // numbers
  { topic: '5 dinners from one pan', words: ['dinners', 'pan'], subjects: [['5 dinners from one pan', are]] },
  { topic: "7 signs you're burned out", words: ['signs', 'burned'], subjects: [["7 signs you're burned out", are]] },
  { topic: '3 ways to save money', words: ['ways', 'save', 'money'], subjects: [['3 ways to save money', are]] },
  { topic: '30 days of yoga', words: ['30', 'days', 'yoga'] },
  { topic: '10 minute workout', words: ['10', 'minute', 'workout'] },
  { topic: '8-minute workout', words: ['8-minute', 'workout'] },
  { topic: '2026', words: ['2026'] },
  // one word
  { topic: 'productivity', words: ['productivity'], subjects: [['productivity', is]] },
  { topic: 'ADHD', words: ['ADHD'], names: ['ADHD'] },
  { topic: 'vegan', words: ['vegan'] },
  { topic: 'x', words: ['x'] },
  // how-to, why, what
  { topic: 'how to bake bread without yeast', words: ['bake', 'bread', 'yeast'] },
  { topic: 'How to be alone', words: ['alone'] },
  { topic: 'why your sourdough starter fails', words: ['sourdough', 'starter', 'fails'] },
  { topic: 'what I eat in a day', words: ['eat', 'day'] },
  { topic: 'where to eat in Rome', words: ['eat', 'Rome'], names: ['Rome'] },
  // pasted
  { topic: 'Why Your Sourdough Starter? fails', words: ['sourdough', 'starter', 'fails'] },
  { topic: 'How To Meal Prep For The Whole Week!!!', words: ['meal', 'prep', 'whole', 'week'] },
  { topic: 'STOP BUYING COFFEE!!!', words: ['buying', 'coffee'] },
  { topic: 'HOW TO USE AI AT WORK', words: ['use', 'AI', 'work'], names: ['AI'] },
  { topic: 'Home Workouts', words: ['home', 'workouts'], subjects: [['home workouts', are]] },
  { topic: '"How to bake bread"', words: ['bake', 'bread'] },
  { topic: 'the “clean girl” aesthetic', words: ['clean', 'girl', 'aesthetic'] },
  { topic: '#mealprep #budget', words: ['mealprep', 'budget'] },
  { topic: 'sourdough bread #baking #foodtok', words: ['sourdough', 'bread'] },
  { topic: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', words: ['youtube.com', 'youtube'] },
  { topic: 'easy pasta https://example.com/pasta?x=1', words: ['easy', 'pasta'] },
  { topic: 'sourdough\n\nfor beginners', words: ['sourdough'] },
  { topic: '  -  sourdough starter…  ', words: ['sourdough', 'starter'] },
  { topic: 'sourdough, focaccia, brioche', words: ['sourdough', 'focaccia', 'brioche'] },
  { topic: 'wake up, drink water, go to the gym', words: ['wake', 'drink', 'water'] },
  { topic: 'gym vs home workouts', words: ['gym', 'home', 'workouts'] },
  { topic: '🍕 pizza night 🍕', words: ['pizza', 'night'] },
  { topic: 'Make a video about houseplants', words: ['houseplants'], subjects: [['houseplants', are]] },
  { topic: 'Meal prep: 5 lunches under $20', words: ['meal', 'prep'] },
  { topic: 'grief', words: ['grief'] },
  // long
  {
    topic:
      'I want to make a video about how I lost 30 pounds in 6 months without going to the gym, just by walking every day and cooking my own meals at home with my sister',
    words: ['lost', 'pounds', '30', 'months'],
  },
  {
    topic:
      'explaining quantum computing to a five year old using only kitchen objects and a very patient cat who has seen it all before and does not care about physics or about anything else',
    words: ['explaining', 'quantum', 'computing'],
  },
  { topic: 'a'.repeat(500), words: ['a'.repeat(34), 'a'.repeat(52)] },
  // other languages
  { topic: 'Brot backen ohne Hefe', words: ['Brot', 'backen', 'Hefe'], isForeign: true },
  { topic: 'Cómo ahorrar dinero', words: ['ahorrar', 'dinero'], isForeign: true },
  { topic: 'Comment apprendre le piano', words: ['apprendre', 'piano'], isForeign: true },
  { topic: 'receita de bolo de cenoura', words: ['receita', 'bolo', 'cenoura'], isForeign: true },
  { topic: 'pasta fatta in casa', words: ['pasta', 'casa'], isForeign: true },
  { topic: 'brood bakken zonder gist', words: ['brood', 'bakken', 'gist'], isForeign: true },
  { topic: '日本の朝ごはん', words: ['日本の朝ごはん'], isForeign: true },
  { topic: 'خبز بدون خميرة', words: ['خبز', 'خميرة'], isForeign: true },
  // no letters
  { topic: '🍕🍕🍕', words: ['🍕🍕🍕'], isSign: true },
  { topic: '👩‍👩‍👧‍👦 🏳️‍🌈', words: ['👩‍👩‍👧‍👦'], isSign: true },
  { topic: '???', words: [] },
  { topic: '\u200B\u200D\uFEFF', words: [] },
]
