import { type Answers } from '../../../shared/features/account/account.schema.ts'
import { type CaptionRequest } from '../../../shared/features/captions/captions.schema.ts'
import { type Source } from '../../../shared/features/generation/generation.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

/** Words the request for a language model. The content is fenced as data. */
export function captionsPrompt(
  request: CaptionRequest,
  _context: { sources: Source[]; creator: Answers | null },
): TextPrompt {
  return { system: 'You write captions.', user: request.content }
}
