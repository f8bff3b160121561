import { type TopicForm } from '../../topic/topic.ts'

/** What a sentence is added for; no text holds two for the same reason side by side. */
export type AdditionKind =
  | 'emotion'
  | 'funny'
  | 'inspiring'
  | 'numbers'
  | 'question'
  | 'action'
  | 'detail'
  | 'casual'
  | 'TikTok'
  | 'YouTube'
  | 'Instagram'

/**
 * Sentences to add, in the slots of `fillTemplate`, without short forms. `forms` and `doable` are taken before `any`;
 * `plain` has no slots and is for topics that fit into none. A grave topic gets the `grave` ones only.
 */
export interface AdditionSet {
  doable: readonly string[]
  any: readonly string[]
  forms?: Partial<Record<TopicForm, readonly string[]>>
  plain: readonly string[]
  /** Few words, for a line that has little room. */
  short: readonly string[]
  grave: readonly string[]
}
