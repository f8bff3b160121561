/**
 * Clichés: a line with one of these is not specific to its topic. In lower case, with straight apostrophes. Collected
 * on 2026-11-22; review the list twice a year.
 */
export const OVERUSED_PHRASES: readonly string[] = [
  // Asking for attention
  'stop scrolling',
  "don't scroll",
  'before you scroll',
  "if you're seeing this",
  'this is your sign',
  'you need to hear this',
  'wait for it',
  'watch till the end',
  'watch until the end',
  'listen up',
  'pov:',
  // Promised secrets
  'nobody talks about',
  'no one talks about',
  'nobody is talking about',
  'no one is talking about',
  'nobody tells you',
  'no one tells you',
  "don't want you to know",
  "doesn't want you to know",
  'the secret to',
  'best kept secret',
  'the truth about',
  'hidden gem',
  'this one trick',
  'this simple trick',
  'one weird trick',
  // Promised miracles
  "you won't believe",
  'what if i told you',
  'this changes everything',
  'changed everything',
  'changed my life',
  'change your life',
  'will blow your mind',
  'mind-blowing',
  'game changer',
  'like never before',
  'to the next level',
  'level up your',
  'like a pro',
  'ultimate guide',
  'everything you need to know',
  // Announcing instead of telling
  "here's the thing",
  "here's why",
  'hear me out',
  'let me explain',
  "let's dive in",
  'dive into',
  'deep dive',
  'buckle up',
  'let that sink in',
  'spoiler alert',
  'hot take',
  // Scolding the viewer
  "you're doing it wrong",
  "you've been doing it wrong",
  "you're probably doing",
  'the biggest mistake',
  // Machine-like wording
  'unlock your',
  "in today's fast-paced world",
  'say goodbye to',
  'look no further',
]

const SHAPES = OVERUSED_PHRASES.map((phrase) => ({ phrase, shape: normalizePhrase(phrase) }))

/**
 * The first phrase of `OVERUSED_PHRASES` that a text contains as whole words; undefined where there is none. Case, punctuation,
 * spacing and the kind of apostrophe are ignored. A phrase that `asked` (topic or facts) contains does not count.
 */
export function findOverusedPhrase(text: string, asked: readonly string[] = []): string | undefined {
  const shape = normalizePhrase(text)
  const own = asked.map(normalizePhrase)
  return SHAPES.find((overused) => shape.includes(overused.shape) && !own.some((one) => one.includes(overused.shape)))
    ?.phrase
}

/** Words alone, separated by spaces, so that a phrase is found only as whole words. */
function normalizePhrase(text: string): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/['’‘ʼ]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  return ` ${letters} `
}
