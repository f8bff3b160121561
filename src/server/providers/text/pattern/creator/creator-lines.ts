import { type Tone } from '../../../../../shared/features/generation/generation.constants.ts'
import { type HookPattern } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { type SeededRandom } from '../seeded-random.ts'
import { type Topic } from '../topic/topic.ts'
import { audienceOf } from './audience.ts'
import { CREATOR_LINES, type CreatorLines, type CreatorShape, PERSONAL_LINES } from './creator-lines.templates.ts'
import { type Speaker } from './speaker.ts'

/** A line of a creator's own, with only the slots of the topic left in it. */
export interface CreatorLine {
  pattern: HookPattern
  template: string
}

const CREATOR_SLOT = /\{(audience|readers|condition|people|niche|moment)\}/giu
const THINGS: ReadonlySet<Topic['form']> = new Set(['mass', 'count', 'plural', 'given'])
const ORDERS: ReadonlySet<Topic['form']> = new Set(['order', 'ban'])
const STATEMENTS: ReadonlySet<Topic['form']> = new Set(['story', 'claim'])
/** Not solemn, and still nothing to compare with a pan that is too cold. */
const NO_PLAY =
  /\b(?:health|pain|illness|sick\w*|insomnia|anxiety|depression|debt|divorce|burnout|therapy|pregnan\w+|adhd|autism|medic\w+)\b/iu
/** "Your" in a topic is the viewer: a line about what others do cannot take it. */
const SPEAKS_OF_OTHERS = /\{(?:readers|people)\}(?![,:])/iu
/** A longer line leaves no room for its topic. */
const MOST_OWN_WORDS = 17

/** The lines that a creator has for a topic: of the audience, of the niche, and of the personality. */
export function creatorLines(topic: Topic, speaker: Speaker, tone: Tone, random: SeededRandom): CreatorLine[] {
  const isQuoted = topic.form === 'foreign' && topic.language !== 'other'
  if (isQuoted) return []
  const words = wordsOf(speaker, random)
  const sets: CreatorLines[] = shapesOf(topic, tone).map((shape) => CREATOR_LINES[shape])
  if (isTold(topic, speaker, tone)) sets.push(PERSONAL_LINES[speaker.voice.personality])
  const isSentence = STATEMENTS.has(topic.form) || ORDERS.has(topic.form)
  return sets
    .flatMap((set) => Object.entries(set) as [HookPattern, readonly string[]][])
    .flatMap(([pattern, lines]) =>
      lines
        .filter((line) => !isSentence || !line.startsWith('{Label},'))
        .map((line) => ({ pattern, template: withWords(line, words, topic) })),
    )
    .filter((line): line is CreatorLine => line.template !== null)
}

/** A joke only where the tone allows one; a personal line needs a topic that stands well alone. */
function isTold({ traits, form }: Topic, { voice }: Speaker, tone: Tone): boolean {
  const isJoke = voice.personality === 'humorous'
  if (traits.has('grave') || form === 'question' || form === 'sign' || form === 'empty') return false
  return !(isJoke && (tone === 'professional' || traits.has('solemn')))
}

function shapesOf({ form, phrases, traits }: Topic, tone: Tone): CreatorShape[] {
  if (form === 'empty') return ['empty']
  if (traits.has('grave')) return ['grave']
  if (form === 'doing' || form === 'instruction') return ['doing', ...activityShapes(phrases.label, traits, tone)]
  if (THINGS.has(form) && !/\bwho\b/u.test(phrases.label)) {
    if (!traits.has('doable')) return ['thing']
    return form === 'mass' ? ['thing', ...activityShapes(phrases.label, traits, tone)] : ['thing', 'doable']
  }
  if (form === 'name' || form === 'versus' || form === 'list') return [form]
  if (form === 'question' && phrases.question !== undefined) return ['question']
  if (STATEMENTS.has(form) && phrases.statement !== undefined) return ['statement']
  if (ORDERS.has(form) && phrases.order !== undefined) return ['order']
  if (form === 'clause' && phrases.clause !== undefined) return ['clause']
  return ['label']
}

/** What one does can be compared with a moment of the niche, where that would not make light of it. */
function activityShapes(label: string, traits: Topic['traits'], tone: Tone): CreatorShape[] {
  const isPlayful = tone !== 'professional' && !traits.has('solemn') && !NO_PLAY.test(label)
  return ['doable', 'activity', ...(isPlayful ? (['moment'] as const) : [])]
}

type CreatorWords = Record<string, string | null>

function wordsOf({ voice, answers }: Speaker, random: SeededRandom): CreatorWords {
  const { whom, readers, condition } = audienceOf(answers.targetAudience)
  const { people, name, moments } = voice.niche
  const isField = name !== 'my field'
  return {
    audience: whom === 'everyone' ? null : whom,
    readers,
    condition,
    people: isField ? people : null,
    niche: isField ? name : null,
    moment: moments.length > 4 ? moments[random.below(moments.length)]! : null,
  }
}

/** The line with the creator's words in it; null where there are none, or where the topic says them already. */
function withWords(line: string, words: CreatorWords, topic: Topic): string | null {
  const used = [...line.matchAll(CREATOR_SLOT)].map((match) => words[match[1]!.toLowerCase()] ?? null)
  if (/\byour\b/u.test(topic.phrases.label) && SPEAKS_OF_OTHERS.test(line)) return null
  if (used.includes(null) || sharesWords(used.join(' '), topic.phrases.label)) return null
  const text = line.replace(CREATOR_SLOT, (_, slot: string) => {
    const word = words[slot.toLowerCase()]!
    return /^\p{Lu}/u.test(slot) ? word.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase()) : word
  })
  return text.split(' ').length > MOST_OWN_WORDS ? null : text
}

/** Whether two texts say the same thing twice: words that begin alike, such as "garden" and "gardeners". */
function sharesWords(text: string, label: string): boolean {
  const stems = new Set(stemsOf(label))
  return stemsOf(text).some((stem) => stems.has(stem))
}

function stemsOf(text: string): string[] {
  return (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
    .filter((word) => !/^(?:the|for|and|who|that|with|you|about|from|your|are|has)$/u.test(word))
    .map((word) => word.slice(0, 4))
}
