import { hookKey } from '../../../../../../shared/features/hooks/hooks.rules.ts'
import { fillTemplate } from '../../fill-template.ts'
import { type Topic, type TopicForm, type TopicPhrases } from '../../topic/topic.ts'
import { type Desk } from '../desk.ts'
import { FORMAL_WORDS } from '../text/register.data.ts'
import { joinSentences, type Sentence, sentencesIn } from '../text/sentences.ts'
import { withLongForms, withShortForms } from '../text/short-forms.ts'
import { swapWords } from '../text/swap-words.ts'
import { ACTION_LINES, PLATFORM_LINES } from './acting.templates.ts'
import { type AdditionKind, type AdditionSet } from './addition-set.ts'
import { NUMBER_LINES, QUESTION_LINES } from './asking.templates.ts'
import { DETAIL_LINES } from './detail.templates.ts'
import { CASUAL_LINES, EMOTION_LINES, FUNNY_LINES, INSPIRING_LINES } from './feeling.templates.ts'

const SETS: Record<Exclude<AdditionKind, 'action'>, AdditionSet> = {
  emotion: EMOTION_LINES,
  funny: FUNNY_LINES,
  inspiring: INSPIRING_LINES,
  numbers: NUMBER_LINES,
  question: QUESTION_LINES,
  detail: DETAIL_LINES,
  casual: CASUAL_LINES,
  ...PLATFORM_LINES,
}

/** Every kind of added sentence but details, which are meant to stay. */
export const PASSING_KINDS: readonly AdditionKind[] = [
  'emotion',
  'funny',
  'inspiring',
  'numbers',
  'question',
  'action',
  'casual',
  'TikTok',
  'YouTube',
  'Instagram',
]

/** A line of so many words fits beside a hook. */
const HANDY_WORDS = 9

/** An addition has at most so many sentences. */
const MOST_SENTENCES = 4

/**
 * Sentences that can be added for a reason, best first: about the topic, then those of few words. `brief` takes the
 * short phrases of the topic. Empty where none suits.
 */
export function linesFor(kind: AdditionKind, desk: Desk, { brief = false } = {}): string[] {
  const set = setFor(kind, desk)
  const random = desk.randomFor(kind)
  const { topic } = desk
  const phrases = brief ? topic.brief : topic.phrases
  if (desk.isGrave) return random.shuffle(set.grave).map((line) => spoken(line, kind, desk))
  const told = topic.language === 'en' ? [...aboutTopic(kind, set, topic), ...ofNiche(kind, desk)] : []
  const filled = told.flatMap((line) => filledWith(line, topic, phrases) ?? [])
  const main = filled.length > 0 ? filled : set.plain
  const few = main.filter((line) => line.split(' ').length <= HANDY_WORDS)
  const isShorter = desk.instruction.changes.includes('shorter')
  const mixed = random.shuffle(few)
  const fitting = isShorter ? mixed.toSorted((a, b) => a.length - b.length) : mixed
  const short = random.shuffle(set.short)
  const handy = few.length > 1 ? [...fitting, ...short] : random.shuffle([...few, ...short])
  const all = [...(brief || isShorter ? handy : []), ...random.shuffle(main), ...random.shuffle(set.plain), ...short]
  return [...new Set(all)].map((line) => spoken(line, kind, desk))
}

/** A template filled; `{~noun}` is one thing of a kind as somebody's own: "your sourdough starter". */
function filledWith(template: string, topic: Topic, phrases: TopicPhrases): string | null {
  const isOwn = template.includes('{~') && topic.form === 'count' && topic.traits.has('doable')
  const line = template.replaceAll('{~', '{')
  if (!isOwn || phrases.kind === undefined) return fillTemplate(line, topic, phrases)
  return fillTemplate(line, { ...topic, isPlural: false }, { ...phrases, noun: `your ${phrases.kind}` })
}

function aboutTopic(kind: AdditionKind, set: AdditionSet, topic: Topic): readonly string[] {
  const own = set.forms?.[topic.form] ?? []
  if (kind === 'question' && topic.form === 'list') return own
  const isNamed =
    topic.phrases.noun !== undefined &&
    !UNNAMED.includes(topic.form) &&
    (topic.form !== 'own' || OF_ONES_OWN.includes(kind))
  const general = topic.traits.has('doable') && !topic.traits.has('once') && topic.form !== 'list' ? set.doable : []
  return [...own, ...(isNamed ? [...general, ...set.any] : [])]
}

