import { spokenWords } from '../../../../../shared/features/generation/generation.rules.ts'
import { capital } from '../hooks/frame.ts'
import { readTopic, type Topic } from '../topic.ts'
import { type Field, fieldOf, isGrave, type Question, readQuestions } from './fields.ts'
import { DETAIL_QUESTION, SHAPE_QUESTIONS } from './frames.data.ts'

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
  field: Field | null
  /** Questions of its shape, and one about a detail of it. */
  ofShape: readonly Question[]
  ofDetail: readonly Question[]
  isGrave: boolean
}

/** Most words of a form, of what stands for it inside a question, and of a sentence that counts as a fact. */
const WORDS = { form: 14, core: 5, fact: 30 }

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
  const kind = KINDS[topic.shape]
  const [detail] = topic.telling.filter((part) => /^\P{N}\S* \S/u.test(part) && !/["“”]|^for (?:you|me)$/u.test(part))
  const own = isEnglish ? topic.rest.filter((line) => spokenWords(line) <= WORDS.fact).slice(0, 3) : []
  return {
    topic,
    kind,
    forms,
    facts: [...details, ...own],
    // What is announced is asked about as news, whatever its field.
    field: isEnglish && kind !== 'news' ? fieldOf([topic.text, ...topic.rest].join('. ')) : null,
    ofShape: filledQuestions(SHAPE_QUESTIONS[kind] ?? SHAPE_QUESTIONS['noun'] ?? '', forms),
    ofDetail: filledQuestions(DETAIL_QUESTION, { detail }),
    isGrave: isGrave(text),
  }
}

function formsOf({ label, language, verb, doing, noun, clause, said, asked }: Topic): Forms {
  const within = (most: number, ...texts: (string | undefined)[]): string | undefined =>
    texts.find((text) => text !== undefined && text.split(' ').length <= most)
  const cut = label.split(' ').slice(0, WORDS.form).join(' ')
  const core = within(WORDS.core, label, noun?.text, noun?.head)
  const forms = Object.entries(language === 'en' ? { verb, doing, noun, clause, said, asked } : {})
  return {
    label: cut === label ? label : `${cut}…`,
    core: core === undefined ? 'this' : `“${core}”`,
    ...Object.fromEntries(forms.map(([name, form]) => [name, within(WORDS.form, form?.text, form?.head)])),
  }
}

/** A frame with the forms it asks for; undefined where one is missing. */
function fill(frame: string, forms: Forms): string | undefined {
  const isWhole = [...frame.matchAll(/\{(\w+)\}/gu)].every(([, name]) => forms[name!] !== undefined)
  return isWhole ? capital(frame.replaceAll(/\{(\w+)\}/gu, (_, name: string) => forms[name]!)) : undefined
}

/** One of those `frames` whose forms are all there, by chance; empty where there is none. */
export function filledOne(frames: readonly string[], forms: Forms, next: () => number): string {
  const filled = frames.flatMap((frame) => fill(frame, forms) ?? [])
  return filled[Math.floor(next() * filled.length)] ?? ''
}

function filledQuestions(text: string, forms: Forms): Question[] {
  return readQuestions(text.split('\n')).flatMap((question) => {
    const [ask, look] = [fill(question.ask, forms), fill(question.look, forms)]
    const [slot, shot] = [question.slot, question.shot].map((line) =>
      line.replaceAll('{detail}', forms['detail'] ?? ''),
    )
    return ask === undefined || look === undefined ? [] : [{ ...question, ask, look, slot: slot!, shot: shot! }]
  })
}
