import { topicKind } from '../../src/shared/features/generation/topic-kinds.rules.ts'
import { foldText } from '../../src/shared/fold-text.ts'
import { type EvalTopic } from '../topic.ts'
import { readNumber, splitWords } from './words.ts'

/** What a topic about death, illness or violence does not bear: jokes, dares, teasers, tips and sales. `*`: any end. */
const LIGHT = `
lol, haha*, hilarious, joke*, funny, dare, dares, challenge, bet, guess*, quiz, vote, pick a side, rate this, rate my, which one would you, test yourself
wait for, wait until you, wait till you, stay for, stay until the end, stay till the end, watch until, watch till, plot twist, spoiler*, you wont believe
what happened next, for part two, for part 2, crazy, insane, wild, epic, shocking, montage, hack*, tip, tips, pro tip, trick*, cheat code, mistakes, backfired
what worked, really worked, level up, upgrade, glow up, winner*, game, link in bio, discount*, buy now, follow for, follow me, comment below, smash
tag a friend, save this, would you have, how many have you, ask me the, fight me, prove me wrong, cheat sheet, ranking, ranked
`
  .trim()
  .split(/,\s|\n/u)
  .map((phrase) => (phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `))

/** What makes a claim of somebody's news, to be tested or argued about. */
const DISPUTES = `
unpopular opinion, hot take, is it really, is it true, really true, myth, debunk, debunked, would you bet, bet on it, pick a side, vote now, argue, test it
not so simple, prove me wrong, change my mind, agree or disagree, true or false, who is right, fight me
`
  .trim()
  .split(/,\s|\n/u)
  .map((phrase) => ` ${phrase} `)

/** Beginnings of a direct question: the verb before its subject. "Should have" and "could be" are none. */
const ASKS = [
  /^(?:(?:why|when|where|who|how|what|which \p{L}+|what \p{L}+|how many \p{L}+) )?(?:should|would|could|does|did|do|is|are|can|will|am|have) (?:I|you|we|they|he|she|it|there)\b/iu,
  /^which \p{L}+ \p{L}+ (?:I|you|we)\b/iu,
  /^(?:should|would|could|does|did|is|are|can) (?!(?:have|be|been|not|what)\b)\p{L}+/iu,
]
const FIRST_PERSON = /\b(?:I|I'(?:m|d|ve|ll)|me|my|mine|myself|we|us|our|ours)\b/iu
const SIDES = / (?:vs|versus|or) /u

/** What is too light in a line for a grave topic. */
export function findLightness(line: string): string | undefined {
  const folded = foldText(line)
  return /\p{Extended_Pictographic}/u.exec(line)?.[0] ?? LIGHT.find((phrase) => folded.includes(phrase))?.trim()
}

/**
 * How a line leaves the kind of its topic: news in doubt, a question that is no question any more, a list with another
 * number, the request in quotation marks as if somebody had claimed it. English, but for the quotation marks.
 */
export function findOtherKind(line: string, { topic, details }: EvalTopic): string | undefined {
  const [folded, asked] = [foldText(line), foldText(topic)]
  const quoted = Array.from(line.matchAll(/["“„«]([^"“”„«»]+)["”“»]/gu), ([, inside = '']) => foldText(inside))
  if (quoted.includes(asked)) return 'the request as a quotation'
  const kind = topicKind(topic, details)
  if (kind === 'news') return DISPUTES.find((phrase) => folded.includes(phrase))?.trim()
  if (kind !== 'grave' && ASKS.some((asks) => asks.test(line.trimStart()))) {
    return /[?:.!](?!\d)/u.exec(line)?.[0] === '?' ? undefined : 'a question without its mark'
  }
  if (kind === 'list') {
    const wanted = listLength(topic)
    const named = splitWords(line).slice(0, 1).map(readNumber)[0]
    return wanted !== undefined && named !== undefined && named > 1 && named !== wanted ? String(named) : undefined
  }
  return undefined
}

/** Whether a whole text leaves the kind of its topic: a comparison of one thing, an own story without "I". */
export function leavesKind(text: string, { topic, details, language }: EvalTopic): boolean {
  const kind = topicKind(topic, details)
  if (kind === 'story') return language === 'en' && !FIRST_PERSON.test(text.replace(/[’‘ʼ]/gu, "'"))
  if (kind !== 'comparison') return false
  const [before, after] = foldText(topic).split(SIDES)
  const sides = [before?.trim().split(' ').at(-1), after?.trim().split(' ')[0]]
  return !sides.every((side) => side === undefined || foldText(text).includes(` ${side}`))
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')
/** What may stand before the number of a point. */
const BEFORE = /^(?:and|the|number|mistake|reason|tip|step|app|thing|rule|way|sign|point|exercise|idea|habit|my)$/u
const UNNUMBERED = /^(?:next|another|then|last|lastly|finally)$/u

/**
 * Whether a spoken list has the number of points that its topic promises: 1 or 0. Points are counted by their numbers and
 * ordinals at the beginning of sentences, "next" and "finally". Null for other topics and languages.
 */
export function rightPoints(lines: readonly string[], { topic, details, language }: EvalTopic): number | null {
  const wanted = language === 'en' && topicKind(topic, details) === 'list' ? listLength(topic) : undefined
  if (wanted === undefined) return null
  const marks = lines.flatMap((line) => {
    const words = splitWords(line)
    const mark = words[words.findIndex((word) => !BEFORE.test(word))] ?? ''
    if (UNNUMBERED.test(mark)) return 'another'
    const ordinal = ORDINALS.indexOf(mark)
    return (ordinal > 0 ? ordinal : readNumber(mark)) ?? []
  })
  const numbered = new Set(marks.filter((mark) => mark !== 'another'))
  return numbered.size + marks.filter((mark) => mark === 'another').length === wanted ? 1 : 0
}

/** The number of points in a topic, where it begins with one up to twelve. */
function listLength(topic: string): number | undefined {
  return splitWords(topic)
    .slice(0, 3)
    .map(readNumber)
    .find((number) => number !== undefined && number > 1)
}
