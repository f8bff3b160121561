import { createHash } from 'node:crypto'
import type { SpeechModel, SpeechRequest } from '../../../providers/speech/speech.port.ts'
import type { SegmentCache } from './segment-cache.service.ts'

/** A piece in progress, and the number of callers that wait for it. */
interface Job {
  samples: Promise<Int16Array>
  waiting: number
  stop: AbortController
}

/** A piece to speak. `hash` covers everything that its audio depends on, the model included. */
interface Wanted {
  userId: string
  hash: string
  model: SpeechModel
  request: SpeechRequest
}

const formatName = ({ userId, hash }: Wanted): string => `${userId}/${hash}`

/** The hash of everything that the audio depends on. `fingerprint` is that of the model. */
export function segmentHash(fingerprint: string, request: SpeechRequest): string {
  const { voice, text, rate, pitch, language, phonemes } = request
  const all = [fingerprint, voice, text, rate, pitch, language, phonemes?.alphabet, phonemes?.symbols]
  return createHash('sha256').update(JSON.stringify(all)).digest('hex')
}

/**
 * The audio of pieces, each made once for a user: from the cache, from another text of the same user that is being
 * spoken, or from the provider. The key is the hash of everything that the audio depends on.
 */
export function createSegments(deps: {
  kept: SegmentCache
  ask(model: SpeechModel, request: SpeechRequest, signal: AbortSignal): Promise<Int16Array>
  /** Called with the number of characters spoken for a user, even if their text fails later. */
  countAsked(userId: string, characters: number): void
}) {
  const { kept, ask, countAsked } = deps
  const jobs = new Map<string, Job>()

  async function make({ userId, hash, model, request }: Wanted, signal: AbortSignal): Promise<Int16Array> {
    const before = await kept.find(userId, hash)
    if (before) return before
    const samples = await ask(model, request, signal)
    countAsked(userId, request.text.length)
    kept.keep(userId, hash, samples)
    return samples
  }

  function begin(wanted: Wanted): Job {
    const name = formatName(wanted)
    const stop = new AbortController()
    const samples = make(wanted, stop.signal)
    const job = { samples, waiting: 0, stop }
    jobs.set(name, job)
    const forget = (): void => {
      if (jobs.get(name) === job) jobs.delete(name)
    }
    stop.signal.addEventListener('abort', forget)
    samples.then(forget, forget)
    return job
  }

  /**
   * Samples of a piece, 24 kHz. They are shared and must not be changed. Throws the errors of the request, and the
   * signal's reason. The work is aborted once all callers that wait for it have left.
   */
  return async (wanted: Wanted, signal: AbortSignal): Promise<Int16Array> => {
    signal.throwIfAborted()
    const job = jobs.get(formatName(wanted)) ?? begin(wanted)
    job.waiting += 1
    const left = Promise.withResolvers<never>()
    const leave = (): void => left.reject(signal.reason)
    signal.addEventListener('abort', leave)
    try {
      return await Promise.race([job.samples, left.promise])
    } finally {
      signal.removeEventListener('abort', leave)
      job.waiting -= 1
      if (job.waiting === 0) job.stop.abort(signal.reason)
    }
  }
}

export type Segments = ReturnType<typeof createSegments>
