import { z } from 'zod'
import { HOOK_PATTERNS } from '../../../../shared/features/hooks/hooks.constants.ts'

/** The answer asked of a model. The pattern stands first, so that it is known while the hook is being written. */
const HooksAnswer = z.object({ hooks: z.array(z.object({ pattern: z.enum(HOOK_PATTERNS), hook: z.string() })) })

/** What an answer is judged by: a label that is none of ours can be mapped and is no reason to ask again. */
const ReadableAnswer = z.object({ hooks: z.array(z.object({ pattern: z.string(), hook: z.string() })) })

/** The schema as both dialects send it. `$schema` is left out: some local servers stumble over it. */
export const HOOKS_FORMAT = { name: 'hooks', strict: true, schema: jsonSchema() }

function jsonSchema(): Record<string, unknown> {
  const { $schema: _, '~standard': __, ...schema } = z.toJSONSchema(HooksAnswer)
  return schema
}

/**
 * What is wrong with a whole answer, in words for the model that gave it. Returns null when the answer has the right
 * shape, be its list empty or not. Words and code fences around the JSON are no fault.
 */
export function answerProblem(answer: string): string | null {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  if (start === -1 || end < start) return 'There is no JSON object in it.'
  try {
    const result = ReadableAnswer.safeParse(JSON.parse(answer.slice(start, end + 1)))
    return result.success ? null : z.prettifyError(result.error)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
