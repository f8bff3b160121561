/** "be alone" after its subject: "when you *are* alone". */
export function inFormOf(before: string, phrase: string): string {
  if (!phrase.startsWith('be ')) return phrase
  const subject = /\b(i|you|they|we|who|people)\s$/iu.exec(before)?.[1]
  if (subject === undefined) return phrase
  return phrase.replace(/^be/u, /^i$/iu.test(subject) ? 'am' : 'are')
}

const SUBJECTS =
  /(?<![\p{L}'’])(i|i'm|i'd|i've|i'll|me|my|you|you're|you'd|you've|you'll|your|they|people|anyone|everyone|everybody|somebody|someone|who)(?![\p{L}])/giu
const MINE = /^(?:i|i'm|i'd|i've|i'll|me|my)$/iu
const YOURS = /^(?:you|you're|you'd|you've|you'll|your)$/iu

/**
 * A phrase that says "your" in the person its line speaks of: "I fixed *my* sleep", "when they fix *their* sleep".
 * `before` is the line up to the phrase.
 */
export function inPersonOf(before: string, phrase: string): string {
  if (!/\byour(?:self)?\b/iu.test(phrase)) return phrase
  const sentence = before.slice(
    Math.max(before.lastIndexOf('. '), before.lastIndexOf('? '), before.lastIndexOf(': ')) + 1,
  )
  const subject = [...sentence.matchAll(SUBJECTS)].at(-1)?.[1]
  if (subject === undefined || YOURS.test(subject)) return phrase
  const [their, themself] = MINE.test(subject) ? ['my', 'myself'] : ['their', 'themselves']
  return phrase.replace(/\byourself\b/gu, themself).replace(/\byour\b/gu, their)
}
