import { type Voice } from '../creator/voice.ts'

/**
 * What a caption asks of its readers, by the goal of its creator: `about` speaks of the topic and needs a thing that one
 * does or looks at, `plain` fits any. `{Follow}` is "Follow" or "Subscribe", `{medium}` "post" or "video".
 */
export const CLOSING_LINES: Readonly<
  Record<Exclude<Voice['goal'], 'engagement'>, { about: readonly string[]; plain: readonly string[] }>
> = {
  awareness: {
    about: ["Know somebody who can't stop talking about {noun}? Send this over."],
    plain: ["Know somebody who'd enjoy this? Send it over.", 'Share this {medium} with one person who should see it.'],
  },
  following: {
    about: ['{Follow} for more about {noun}.', '{Follow} if you want more of {noun} in your feed.'],
    plain: ["{Follow} so you don't miss what comes next.", '{Follow} to see where this goes.'],
  },
  sales: {
    about: ['Want a hand with {noun}? Send me a message.'],
    plain: ['Ask me about it: my messages are open.', "Questions? Send me a message and I'll answer."],
  },
  leads: {
    about: ['Stuck with {noun}? Write to me and tell me where.'],
    plain: ["Write to me if you'd like to talk it through.", 'Send me a message with your question.'],
  },
  education: {
    about: ['Save this {medium} for the next time you think about {noun}.'],
    plain: [
      'Save this {medium} and come back to it when you need it.',
      'Save this {medium}, so you can find it again.',
    ],
  },
  community: {
    about: ["Let's talk about {noun} in the comments. There's room for everyone."],
    plain: [
      'Tell your version in the comments. The others here read along.',
      'The comments belong to you: say hello and tell us how you see it.',
      'Ask anything in the comments. Somebody here knows.',
    ],
  },
  sponsors: {
    about: ["Share this with somebody who's into {noun}, and tell me what to cover next."],
    plain: ["Share this {medium} with somebody who'd use it, and tell me what to cover next."],
  },
}

/**
 * Lines that place a topic in the creator's world: `{moment}`, a small mishap, comes from their niche, `{audience}` is
 * whom they make it for.
 */
export const NICHE_LINES: Readonly<Record<'light' | 'plain', readonly string[]>> = {
  light: [
    'Same energy as {moment}.',
    'File this next to {moment}.',
    'Somewhere between a good idea and {moment}.',
    'Still more fun than {moment}.',
  ],
  plain: ['It reminds me of {moment}. You know how that goes.', 'Think of {moment}. You know how that goes.'],
}
export const PEOPLE_LINES: readonly string[] = [
  'Made with {audience} in mind.',
  'I thought of {audience} when I made this.',
]

/** Headings over the points of a content. */
export const HEADINGS = {
  post: ["What's in it:", 'In here:', 'Inside:'],
  video: ['In this video:', 'What you will see:', 'What this video covers:'],
} as const
