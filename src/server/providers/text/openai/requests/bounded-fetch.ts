import { TEXT_LIMITS } from '../../../../../shared/provider-limits.ts'
import { readBody, watchBody } from '../../../bounded-body.ts'
import { ProviderFault } from '../faults/provider-fault.ts'
import { refusalBody } from '../faults/refusal-body.ts'

const LINE_FEED = 10
const CARRIAGE_RETURN = 13
const SPACE = 32
const JSON_BEGINS = [...Buffer.from('{[')]

/**
 * The platform's `fetch` with limits on the answer, counted as it arrives. Of a refusal only the beginning is read, and
 * converted to OpenAI's format. An answer that exceeds `TEXT_LIMITS` ends with a `ProviderFault`. With `waitFor`, which wraps
 * each wait for the next bytes, an answer is always a stream of events.
 */
export function createBoundedFetch(waitFor?: <Next>(next: Promise<Next>) => Promise<Next>): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    if (!response.ok) {
      const { bytes } = await readBody(response.body, TEXT_LIMITS.refusalBytes)
      return new Response(refusalBody(new TextDecoder().decode(bytes)), response)
    }
    if (!response.body) return response
    const asStream = waitFor && { waitFor, convert: asEvents() }
    return new Response(watchBody(response.body, { onChunk: countEvents(), ...asStream }), response)
  }
}

/**
 * Makes one event of an answer that is a whole JSON, as servers send that ignore `stream`. A stream of events, which is
 * recognized by its first character, is passed on as it is.
 */
function asEvents(): (chunk: Uint8Array | undefined) => Uint8Array | undefined {
  const whole: Uint8Array[] = []
  let first: number | undefined
  return (chunk) => {
    first ??= chunk?.find((byte) => byte > SPACE)
    if (first === undefined) return undefined
    if (!JSON_BEGINS.includes(first)) return chunk
    if (chunk) whole.push(chunk)
    return chunk ? undefined : Buffer.from(`data: ${JSON.stringify(JSON.parse(Buffer.concat(whole).toString()))}\n\n`)
  }
}

/**
 * Counts the bytes of a stream of events and of each event, which an empty line ends. Throws `ProviderFault` above the limits.
 */
function countEvents(): (chunk: Uint8Array) => void {
  let all = 0
  let event = 0
  let isLineEmpty = true
  return (chunk) => {
    all += chunk.length
    for (const byte of chunk) {
      event += 1
      if (byte === LINE_FEED) {
        if (isLineEmpty) event = 0
        isLineEmpty = true
      } else if (byte !== CARRIAGE_RETURN) isLineEmpty = false
      if (event > TEXT_LIMITS.eventBytes) throw new ProviderFault('endless')
    }
    if (all > TEXT_LIMITS.answerBytes) throw new ProviderFault('endless')
  }
}
