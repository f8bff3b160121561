import { z } from 'zod'
import { type WantedMembers } from './object-reader.ts'

/** The shape of one kind of answer. */
export interface AnswerFormat {
  /** The schema as both dialects send it. */
  readonly json: { name: string; strict: true; schema: Record<string, unknown> }
  /** The same in words, for servers without schemas. */
  readonly words: string
  /** The request to repair an unreadable answer. */
  readonly askAgain: string
  /** What is read of it. */
  readonly members: WantedMembers
  /** How freely its words are chosen, where a model takes that. */
  readonly temperature: number
  /**
   * What is wrong with a whole answer, in words for the model that gave it. Returns null when the answer has the right
   * shape, also if it is empty. Words and code fences around the JSON are no fault.
   */
  problem(answer: string): string | null
}

/** Of a text with a required statement. */
const TEXT_TEMPERATURE = 0.7

/**
 * A format by its name and its schema. Members are in the order in which a model should write them. `readable` is
 * what an answer is judged by where that is less: a label that is not ours can be mapped.
 */
export function answerFormat(
  name: string,
  schema: z.ZodType,
  rest: Pick<AnswerFormat, 'words' | 'askAgain' | 'members'> & { readable?: z.ZodType; temperature?: number },
): AnswerFormat {
  const { readable = schema, temperature = TEXT_TEMPERATURE, ...said } = rest
  return {
    ...said,
    temperature,
    json: { name, strict: true, schema: jsonSchema(schema) },
    problem: (answer) => read(answer, readable),
  }
}

/** `$schema` is left out: some local servers fail with it. */
function jsonSchema(schema: z.ZodType): Record<string, unknown> {
  const { $schema: _, '~standard': __, ...rest } = z.toJSONSchema(schema)
  return rest
}

function read(answer: string, readable: z.ZodType): string | null {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  if (start === -1 || end < start) return 'There is no JSON object in it.'
  try {
    const result = readable.safeParse(JSON.parse(answer.slice(start, end + 1)))
    return result.success ? null : z.prettifyError(result.error)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}
