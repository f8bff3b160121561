import { FUNCTION_WORDS } from '../words.data.ts'
import { FIELDS } from './fields.data.ts'

/** A question that a topic raises: `look` would answer it, `slot` follows "Say", `shot` is what is seen. */
export interface Question {
  label: string
  ask: string
  look: string
  slot: string
  shot: string
}

export interface Field {
  name: string
  questions: readonly Question[]
}

const wordsOf = (lines: readonly string[], mark: string): string[] =>
  lines.filter((line) => line.startsWith(mark)).flatMap((line) => line.slice(mark.length).split(' '))

function splitAt(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)]
}

/** Reads questions of two lines each: `label: ask? look` and `> slot > shot`. */
export function readQuestions(lines: readonly string[]): Question[] {
  return lines.flatMap((line, at) => {
    if (!line.startsWith('> ')) return []
    const [label, text] = splitAt(lines[at - 1] ?? '', ': ')
    const [ask, look] = splitAt(text, '? ')
    const [slot, shot] = splitAt(line.slice(2), ' > ')
    return [{ label, ask: `${ask}?`, look, slot, shot }]
  })
}

const ALL_FIELDS = FIELDS.slice(3)
  .split('\n# ')
  .map((block) => {
    const [name = '', ...lines] = block.split('\n')
    const [things, words] = [new Set(wordsOf(lines, '= ')), new Set(wordsOf(lines, '+ '))]
    return { name, things, words, thing: wordsOf(lines, ': ').join(' '), questions: readQuestions(lines) }
  })
type Entry = (typeof ALL_FIELDS)[number]

/** What a named thing, one before another noun, and another word of a field are worth; and the least that tells it. */
const WORTH = { thing: 3, modifier: 1.5, word: 2, least: 1.5 }
/** What follows is whom or what it is for, and worth half. */
const ASIDE = new Set(['for', 'without', 'as', 'like'])
/** About loss, whatever else is named: one of each. */
const LOST = /\b(?:die[ds]?|dying|dead|lost|losing)\b/iu
const MOURNED =
  /\b(?:mom|mum|mother|dad|father|parents?|husband|wife|partner|friend|brother|sister|son|daughter|grand\p{L}+|baby|dog|cat)\b/iu
/** Of no field, and no jokes either. */
const SOBER = /\b(?:wars?|holocaust|slavery|famine|terror|shooting|earthquake|refugees?)\b/iu

function tokensOf(text: string) {
  const found = [...text.matchAll(/[\p{L}\p{N}]+(?:[-'’][\p{L}\p{N}]+)*/gu)]
  let isAside = false
  return found.map(({ 0: typed, index }, at) => {
    const word = typed.toLowerCase().replace(/['’]s?$/u, '')
    const next = found[at + 1]
    const isPause = /[.,:;!?]/u.test(text.slice(index + typed.length, next?.index))
    // A noun that another noun follows only tells the kind of that: "tomato soup".
    const endsPhrase = !next || isPause || FUNCTION_WORDS.has(next[0].toLowerCase()) || /[^s]s$/u.test(word)
    const token = { word, typed, endsPhrase, isAside: isAside && at > 0 }
    isAside = !isPause && (isAside || ASIDE.has(word))
    return token
  })
}
type Token = ReturnType<typeof tokensOf>[number]

const isThing = ({ things }: Entry, word: string): boolean =>
  [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')].some((form) => things.has(form))

/** The field that a text is about, with questions about the thing it names; null where no word tells. */
export function fieldOf(text: string): Field | null {
  const tokens = tokensOf(text.slice(0, 600))
  const ranked = ALL_FIELDS.map((field) => ({ field, points: pointsOf(field, tokens) }))
  const grief = ranked.find(({ field, points }) => field.name === 'grief' && (points > 0 || isLoss(text)))
  const best = grief ?? ranked.reduce((one, other) => (other.points > one.points ? other : one))
  return grief || best.points >= WORTH.least ? aboutIts(best.field, tokens) : null
}

const isLoss = (text: string): boolean => LOST.test(text) && MOURNED.test(text)

/** Whether a text takes no jokes. */
export const isGrave = (text: string): boolean => fieldOf(text)?.name === 'grief' || SOBER.test(text)

function pointsOf(field: Entry, tokens: readonly Token[]): number {
  const told = new Map<string, number>()
  for (const { word, endsPhrase, isAside } of tokens) {
    const worth = field.words.has(word) ? WORTH.word : 0
    const points = isThing(field, word) ? WORTH[endsPhrase ? 'thing' : 'modifier'] : worth
    if (!told.has(word)) told.set(word, isAside ? points / 2 : points)
  }
  return [...told.values()].reduce((sum, points) => sum + points, 0)
}

function aboutIts(field: Entry, tokens: readonly Token[]): Field {
  const end = tokens.findIndex(({ word, endsPhrase }) => endsPhrase && isThing(field, word))
  let start = end
  while (start > 0 && isThing(field, tokens[start - 1]!.word) && !tokens[start - 1]!.endsPhrase) start -= 1
  const named = tokens.slice(start, end + 1).map(({ word }) => word)
  const it = end < 0 ? field.thing : [field.thing.split(' ')[0], ...named].join(' ')
  const isMany = /[^s]s$/u.test(it)
  const withIt = (line: string): string =>
    (isMany ? line.replaceAll('does {it}', 'do {it}').replaceAll('is {it}', 'are {it}') : line).replaceAll('{it}', it)
  const questions = field.questions.map((one) => ({ ...one, ask: withIt(one.ask), look: withIt(one.look) }))
  return { name: field.name, questions }
}
