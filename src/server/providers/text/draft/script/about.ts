import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { capital } from '../hooks/frame.ts'
import { canBeObject } from '../hooks/slots.ts'
import { findField, type Question, readQuestions } from '../field.ts'
import { isSure } from '../sure.ts'
import { type Form, readTopic, type Topic } from '../topic.ts'
import { type Kind, SHAPE_QUESTIONS } from './frames.data.ts'

type Forms = Readonly<Record<string, string | undefined>>

export interface About {
  topic: Topic
  /** Which questions and last words suit its shape. */
  kind: Kind
  forms: Forms
  /** The creator's own: the given facts, then what is beside the main sentence of the topic. */
  facts: readonly string[]
  field: string | null
  /** Those of its field first, then of its shape, then of any noun; or the neutral ones alone. Frames are not drawn yet. */
  questions: readonly Question[]
  ofField: number
  own: number
}

/** Most words of a form, of a noun's head, of a topic that is used whole, and of a sentence that counts as a fact. */
const WORDS = { form: 14, core: 8, whole: 40, fact: 30 }

const isKind = (shape: string): shape is Kind => shape in SHAPE_QUESTIONS

export function readAbout(text: string, details: readonly string[] = []): About {
  const topic = readTopic(text)
  const forms = buildForms(topic)
  const isHow = topic.shape === 'doing' || topic.shape === 'clause-how'
  const usual = isHow && forms['doing'] !== undefined ? 'clause-how' : topic.shape
  const kind = !isSure(topic) ? 'neutral' : isKind(usual) ? usual : 'noun'
  const field = kind === 'neutral' ? null : findField(topic)
  const readWhole = (shape: Kind) => readQuestions(SHAPE_QUESTIONS[shape]).filter(({ ask }) => isWhole(ask, forms))
  const ofField = field?.questions ?? []
  const own = [...ofField, ...readWhole(kind)]
  const spare = kind === 'neutral' || kind === 'noun' ? [] : readWhole('noun')
  const rest = topic.language === 'en' ? topic.rest.filter((line) => spokenWords(line) <= WORDS.fact).slice(0, 3) : []
  return {
    topic,
    kind,
    forms,
    facts: [...details, ...rest],
    field: field?.name ?? null,
    questions: [...own, ...spare],
    ofField: ofField.length,
    own: own.length,
  }
}

function buildForms(topic: Topic): Forms {
  const { label, verb, doing, noun, clause, asked, list } = topic
  const short = (texts: (string | undefined)[], most: number) =>
    texts.find((text) => text !== undefined && text.split(' ').length <= most)
  const within = (form?: Form) => short([form?.text, form?.head], WORDS.form)
  const words = label.split(' ')
  const cut = words.length > WORDS.form ? `${words.slice(0, WORDS.form).join(' ')}…` : label
  const todo = within(verb)
  return {
    label: cut,
    whole: words.length > WORDS.whole ? cut : label,
    core: short([canBeObject(topic) ? noun?.head : undefined, doing?.head], WORDS.core) ?? 'it',
    things: list?.things,
    doing: within(doing) ?? (todo === undefined ? undefined : `your way to ${todo}`),
    clause: within(clause),
    asked: within(asked),
  }
}

const isWhole = (frame: string, forms: Forms): boolean =>
  [...frame.matchAll(/\{(\w+)\}/gu)].every(([, name]) => forms[name!] !== undefined)

/** A frame in words: one of each `[these|those]` by chance, then the forms that it contains. */
export const said = (frame: string, forms: Forms, next: () => number): string =>
  frame
    .split(/[[\]]/u)
    .map((part, at) => (at % 2 === 0 ? part : pickOne(part.split('|'), next)))
    .join('')
    .replaceAll(/\{(\w+)\}/gu, (_, name: string) => forms[name] ?? '')

const pickOne = (all: readonly string[], next: () => number): string => all[Math.floor(next() * all.length)] ?? ''

/** One of those `frames` whose forms are all there, by chance; empty where there is none. */
export function saidOne(frames: readonly string[] = [], forms: Forms, next: () => number): string {
  const whole = frames.filter((frame) => isWhole(frame, forms))
  return capital(said(pickOne(whole, next), forms, next))
}

export function saidQuestion({ ask, look, ...names }: Question, forms: Forms, next: () => number): Question {
  return { ...names, ask: said(ask, forms, next), look: said(look, forms, next) }
}

export const ended = (line: string): string => (/[.!?…]["'”’)]?$/u.test(line) ? line : `${line}.`)

const LIST = new Intl.ListFormat('en-GB')

/** What questions are about, in one line: "water, sun and soil"; of four at most. */
export const formatLabels = (questions: readonly Question[]): string =>
  LIST.format([...new Set(questions.map(({ label }) => label))].slice(0, 4))
