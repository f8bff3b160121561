import { ACTION_TEMPLATES } from './templates/action.templates.ts'
import { BAN_TEMPLATES } from './templates/ban.templates.ts'
import { BEING_TEMPLATES } from './templates/being.templates.ts'
import { CLAIM_TEMPLATES } from './templates/claim.templates.ts'
import { CLAUSE_TEMPLATES } from './templates/clause.templates.ts'
import { CRAFT_TEMPLATES } from './templates/craft.templates.ts'
import { DEED_TEMPLATES } from './templates/deed.templates.ts'
import { DOING_TEMPLATES } from './templates/doing.templates.ts'
import { EMPTY_TEMPLATES } from './templates/empty.templates.ts'
import { FORMAT_TEMPLATES } from './templates/format.templates.ts'
import { FRENCH_TEMPLATES } from './templates/french.templates.ts'
import { GERMAN_TEMPLATES } from './templates/german.templates.ts'
import { GRAVE_TEMPLATES } from './templates/grave.templates.ts'
import { ITALIAN_TEMPLATES } from './templates/italian.templates.ts'
import { KIND_TEMPLATES } from './templates/kind.templates.ts'
import { LABEL_TEMPLATES } from './templates/label.templates.ts'
import { LIST_TEMPLATES } from './templates/list.templates.ts'
import { NAME_TEMPLATES } from './templates/name.templates.ts'
import { NOUN_TEMPLATES } from './templates/noun.templates.ts'
import { ORDER_TEMPLATES } from './templates/order.templates.ts'
import { OWN_CLAUSE_TEMPLATES } from './templates/own-clause.templates.ts'
import { OWN_TEMPLATES } from './templates/own.templates.ts'
import { PLURAL_TEMPLATES } from './templates/plural.templates.ts'
import { PORTUGUESE_TEMPLATES } from './templates/portuguese.templates.ts'
import { QUESTION_TEMPLATES } from './templates/question.templates.ts'
import { SIGN_TEMPLATES } from './templates/sign.templates.ts'
import { SPANISH_TEMPLATES } from './templates/spanish.templates.ts'
import { SPAN_TEMPLATES } from './templates/span.templates.ts'
import { STORY_TEMPLATES } from './templates/story.templates.ts'
import { TELL_LIST_TEMPLATES } from './templates/tell-list.templates.ts'
import { type TemplateSet } from './templates/template-set.ts'
import { TOLD_KIND_TEMPLATES } from './templates/told-kind.templates.ts'
import { TRY_LIST_TEMPLATES } from './templates/try-list.templates.ts'
import { VERSUS_TEMPLATES } from './templates/versus.templates.ts'
import { YES_NO_TEMPLATES } from './templates/yes-no.templates.ts'
import { type TopicLanguage } from './topic/language.ts'
import { type Topic, type TopicForm } from './topic/topic.ts'

/** Lines that suit a topic; those of a heavier pool are taken more often. */
interface TemplatePool {
  templates: TemplateSet
  weight: number
}

const NATIVE: Partial<Record<TopicLanguage, TemplateSet>> = {
  de: GERMAN_TEMPLATES,
  es: SPANISH_TEMPLATES,
  fr: FRENCH_TEMPLATES,
  pt: PORTUGUESE_TEMPLATES,
  it: ITALIAN_TEMPLATES,
}

const NOUN = pool(NOUN_TEMPLATES)
const CRAFT = pool(CRAFT_TEMPLATES)
const DOING = pool(DOING_TEMPLATES)
const LABEL = pool(LABEL_TEMPLATES)

/** The pools of each form that does not depend on anything else. */
const POOLS: Partial<Record<TopicForm, readonly TemplatePool[]>> = {
  name: [NOUN, pool(NAME_TEMPLATES, 2)],
  given: [NOUN],
  span: [pool(SPAN_TEMPLATES)],
  format: [pool(FORMAT_TEMPLATES)],
  doing: [pool(DOING_TEMPLATES, 2), CRAFT, pool(NOUN_TEMPLATES, 0.5)],
  instruction: [pool(ACTION_TEMPLATES, 2), DOING, pool(CRAFT_TEMPLATES, 0.5)],
  order: [pool(ORDER_TEMPLATES)],
  ban: [pool(BAN_TEMPLATES)],
  clause: [pool(CLAUSE_TEMPLATES)],
  'own-clause': [pool(OWN_CLAUSE_TEMPLATES)],
  claim: [pool(CLAIM_TEMPLATES)],
  versus: [pool(VERSUS_TEMPLATES)],
  label: [LABEL],
  sign: [pool(SIGN_TEMPLATES)],
  empty: [pool(EMPTY_TEMPLATES)],
}

/** The lines that suit a topic, by its form and what else is known of it. */
export function poolsFor({ form, language, traits, phrases }: Topic): readonly TemplatePool[] {
  const isDoable = traits.has('doable')
  if (traits.has('grave') && form !== 'empty') return [pool(GRAVE_TEMPLATES)]
  switch (form) {
    case 'mass':
      return isDoable ? [NOUN, pool(CRAFT_TEMPLATES, 2)] : [NOUN]
    case 'plural':
      if (traits.has('told')) return [NOUN]
      return isDoable ? [NOUN, CRAFT, pool(PLURAL_TEMPLATES, 2)] : [NOUN, pool(PLURAL_TEMPLATES, 2)]
    case 'count':
      return [pool(isDoable ? KIND_TEMPLATES : TOLD_KIND_TEMPLATES, 3), NOUN]
    case 'own':
      return traits.has('being') ? [pool(BEING_TEMPLATES)] : [pool(OWN_TEMPLATES)]
    case 'list':
      return [pool(LIST_TEMPLATES, 2), pool(isDoable ? TRY_LIST_TEMPLATES : TELL_LIST_TEMPLATES, 2)]
    case 'question':
      return [
        pool(QUESTION_TEMPLATES, 2),
        ...(traits.has('yes-no') ? [pool(YES_NO_TEMPLATES, 2)] : []),
        ...(phrases.action === undefined ? [] : [pool(ACTION_TEMPLATES)]),
        ...(phrases.clause === undefined ? [] : [pool(CLAUSE_TEMPLATES)]),
      ]
    case 'story':
      return [pool(STORY_TEMPLATES), ...(traits.has('deed') ? [pool(DEED_TEMPLATES, 2)] : [])]
    case 'foreign':
      return [NATIVE[language] === undefined ? LABEL : pool(NATIVE[language])]
    default:
      return POOLS[form] ?? [LABEL]
  }
}

function pool(templates: TemplateSet, weight = 1): TemplatePool {
  return { templates, weight }
}
