import { type Lesson } from './stock.ts'

/**
 * Comparisons with something of the creator's own days, by what they show. `{moment}` and `{thing}` are any such moment
 * or thing, `{people}` those who do it, `{place}` where.
 */
export const EXAMPLES: Record<Lesson, readonly string[]> = {
  small: [
    "Take {moment}. You don't draw up a five-year plan for that; you do the one thing in front of you, and then you look again.",
    "I think of {moment}. That's the size I mean: small enough to deal with before lunch.",
    'Compare it with {moment}. Nobody forms a committee for that; you make a move, and the next one shows itself.',
    "It's a bit like {thing}: nothing grand, but it's within reach, and that decides whether it gets used.",
    'Remember {moment}? It took one move, not a new personality.',
  ],
  notice: [
    "Think of {moment}. You can't see that from across the street; you have to be there and pay attention.",
    "It's like {moment}: easy to miss when you're in a hurry, and hard to unsee once you've looked.",
    "Take {moment}. Describe it in plain words, without judging, and you're ahead of everybody who's only guessing.",
    "Picture yourself {place}, looking at {thing}. You stopped seeing it long ago, and that's exactly what I mean.",
    'My own example is {moment}. It was there the whole time, and I only saw it when I slowed down.',
  ],
  repeat: [
    'Think of {moment}. The first time it fills the whole day; the twentieth time you barely look up.',
    'It works like {moment}: reading about it gets you ready, and only going through it makes you good at it.',
    "Nobody gets used to {moment} by thinking about it. You meet it again and again, until it's ordinary.",
    "Look at {thing}. It didn't become useful on the day it arrived, but on the day you stopped thinking about it.",
    "{People} know this from {moment}: it isn't talent that makes it easy, it's the number of times.",
  ],
  order: [
    'Think of {moment}. What you do just before it decides how it goes; what you do afterwards is mostly tidying up.',
    "It's the same with {moment}: catch it at the right point and it's a detail, catch it late and it's your whole evening.",
    'I learned that from {moment}. It looked like the problem, and it was only the last link of a chain.',
    "Imagine you're {place} and can't find {thing}. You'd look for that first, before you start anything else.",
    'Take {moment} and run it backwards. Two steps earlier there was a point at which it was easy.',
  ],
  doubt: [
    'Think of {moment}. Everybody has an opinion on that, and most of them have never had to deal with it themselves.',
    "Take {moment}. The obvious explanation arrives within a second, and that's no proof that it's the right one.",
    "I'm thinking of {moment}. I was sure I knew what was going on, and I was sure for the wrong reason.",
    "Ask {people} about {moment}, and you'll see how quickly the simple rule gets a footnote.",
    'It reminds me of {thing}: what people say about it and what it does on a normal day are two different things.',
  ],
  people: [
    "Ask three {people} about {moment}, and you'll hear three stories. None of them is lying.",
    "Think of {moment}. Alone it's a mystery; with somebody next to you it's a short conversation.",
    "{People} talk about {moment} the way others talk about the weather, and that's when you learn the most.",
    'Take {moment}. It looks one way to you and another way to anybody who watches, and both views are worth having.',
    "Think of {moment}. It's half as bad as soon as somebody next to you says: oh yes, I know that one.",
  ],
  limits: [
    'Think of {moment}. Some days you handle it well, some days you only get through it, and both count.',
    "It's like {moment}: no rule covers every case, and pretending otherwise only makes you tired.",
    'Take {moment}. You can prepare for it as much as you like, and it still turns up on its own terms.',
    'I keep {moment} in mind for that. It taught me where my plan ends and the day begins.',
    "Even {thing} won't help with everything, and nobody holds that against it.",
  ],
}

/** Moments of anybody's days. */
export const EVERYDAY_MOMENTS: readonly string[] = [
  'a drawer that never quite closes',
  'the last parking space on a rainy evening',
  'a kitchen timer that you forgot to set',
  'a long line and a single open counter',
  'a shopping list left on the table',
  'a phone with one bar of battery',
  'the first cold morning of the year',
  'a shirt with one button missing',
  'a door that you always have to pull twice',
  'a train that leaves a minute early',
  'a bag packed in a hurry',
  'a lamp that flickers before it fails',
  'an inbox on the first day after a vacation',
  "a suitcase that won't close by a hand's width",
]

/** Things that everybody has at hand. */
export const EVERYDAY_THINGS: readonly string[] = [
  'the pen next to the phone',
  'a good pair of scissors',
  'the key on the hook by the door',
  'an old kitchen towel',
  'the flashlight in the hallway',
  'a plain notebook',
]

/** The same in a few words, for a script of a minute. */
export const SHORT_EXAMPLES: Record<Lesson, readonly string[]> = {
  small: [
    "It's like {moment}: one move, and it's already smaller.",
    "Think of {moment}: that's the size I mean, no bigger.",
  ],
  notice: ["It's like {moment}: easy to miss until you slow down.", 'Think of {moment}: you only see that up close.'],
  repeat: [
    "It's like {moment}: the tenth time you barely look up.",
    'Think of {moment}: only going through it makes you better at it.',
  ],
  order: [
    "It's like {moment}: two steps earlier it was easy.",
    'Think of {moment}: what you do just before decides how it goes.',
  ],
  doubt: [
    "It's like {moment}: the obvious explanation isn't always the right one.",
    'Think of {moment}: everybody has an opinion, few have had to deal with it.',
  ],
  people: [
    "It's like {moment}: alone it's a riddle, for two it's a short talk.",
    'Think of {moment}: half as bad once somebody says, I know that one.',
  ],
  limits: [
    "It's like {moment}: some days you only get through it, and that counts.",
    'Think of {moment}: no rule covers every case.',
  ],
}

/** Comparisons with a field that no table knows, whose moments are told in general. */
export const FIELD_EXAMPLES: readonly string[] = [
  "In my own field I'd point to {moment}. Everybody passes by there, and few people stop.",
  "For me it's {moment}. I could tell you about that for an hour, and I only understood it late.",
  "The nearest thing I know is {moment}. Ask {people}, and you'll see them nod.",
  'I think of {moment}. It taught me more than anything I was told about it.',
  'My own case is {moment}, and it changed how I look at this, too.',
]
