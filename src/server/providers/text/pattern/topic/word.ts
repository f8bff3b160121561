/** A word of a topic: `text` as it goes into a line, `tags` what part of speech it may be, `isName` keeps its capital. */
export interface Word {
  text: string
  lower: string
  tags: ReadonlySet<string>
  isName: boolean
}

/** Words put together again. */
export function textOf(words: readonly Word[]): string {
  return words.map((word) => word.text).join(' ')
}

/** The word at an index in lower case with a plain apostrophe; empty beyond the ends. */
export function lowerAt(words: readonly Word[], index: number): string {
  return words[index]?.lower ?? ''
}

const TURNED: Record<string, string> = {
  i: 'you',
  me: 'you',
  my: 'your',
  mine: 'yours',
  myself: 'yourself',
  am: 'are',
  "i'm": "you're",
}

/** The asker's words turned to the viewer: "fix my sleep" is told as "fix your sleep". */
export function spokenToYou(words: readonly Word[]): string {
  return words.map((word) => (Object.hasOwn(TURNED, word.lower) ? TURNED[word.lower]! : word.text)).join(' ')
}
