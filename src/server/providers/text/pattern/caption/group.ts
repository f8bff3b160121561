import { type Topic, type TopicForm } from '../topic/topic.ts'
import { type CaptionGroup } from './caption.templates.ts'

const GROUPS: Readonly<Record<TopicForm, CaptionGroup>> = {
  mass: 'thing',
  count: 'thing',
  plural: 'thing',
  given: 'thing',
  doing: 'craft',
  name: 'name',
  own: 'own',
  list: 'list',
  span: 'span',
  format: 'format',
  instruction: 'action',
  order: 'action',
  ban: 'ban',
  question: 'question',
  clause: 'clause',
  'own-clause': 'clause',
  story: 'story',
  claim: 'claim',
  versus: 'versus',
  label: 'label',
  foreign: 'foreign',
  sign: 'sign',
  empty: 'empty',
}

/** How a caption speaks of a topic. */
export function groupOf({ form, traits, phrases }: Topic): CaptionGroup {
  if (form === 'empty' || form === 'sign' || form === 'foreign') return form
  if (traits.has('grave')) return 'grave'
  const group = GROUPS[form]
  if (group === 'thing' && traits.has('doable')) return 'craft'
  if (group === 'own' && traits.has('being')) return 'being'
  if (group === 'list' && traits.has('doable')) return 'tries'
  if (group === 'question' && phrases.action !== undefined) return 'action'
  return group
}
