import { z } from 'zod'
import { type WantedMembers } from './object-reader.ts'

/** The format of one kind of answer. */
export interface AnswerFormat {
  /** The schema in the form of both dialects; null for plain text. */
  readonly json: { name: string; strict: true; schema: Record<string, unknown> } | null
  /** The format in words, for servers without schemas; empty where the prompt has them. */
  readonly words: string
  /** The request to repair an unreadable answer. */
  readonly askAgain: string
  /** The members to read; of plain text those of a JSON that is answered instead, and `text` for the text itself. */
  readonly members: WantedMembers
  /** Temperature, for models that accept one. */
  readonly temperature: number
  /**
   * The fault of a complete answer, in words for the model. Null where the answer has the right format, even if it is
   * empty. Text and code fences around the JSON are allowed.
   */
  problem(answer: string): string | null
}

/** Temperature for a text with a required statement. */
const TEXT_TEMPERATURE = 0.7

/**
 * A format by its name and its schema. Members are in the order in which a model should write them. `readable` is a
 * looser schema for accepting answers: an unknown label can be mapped.
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

/** The format of plain text. */
export const plainFormat = (rest: Pick<AnswerFormat, 'askAgain' | 'members'>): AnswerFormat => ({
  ...rest,
  json: null,
  words: '',
  temperature: TEXT_TEMPERATURE,
  problem: () => null,
})

/** Without `$schema`, with which some local servers fail. */
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
