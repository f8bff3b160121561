import { readTopic } from '../topic/topic-form.ts'

/** Whom a creator speaks to, in the shapes that a sentence needs. */
export interface Audience {
  /** After "for": `busy parents`. */
  whom: string
  /** The same as the subject of a plural verb; null where it is no plural. */
  readers: string | null
  /** A condition that opens a sentence: `if you have kids`. */
  condition: string | null
}

/** The choices of onboarding. Source: decisions 7. */
const AUDIENCES = new Map<string, Audience>(
  Object.entries({
    Teenagers: { whom: 'teenagers', readers: 'teenagers', condition: 'if you still go to school' },
    Students: { whom: 'students', readers: 'students', condition: 'if you are a student' },
    'Young professionals': {
      whom: 'young professionals',
      readers: 'young professionals',
      condition: 'if you work full time',
    },
    Parents: { whom: 'busy parents', readers: 'busy parents', condition: 'if you have kids' },
    'Entrepreneurs & founders': { whom: 'founders', readers: 'founders', condition: 'if you are building a company' },
    'Small business owners': {
      whom: 'small business owners',
      readers: 'small business owners',
      condition: 'if you run a small business',
    },
    'Fellow creators': { whom: 'fellow creators', readers: 'creators', condition: 'if you make content' },
    'Beginners & hobbyists': { whom: 'beginners', readers: 'beginners', condition: 'if you are just starting out' },
    'Experts in my field': {
      whom: 'people who know the field',
      readers: null,
      condition: 'if you already know the basics',
    },
    'Adults over 50': { whom: 'people over 50', readers: 'people over 50', condition: 'if you are over 50' },
  }),
)

/** An answer that is longer is a sentence, not somebody. */
const LONGEST = 40
const NOBODY: Audience = { whom: 'everyone', readers: null, condition: null }
/** Endings of people: owners, dentists, mothers, dads. Anything else in the plural may be a thing. */
const PEOPLE =
  /\b(?:people|men|women|kids|children|dads|moms|mums|folks|couples|families|adults|teens|girls|boys|guys|seniors|nurses|freelancers|fans|lovers|veterans|immigrants|expats|introverts|couch potatoes|\p{L}+(?:ers|ors|ists|eers|ians|ants|ents|yers))\b/iu

/** Reads the answer to whom it is for; one of a creator's own is taken into a sentence where it names somebody. */
export function audienceOf(answer: string): Audience {
  const known = AUDIENCES.get(answer)
  if (known !== undefined) return known
  const { form, language, phrases, isPlural } = readTopic(answer)
  if (form === 'sign' || form === 'empty' || phrases.label.length > LONGEST) return NOBODY
  if (language !== 'en') return { whom: phrases.label, readers: null, condition: null }
  if (form === 'own' || form === 'given' || form === 'name') return { ...NOBODY, whom: phrases.label }
  const many = phrases.noun ?? ''
  const isPeople = isPlural && PEOPLE.test(many) && (form === 'plural' || form === 'count')
  return isPeople ? { whom: many, readers: many, condition: null } : NOBODY
}
