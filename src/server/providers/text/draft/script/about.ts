import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { capital } from '../hooks/frame.ts'
import { readTopic, type Topic } from '../topic.ts'
import { fieldOf, isGrave, type Question, readQuestions } from './fields.ts'
import { SHAPE_QUESTIONS } from './frames.data.ts'

/** A topic in the forms that a frame can take, by name; what is missing or too long for one breath is not there. */
type Forms = Readonly<Record<string, string | undefined>>

/** What a text is about, for scripts and captions alike. */
export interface About {
  topic: Topic
  /** Which questions and last words suit its shape. */
  kind: 'how' | 'why' | 'clause' | 'story' | 'list' | 'review' | 'news' | 'noun'
  forms: Forms
  /** The creator's own: what was handed over, then what stands beside the main sentence of the topic. */
  facts: readonly string[]
  /** The name of its field; null where it has none. */
  field: string | null
  /** Questions of its field, of its shape, and one about a detail of it. */
  ofField: readonly Question[]
  ofShape: readonly Question[]
  ofDetail: readonly Question[]
  isGrave: boolean
}

/** Most words of a form, of what stands for it inside a question, and of a sentence that counts as a fact. */
const WORDS = { form: 14, core: 7, fact: 30 }

const KINDS: Readonly<Record<Topic['shape'], About['kind']>> = {
  'clause-how': 'how',
  doing: 'how',
  'clause-why': 'why',
  question: 'why',
  'clause-what': 'clause',
  story: 'story',
  list: 'list',
  review: 'review',
  announcement: 'news',
  noun: 'noun',
  whole: 'noun',
}

/** Reads what a text is to be about. */
export function readAbout(text: string, details: readonly string[] = []): About {
  const topic = readTopic(text)
  const isEnglish = topic.language === 'en'
  const forms = formsOf(topic)
  // "How airplanes fly" is nothing that anybody tries.
  const kind = KINDS[topic.shape] === 'how' && forms['trying'] === undefined ? 'why' : KINDS[topic.shape]
  const isSober = isGrave(text)
  const [detail] = topic.telling.filter(
    (part) => /^\P{N}\S* \S/u.test(part) && !/["“”]|^of |^for (?:you|me)$/u.test(part),
  )
  // What is announced is asked about as news, whatever its field.
  const field = isEnglish && kind !== 'news' ? fieldOf([topic.text, ...topic.rest].join('. ')) : null
  const own = isEnglish ? topic.rest.filter((line) => spokenWords(line) <= WORDS.fact).slice(0, 3) : []
  return {
    topic,
    kind,
    forms,
    facts: [...details, ...own],
    field: field?.name ?? null,
    ofField: field?.questions ?? [],
    // What is grave is asked nothing that only its words suggest.
    ofShape: isSober && field ? [] : questionsOf(kind, forms),
    ofDetail: isSober || kind === 'news' ? [] : questionsOf('detail', { detail }),
    isGrave: isSober,
  }
}

function formsOf({ label, language, shape, verb, doing, noun, clause, said, asked }: Topic): Forms {
  const within = (most: number, ...texts: (string | undefined)[]): string | undefined =>
    texts.find((text) => text !== undefined && text.split(' ').length <= most)
  const cut = label.split(' ').slice(0, WORDS.form).join(' ')
  const core = within(WORDS.core, shape === 'review' ? noun?.head : label, label, noun?.head)
  const forms = Object.entries(language === 'en' ? { verb, doing, noun, clause, said, asked } : {})
  return {
    label: cut === label ? label : `${cut}…`,
    core: core === undefined ? 'this' : `“${core}”`,
    trying:
      verb === undefined
        ? within(WORDS.form, doing?.text, doing?.head)
        : `trying to ${verb.text.split(' ').length > WORDS.form ? verb.head : verb.text}`,
    ...Object.fromEntries(forms.map(([name, form]) => [name, within(WORDS.form, form?.text, form?.head)])),
  }
}

/** A frame with the forms it asks for; undefined where one is missing. */
function fill(frame: string, forms: Forms): string | undefined {
  const isWhole = [...frame.matchAll(/\{(\w+)\}/gu)].every(([, name]) => forms[name!] !== undefined)
  return isWhole ? frame.replaceAll(/\{(\w+)\}/gu, (_, name: string) => forms[name]!) : undefined
}

/** One of those `frames` whose forms are all there, by chance; empty where there is none. */
export function filledOne(frames: readonly string[], forms: Forms, next: () => number): string {
  const filled = frames.flatMap((frame) => fill(frame, forms) ?? [])
  return capital(filled[Math.floor(next() * filled.length)] ?? '')
}

function questionsOf(kind: string, forms: Forms): Question[] {
  const lines = SHAPE_QUESTIONS[kind] ?? SHAPE_QUESTIONS['noun'] ?? ''
  return readQuestions(lines.split('\n')).flatMap((frame) => {
    const [label, ask, look, slot] = [frame.label, frame.ask, frame.look, frame.slot].map((line) => fill(line, forms))
    return label && ask && look && slot ? [{ label, ask, look, slot }] : []
  })
}

/** A line with an end mark. */
export const ended = (line: string): string => (/[.!?…]["'”’)]?$/u.test(line) ? line : `${line}.`)

/** Labels that one sentence takes. */
const LABELS = 4

/** What questions are about, in one line: "water, sun and soil". */
export function labelsOf(questions: readonly Question[]): string {
  const labels = [...new Set(questions.map(({ label }) => label))].slice(0, LABELS)
  return labels.length < 2 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1)}`
}
