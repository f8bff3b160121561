import { type TopicLanguage } from './language.ts'

/**
 * What a topic is, which decides how it can be spoken of.
 *
 * mass "sourdough"; count "morning routine"; plural "black holes"; list "5 dinners from one pan"; name "Taylor Swift";
 * given "the ocean"; span "30 days of yoga"; own "my cat"; format "iPhone 17 review"; doing "cooking for one"; instruction "how to bake bread"; order "drink more water";
 * ban "stop buying coffee"; question "is coffee bad for you?"; clause "why sleep matters"; own-clause "what I eat in a
 * day"; story "I quit my job to paint"; claim "dogs dream in color"; versus "gas vs electric"; label anything else that
 * reads; foreign another language; sign only emoji; empty nothing to read.
 */
export type TopicForm =
  | 'mass'
  | 'count'
  | 'plural'
  | 'list'
  | 'name'
  | 'given'
  | 'span'
  | 'own'
  | 'format'
  | 'doing'
  | 'instruction'
  | 'order'
  | 'ban'
  | 'question'
  | 'clause'
  | 'own-clause'
  | 'story'
  | 'claim'
  | 'versus'
  | 'label'
  | 'foreign'
  | 'sign'
  | 'empty'

/** The topic in the grammatical shapes it can take. In sentence case, without an end mark. */
export interface TopicPhrases {
  /** Stands alone or before a colon, whatever the form. */
  label: string
  /** Subject or object: "sourdough", "black holes", "the ocean", "cooking for one". */
  noun?: string
  /** A singular that takes an article: "morning routine". */
  kind?: string
  /** A noun before another noun: "most *sourdough* advice". */
  adjunct?: string
  /** "cooking for one". */
  doing?: string
  /** "bake bread", after "to". */
  action?: string
  /** "stop buying coffee", "drink more water". */
  order?: string
  /** "how do I start running", without its mark. */
  question?: string
  /** "why sleep matters", after "this is". */
  clause?: string
  /** "dogs dream in color". */
  statement?: string
  /** "these 5 dinners from one pan". */
  these?: string
}

/** What else decides which lines suit. */
export type TopicTrait =
  /** Something one does or keeps, or a list of things to try: advice makes sense. */
  | 'doable'
  /** Something one looks at: nobody asks what good "black holes" have in common. */
  | 'told'
  /** A story of something done, not of a state. */
  | 'deed'
  /** Somebody who lives: a pet, a relative. */
  | 'being'
  /** Something one has once: no "next wedding". */
  | 'once'
  /** A joke would hurt: told with comfort. */
  | 'grave'
  /** Told without jokes. */
  | 'solemn'
  /** A question that opens with this word; `yes-no` for those that open with a verb. */
  | 'how'
  | 'why'
  | 'what'
  | 'yes-no'

/** A topic understood. `brief` is the same as `phrases`, cut to fit a short line. */
export interface Topic {
  form: TopicForm
  language: TopicLanguage
  phrases: TopicPhrases
  brief: TopicPhrases
  /** Whether nothing had to be cut for `brief`. */
  isBrief: boolean
  /** Whether `noun` takes "are". */
  isPlural: boolean
  traits: ReadonlySet<TopicTrait>
}

/** What a reader of one form finds. It takes the label from the whole topic. */
export interface TopicReading {
  form: TopicForm
  phrases: Omit<TopicPhrases, 'label'>
  isPlural?: boolean
  traits?: readonly TopicTrait[]
}
