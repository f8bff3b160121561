import { gerundOf } from './inflection.ts'
import { isThingInIng } from './noun-lists.ts'
import { orderKind } from './verb-lists.ts'
import { lowerAt, spokenToYou, textOf, type Word } from './word.ts'

/** An action in its shapes: "bake bread", and "baking bread" where that sounds right. */
interface ActionPhrases {
  action: string
  doing?: string
  noun?: string
}

/** The shapes of an action whose first word is its base form; the speaker's "my" is turned to "your". */
export function actionPhrases(words: readonly Word[]): ActionPhrases {
  const action = spokenToYou(words)
  const doing = doingOf(words)
  return doing === null ? { action } : { action, doing, noun: doing }
}

/** Whether a word is the -ing form of a verb, not a thing such as a wedding. */
export function isDoing(word: Word | undefined): boolean {
  return word !== undefined && /^[a-z-]{2,}ing$/u.test(word.lower) && !isThingInIng(word.lower) && !word.isName
}

/** The -ing form of an action, also of a second verb after "and". "start running" is told as "running". */
function doingOf(words: readonly Word[]): string | null {
  const verb = lowerAt(words, 0)
  if (isDoing(words[1])) return /^(?:start|begin|keep|try)$/u.test(verb) ? spokenToYou(words.slice(1)) : null
  if (!/^[a-z-]+$/u.test(verb) || /^(?:not|never|actually|really|finally|be)$/u.test(verb)) return null
  const turned = words.map((word, at) => {
    const joins =
      /^(?:and|or)$/u.test(lowerAt(words, at - 1)) && orderKind(word.lower) === 'order' && word.tags.has('Verb')
    return at === 0 || joins ? { ...word, text: gerundOf(word.text) } : word
  })
  return spokenToYou(turned)
}

/** What an order forbids, as a doing: "buying coffee" of "stop buying coffee"; null when it forbids nothing. */
export function bannedDoing(words: readonly Word[]): string | null {
  const first = lowerAt(words, 0)
  const second = words[1]
  if (second === undefined) return null
  if (/^(?:stop|quit|avoid)$/u.test(first) && isDoing(second)) return textOf(words.slice(1))
  if (/^(?:don't|dont|never)$/u.test(first) && orderKind(second.lower) !== 'none') {
    return textOf([{ ...second, text: gerundOf(second.text) }, ...words.slice(2)])
  }
  return null
}
