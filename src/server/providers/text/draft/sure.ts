import { findField } from './field.ts'
import { CLOSE } from './phrase-shapes.ts'
import { type Topic } from './topic.ts'
import { GOODS } from './words.data.ts'

/** Done with the hands, so that a camera can watch it. */
export const HANDS =
  /^(?:make|build|bake|cook|grow|paint|sew|knit|draw|fix|repair|clean|plant|prune|fold|unclog|install|replace|remove|repot|restore|cut|wash|wrap|tie|hang|sharpen)(?!\p{L})/u
const EX = /\b(?:my|your|an) ex(?:es)?\b/iu
/** Nothing that a hand can hold. */
const NO_OBJECT =
  /\b(?:trust|faith|confidence|relationships?|marriage|friendships?|friends|love|life|self|myself|yourself|people|person|kids?|children|toddlers?|him|her|them|it|anxiety|habits?|money|living|peace|amends|contact|ties|family|feelings?|heart|mind|mood|sleep|bod(?:y|ies)|weight|face|skin|wounds?|scars?|bruises?|blood|grudges?|apart|old|will|time|decisions?|sense|names?|record|evidence|gun|guns|weapons?|meth|drugs?)\b/iu

/**
 * Whether a topic is surely a how-to with an object, food, a craft, a review or a list of things. Only such a topic gets
 * frames that say something about it; any other stands as it is beside neutral words.
 */
export function isSure(topic: Topic): boolean {
  const { language, isGrave, shape, list, verb, isOwn, text } = topic
  if (language !== 'en' || isGrave || CLOSE.test(text) || EX.test(text)) return false
  if (shape === 'review') return true
  if (list) return list.kind === 'thing' && (GOODS.has(list.things) || findField(topic) !== null)
  if (isOwn || !/^(?:clause-how|doing|noun)$/u.test(shape)) return false
  if (findField(topic)) return true
  return verb !== undefined && HANDS.test(verb.text) && !NO_OBJECT.test(verb.text)
}
