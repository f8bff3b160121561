/** Parts of believable items: subjects, and sentences with `{topic}` and a number `{n}`. */
export const PLATFORMS = ['YouTube', 'TikTok', 'Instagram'] as const
export const TONES = ['casual', 'professional', 'humorous', 'inspiring'] as const

export const TOPICS = [
  'sourdough bread',
  'cooking for one',
  'meal prep',
  'cast-iron pans',
  'knife skills',
  'budget travel',
  'packing light',
  'night trains',
  'solo hiking',
  'van life',
  'home workouts',
  'running a first 10k',
  'stretching at a desk',
  'better sleep',
  'cold showers',
  'balcony gardens',
  'houseplants',
  'composting',
  'thrift flips',
  'capsule wardrobes',
  'skin care',
  'film photography',
  'phone videography',
  'lighting a small room',
  'editing faster',
  'podcast sound',
  'learning Spanish',
  'reading more',
  'note taking',
  'study routines',
  'first jobs',
  'freelance invoices',
  'saving money',
  'index funds',
  'side projects',
  'small bakeries',
  'crème brûlée',
  'Zürich on foot',
  'fika at home',
  'ramen 🍜 from scratch',
] as const

export const HOOKS = [
  'Nobody tells you this about {topic}.',
  'Stop scrolling if {topic} never works for you.',
  'I tried {topic} for {n} weeks. Here is what changed.',
  'The {n}-minute rule that fixed my {topic}.',
  'You are doing {topic} the hard way.',
  'What would you do with {topic} and {n} euros?',
  '{n} mistakes with {topic} that everybody makes once.',
  'This is why {topic} feels so difficult at first.',
  'Before you start with {topic}, watch this.',
  'My grandmother knew more about {topic} than the internet.',
  'The cheapest way into {topic} is not what you think.',
  '{topic}: {n} things I wish I had known a year ago.',
  'If {topic} scares you, this one is for you ✨',
  'Everyone copies this part of {topic}, and it is wrong.',
] as const

export const SETUPS = [
  'Last winter I gave myself {n} evenings to learn {topic}, with nothing but what was already at home.',
  'Most people give up on {topic} after the first week, and I was one of them until I changed one habit.',
  'There are two kinds of advice about {topic}: the kind that sells something, and the kind that works.',
] as const

export const STEPS = [
  'Start with the smallest version of {topic} that you can finish today.',
  'Write down what went wrong, because tomorrow you will not remember it.',
  'Set a timer for {n} minutes and stop when it rings.',
  'Buy nothing new for the first {n} tries.',
  'Ask one person who has done it for years, and listen to the boring part.',
  'Do the part that you dread first; the rest of {topic} is fun.',
  'Keep the one thing that worked and throw away the other {n}.',
  'Take a picture before and after: progress hides when you look every day.',
  'Cut the list in half. Then cut it in half again.',
] as const

export const TURNS = [
  'And here is the twist: the less I planned {topic}, the better it got.',
  'What surprised me most was not {topic} itself but how calm I was afterwards.',
  'It took me {n} tries to see that the problem was never {topic}.',
] as const

export const CLOSINGS = [
  'Save this for your next try at {topic}.',
  'Tell me in the comments what your first {topic} looked like.',
  'Follow for part {n}.',
  'Send this to the friend who always talks about {topic}.',
] as const
