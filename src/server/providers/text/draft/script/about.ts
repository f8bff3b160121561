import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { capital } from '../hooks/frame.ts'
import { canBeObject } from '../hooks/slots.ts'
import { fieldOf, GRIEF, type Question, readQuestions } from '../field.ts'
import { type Form, readTopic, type Topic } from '../topic.ts'
import { SHAPE_QUESTIONS } from './frames.data.ts'

/** A topic in the forms that a frame can take, by name; what is missing or too long for one breath is not there. */
type Forms = Readonly<Record<string, string | undefined>>

/** What a text is about, for scripts and captions alike. */
export interface About {
  topic: Topic
  /** Which questions and last words suit its shape. */
  kind: 'how' | 'why' | 'question' | 'clause' | 'story' | 'list' | 'review' | 'news' | 'noun'
  forms: Forms
  /** The creator's own: what was handed over, then what stands beside the main sentence of the topic. */
  facts: readonly string[]
  /** The name of its field; null where it has none. */
  field: string | null
  /** Those of its field come first, then those of its shape. Frames are not drawn yet. */
  questions: readonly Question[]
  /** How many of them are of its field. */
  ofField: number
  isGrave: boolean
}

/** Most words of a form, of a topic that is said whole, and of a sentence that counts as a fact. */
const WORDS = { form: 14, whole: 40, fact: 30 }

const KINDS: Partial<Record<Topic['shape'], About['kind']>> = {
  'clause-how': 'how',
  doing: 'how',
  'clause-why': 'why',
  question: 'question',
  'clause-what': 'clause',
  story: 'story',
  list: 'list',
  review: 'review',
  announcement: 'news',
}
const FIELD_KINDS: ReadonlySet<About['kind']> = new Set(['how', 'why', 'noun', 'list', 'clause'])

/** Takes no jokes, whatever its field; what `grave.ts` knows is not here. */
const SOBER = /\b(?:wars?|holocaust|slavery|famine|terror|shooting|earthquake|accident|eulogy|genocide)\b/iu
const LOVED =
  'mom|mum|mother|dad|father|husband|wife|partner|brother|sister|son|daughter|friend|baby|dog|cat|grand\\p{L}+'
const LOSS = new RegExp(`\\b(?:my late|(?:without|lost|losing) (?:my|our|your)) (?:${LOVED})\\b`, 'iu')

/** Reads what a text is to be about. */
export function readAbout(text: string, details: readonly string[] = []): About {
  const topic = readTopic(text)
  const forms = formsOf(topic)
  const isEnglish = topic.language === 'en'
  // "How airplanes fly" is nothing that anybody tries.
  const usual = KINDS[topic.shape] ?? 'noun'
  const kind = usual === 'how' && forms['doing'] === undefined ? 'why' : usual
  const isLoss = topic.isGrave || LOSS.test(text)
  const isGrave = isLoss || SOBER.test(text)
  const field = isEnglish ? (isLoss ? GRIEF : FIELD_KINDS.has(kind) ? fieldOf(topic, kind === 'why') : null) : null
  const ofField = field?.questions ?? []
  const others = readQuestions(SHAPE_QUESTIONS[kind] ?? '')
  const own = isEnglish ? topic.rest.filter((line) => spokenWords(line) <= WORDS.fact).slice(0, 3) : []
  return {
    topic,
    kind,
    forms,
    facts: [...details, ...own],
    field: field?.name ?? null,
    // What is grave is asked nothing that only its words suggest.
    questions: [...ofField, ...(isGrave && field ? [] : others.filter(({ ask }) => isWhole(ask, forms)))],
    ofField: ofField.length,
    isGrave,
  }
}

function formsOf(topic: Topic): Forms {
  const { label, verb, doing, noun, clause, said, asked, list } = topic
  const short = (...texts: (string | undefined)[]) =>
    texts.find((text) => text !== undefined && text.split(' ').length <= WORDS.form)
  const within = (form?: Form) => short(form?.text, form?.head)
  const words = label.split(' ')
  const cut = words.length > WORDS.form ? `${words.slice(0, WORDS.form).join(' ')}…` : label
  const todo = within(verb)
  return {
    label: cut,
    whole: words.length > WORDS.whole ? cut : label,
    core: short(canBeObject(topic) ? noun?.head : undefined, doing?.head) ?? 'it',
    things: list?.things,
    doing: within(doing) ?? (todo === undefined ? undefined : `your way to ${todo}`),
    noun: within(noun),
    clause: within(clause),
    said: within(said),
    asked: within(asked),
  }
}

const isWhole = (frame: string, forms: Forms): boolean =>
  [...frame.matchAll(/\{(\w+)\}/gu)].every(([, name]) => forms[name!] !== undefined)

/** A frame as it is said: one of each `[these|those]` by chance, then the forms that it asks for. */
export const said = (frame: string, forms: Forms, next: () => number): string =>
  frame
    .split(/[[\]]/u)
    .map((part, at) => (at % 2 === 0 ? part : oneOf(part.split('|'), next)))
    .join('')
    .replaceAll(/\{(\w+)\}/gu, (_, name: string) => forms[name] ?? '')

const oneOf = (all: readonly string[], next: () => number): string => all[Math.floor(next() * all.length)] ?? ''

/** One of those `frames` whose forms are all there, by chance; empty where there is none. */
export function saidOne(frames: readonly string[] = [], forms: Forms, next: () => number): string {
  const whole = frames.filter((frame) => isWhole(frame, forms))
  return capital(said(oneOf(whole, next), forms, next))
}

export function saidQuestion({ label, ask, look, slot }: Question, forms: Forms, next: () => number): Question {
  const say = (frame: string): string => said(frame, forms, next)
  return { label: say(label), ask: say(ask), look: say(look), slot: say(slot) }
}

export const ended = (line: string): string => (/[.!?…]["'”’)]?$/u.test(line) ? line : `${line}.`)

const LIST = new Intl.ListFormat('en-GB')

/** What questions are about, in one line: "water, sun and soil"; of four at most. */
export const labelsOf = (questions: readonly Question[]): string =>
  LIST.format([...new Set(questions.map(({ label }) => label))].slice(0, 4))