/** Forms whose noun is not what they are about. */
const UNNAMED: readonly TopicForm[] = ['ban', 'order', 'question', 'versus']
/** What can be said of somebody's own cat. */
const OF_ONES_OWN: readonly AdditionKind[] = ['emotion', 'funny', 'question', 'detail', 'TikTok']

/** Lines with the things and moments of the creator's niche, where it has any. */
function ofNiche(kind: AdditionKind, { voice }: Desk): string[] {
  const { things = [], moments = [] } = voice?.niche ?? {}
  if (kind === 'funny') return things.slice(0, 2).map((thing) => `Somewhere, ${thing} is judging me.`)
  if (kind === 'detail') return moments.slice(0, 4).map((moment) => `Think of ${moment}.`)
  return []
}

function setFor(kind: AdditionKind, { voice }: Desk): AdditionSet {
  return kind === 'action' ? ACTION_LINES[voice?.goal ?? 'following'] : SETS[kind]
}

/** TikTok is spoken to in short forms, whoever speaks. */
function spoken(line: string, kind: AdditionKind, desk: Desk): string {
  return desk.isShortFormed || kind === 'TikTok' ? withShortForms(line).text : line
}

/** A text without the sentences that were added to it for a reason, and how many such additions it had. */
export function withoutAdditions(
  text: string,
  kinds: readonly AdditionKind[],
  desk: Desk,
): { text: string; removed: number } {
  const sentences = sentencesIn(text)
  const starts = additionStarts(sentences, kinds, desk)
  const kept: Sentence[] = []
  let removed = 0
  for (let at = 0; at < sentences.length;) {
    const length = starts.get(at) ?? 0
    if (length > 0 && (kept.length > 0 || at + length < sentences.length)) {
      removed += 1
      const last = kept.at(-1)
      const { gap } = sentences[at + length - 1]!
      if (last && (gap.length > last.gap.length || gap === '')) last.gap = gap
      at += length
    } else {
      kept.push({ ...sentences[at]! })
      at += 1
    }
  }
  return removed === 0 ? { text, removed } : { text: joinSentences(kept), removed }
}

/** Where among sentences an addition begins, and of how many sentences it is. */
export function additionStarts(
  sentences: readonly Sentence[],
  kinds: readonly AdditionKind[],
  desk: Desk,
): Map<number, number> {
  const starts = new Map<number, number>()
  const keys = kinds.map((kind) => keysOf(kind, desk))
  for (let at = 0; at < sentences.length; at += 1) {
    const { text } = sentences[at]!
    if (text.length > LONGEST_ADDITION) continue
    const first = keyOf(text)
    if (!keys.some(({ firsts }) => firsts.has(first))) continue
    for (let length = Math.min(MOST_SENTENCES, sentences.length - at); length > 0; length -= 1) {
      const run = sentences.slice(at, at + length).map((sentence) => sentence.text)
      const key = keyOf(run.join(' '))
      if (!keys.some(({ wholes }) => wholes.has(key))) continue
      starts.set(at, length)
      at += length - 1
      break
    }
  }
  return starts
}

/** Additions by their keys, and by the keys of their first sentences. */
interface Keys {
  wholes: ReadonlySet<string>
  firsts: ReadonlySet<string>
}

const LONGEST_ADDITION = 220

const known = new WeakMap<Desk, Map<AdditionKind, Keys>>()

function keysOf(kind: AdditionKind, desk: Desk): Keys {
  const seen = known.get(desk) ?? new Map<AdditionKind, Keys>()
  known.set(desk, seen)
  const found = seen.get(kind)
  if (found) return found
  const sets = kind === 'action' ? Object.values(ACTION_LINES) : [SETS[kind]]
  const { topic } = desk
  const lines = sets.flatMap((set) => {
    const templates = [...set.doable, ...set.any, ...Object.values(set.forms ?? {}).flat(), ...ofNiche(kind, desk)]
    const filled = templates.flatMap((line) =>
      [topic.phrases, topic.brief].flatMap((phrases) => filledWith(line, topic, phrases) ?? []),
    )
    return [...filled, ...set.plain, ...set.short, ...set.grave]
  })
  const keys = {
    wholes: new Set(lines.map(keyOf)),
    firsts: new Set(lines.map((line) => keyOf(sentencesIn(line)[0]?.text ?? ''))),
  }
  seen.set(kind, keys)
  return keys
}

/** A key that stays when a text is made casual or formal. */
function keyOf(text: string): string {
  return hookKey(swapWords(withLongForms(text).text, FORMAL_WORDS).text)
}
