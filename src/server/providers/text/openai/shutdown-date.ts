import { type Clock } from '../../../runtime/clock.ts'
import { createOpenAiClient, isOpenAiAddress } from './requests/openai-client.ts'

const PATIENCE_MS = 10_000

/**
 * A warning about the configured model, in a sentence: OpenAI has named its shutdown date, or does not list it. Null
 * where all is well, and at any other address than OpenAI's. Throws the SDK's errors.
 */
export async function modelWarning({
  apiKey,
  baseUrl,
  model,
  clock,
  variable,
}: {
  apiKey?: string | undefined
  baseUrl?: string | undefined
  model: string
  clock: Clock
  /** The variable that sets the model. */
  variable: string
}): Promise<string | null> {
  if (!isOpenAiAddress(baseUrl)) return null
  const client = createOpenAiClient({ apiKey, baseUrl }, { timeoutMs: PATIENCE_MS })
  const { data } = await client.models.list()
  const known = data.find(({ id }) => id === model)
  if (!known) return `OpenAI does not list ${model}: set another ${variable}`
  const end = Date.parse(known.shutdown_date ?? '')
  if (Number.isNaN(end)) return null
  const day = new Date(end).toISOString().slice(0, 10)
  const verb = end < clock.now().getTime() ? 'has shut' : 'shuts'
  return `OpenAI ${verb} ${model} down on ${day}: set another ${variable}`
}
