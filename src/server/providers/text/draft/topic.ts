import { isGraveTopic } from '../../../../shared/features/crisis/crisis.rules.ts'
import { cleanText } from './clean-text.ts'
import { detectLanguage, type Language } from './language.ts'
import { readShape } from './shape.ts'
import { type Reading } from './reading.ts'
import { NAMES } from './words.data.ts'
import { contentWords, parsePhrase, findTelling } from './telling.ts'

/** A phrase of the topic as frames take it: whole, and its head with the restrictions that follow it. */
export interface Form {
  text: string
  head: string
  parts: readonly string[]
}

/** The reading of a topic by small closed rules. What no rule matches stays whole: a wrong reading is worse than none. */
export interface Topic
  extends
    Required<Pick<Reading, 'shape' | 'text' | 'label' | 'isOwn' | 'isPlural' | 'isClaim'>>,
    Pick<Reading, 'isPast' | 'list' | 'pair'> {
  language: Language
  isAsked: boolean
  /** The parts that no result may lose: restrictions, numbers with their units, names, quoted words; spelled as in `text`. */
  telling: readonly string[]
  /** What it is about, in small letters, each word once: for hashtags. */
  words: readonly string[]
  /** The other sentences of the topic, without end marks: the creator's own words. */
  rest: readonly string[]
  isGrave: boolean
  /** The first word of `label` where its capital may be a name's or only that of a sentence. */
  opener?: string
  /** "grow tomatoes on a balcony": after "to"; the viewer's own ("your", never "my"). */
  verb?: Form
  /** "growing tomatoes on a balcony". */
  doing?: Form
  /** "meal prep for nurses", "mistakes new runners make": a noun phrase. */
  noun?: Form
  /** "how airplanes fly", "why cats knead": a clause in the order of a statement. */
  clause?: Form
  /** "I quit my job to paint": a whole sentence of the creator's own. */
  said?: Form
  /** "is coffee bad for you": a question without its mark. */
  asked?: Form
}

/** Reads a topic of any length and language; only English ones have a shape other than `whole`. */
export function readTopic(input: string): Topic {
  const { main, isAsked, isTalk, rest } = cleanText(input.replaceAll('’', "'"))
  const language = detectLanguage(main.length > 30 ? main : [main, ...rest].join(' '))
  const reading = language === 'en' ? readShape(main, isAsked, isTalk) : { shape: 'whole' as const }
  const { shape, text = main, label = main, isTitle = false, forms = {}, ...more } = reading
  const cut = Object.entries(forms).map(([name, text]) => [name, buildForm(text, name)] as const)
  const parts =
    cut.map(([, form]) => form.parts).sort((one, other) => other.length - one.length)[0] ??
    buildForm(text, 'noun').parts
  return {
    text,
    language,
    isAsked,
    shape,
    label,
    telling: language === 'en' ? findTelling(text, parts, isTitle) : [],
    words: contentWords(text),
    rest,
    isOwn: false,
    isPlural: false,
    isClaim: false,
    isGrave: isGraveTopic(input),
    ...(isOpen(label) && !/^\p{Lu}/u.test(more.pair?.[1] ?? '') ? { opener: label.split(' ')[0]! } : {}),
    ...more,
    ...Object.fromEntries(cut),
  }
}

const isOpen = (label: string): boolean =>
  /^\p{Lu}\p{Ll}+(?:['’-]\p{L}+)*(?= \p{Ll}|$)/u.test(label) && !NAMES.has(label.split(' ')[0]!.toLowerCase())

const LEAST: Readonly<Record<string, number>> = { noun: 1, clause: 4, said: 3, asked: 3 }

function buildForm(text: string, name: string): Form {
  const { head, parts } = parsePhrase(text, LEAST[name] ?? 2)
  return { text, head, parts }
}
