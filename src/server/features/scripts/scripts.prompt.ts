import { type Answers } from '../../../shared/features/account/account.schema.ts'
import { type Source } from '../../../shared/features/generation/generation.schema.ts'
import { type ScriptRequest } from '../../../shared/features/scripts/scripts.schema.ts'
import { type TextPrompt } from '../../providers/text/text.port.ts'

/** Words the request for a language model. The topic is fenced as data. */
export function scriptsPrompt(
  request: ScriptRequest,
  _context: { sources: Source[]; creator: Answers | null },
): TextPrompt {
  return { system: 'You write scripts.', user: request.topic }
}
