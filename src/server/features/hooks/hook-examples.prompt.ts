import { type TopicKind } from '../../../shared/features/generation/topic-kinds.constants.ts'

interface HookExample {
  topic: string
  facts: readonly string[]
  lines: readonly string[]
  why: string
}

const EXAMPLES = {
  knife: {
    topic: 'how to sharpen a kitchen knife with a whetstone',
    facts: ['I ruined two knives first', 'a marker on the edge shows where you grind'],
    lines: [
      'I ruined two good knives before I tried this with a marker.',
      "Your knife isn't dull. You're just grinding next to the edge.",
      "Colour the edge, take one stroke, and look where the ink's still there.",
    ],
    why: 'a thing in the hand; both facts as they were given, once each; the how is still to come',
  },
  paint: {
    topic: '5 mistakes when you paint a room',
    facts: [],
    lines: [
      "The paint's fine. It's the tape that's going to ruin your Sunday.",
      'If the first coat looks awful, put the roller down and walk away.',
      'You can always tell which wall was painted last, because everybody was tired by then.',
    ],
    why: 'no "I", since nothing is known of the speaker; each is a moment that anybody who has painted knows',
  },
  bakery: {
    topic: 'our bakery opens on Sundays from December 6',
    facts: ['first time in 31 years', '8 to noon'],
    lines: [
      "Thirty-one years, and we've never once sold you bread on a Sunday. That ends December 6.",
      "You can stop freezing Saturday's rolls. We're open Sundays now, eight to noon.",
      "Guess who's giving up Sundays for you. From December 6.",
    ],
    why: 'the news is in each line, said another way, and nothing is promised that was not given',
  },
  socks: {
    topic: 'cheap or expensive running socks',
    facts: ['I ran 200 km in each'],
    lines: [
      'I ran two hundred kilometres in each pair, because one run tells you nothing.',
      'Turn both socks inside out before you look at the price.',
      'Everybody looks at the toe. Your blister starts at the heel.',
    ],
    why: 'the test is told as it was, its result is not; the rest is what runners know',
  },
  dough: {
    topic: 'why sourdough does not rise',
    facts: [],
    lines: [
      'It bubbles, it smells right, and the loaf still comes out flat.',
      "Poke it. If the dent stays, you've waited too long.",
      "Don't blame the oven. By then it was already over.",
    ],
    why: 'what the viewer has on the table tonight; the cause stays open',
  },
  baker: {
    topic: 'I quit as a lawyer to become a baker',
    facts: ['12 years in the firm', 'my father did not speak to me for a month'],
    lines: [
      "My father didn't speak to me for a month.",
      'Telling the firm was the easy part. Then I had to tell my father.',
      "After twelve years as a lawyer, I'm the new one again, and I smell of bread.",
    ],
    why: 'said from inside; nothing happened in it that the facts do not tell',
  },
  chair: {
    topic: 'first Christmas without my mum',
    facts: ['her chair is still at the table'],
    lines: [
      "Her chair's still at the table.",
      "If this is your first Christmas without somebody, you don't have to make it nice.",
      "It's the first Christmas that I can't call my mum.",
    ],
    why: 'quiet and exact; no question, no trick, nothing added',
  },
  rain: {
    topic: 'street photography in the rain',
    facts: [],
    lines: [
      "Everybody packs up when it starts to rain. That's when the street gets good.",
      'The best light in town is on the ground, right after a shower.',
      'Find one puddle and wait. Somebody always looks down.',
    ],
    why: 'one thing to see in each; it could be about nothing else',
  },
} as const satisfies Readonly<Record<string, HookExample>>

const OF_KIND: Readonly<Record<TopicKind, readonly (keyof typeof EXAMPLES)[]>> = {
  grave: ['chair', 'baker', 'rain'],
  'how-to': ['knife', 'dough', 'paint'],
  list: ['paint', 'knife', 'rain'],
  news: ['bakery', 'rain', 'dough'],
  comparison: ['socks', 'rain', 'dough'],
  question: ['dough', 'knife', 'rain'],
  story: ['baker', 'knife', 'chair'],
  other: ['rain', 'baker', 'dough'],
}

/** Three worked examples for a kind of topic, as text: topic and facts, lines, and why they are good. */
export function hookExamples(kind: TopicKind): string[] {
  return OF_KIND[kind].flatMap((name) => {
    const { topic, facts, lines, why }: HookExample = EXAMPLES[name]
    const given = facts.length > 0 ? ` (facts: ${facts.join('; ')})` : ''
    return [`${topic}${given}`, ...lines.map((line) => `  ${line}`), `  (${why})`]
  })
}
