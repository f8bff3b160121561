import type { Voice } from '../../../../shared/features/tts/tts.constants.ts'
import type { SpeechPlan } from '../../../../shared/speech/speech-plan.ts'
import type { SpeechModel, SpeechRequest } from '../../../providers/speech/speech.port.ts'
import { type Segments, segmentHash } from './segments.service.ts'
import { chooseVoice } from './spoken-plan.service.ts'

/** Pieces of a text with the same audio, made once. `at` has their indexes in the plan. */
interface Group {
  hash: string
  request: SpeechRequest
  at: number[]
}

/**
 * Speaks the pieces of a plan, in the order of the text, as many in parallel as the model accepts. `onSpoken` gets the
 * samples of each, their indexes in the plan, and the number of finished pieces. The first error after retries ends all
 * pieces and is thrown.
 */
export async function speakPieces(order: {
  model: SpeechModel
  segments: Segments
  userId: string
  voice: Voice
  plan: SpeechPlan
  signal: AbortSignal
  onSpoken(samples: Int16Array, at: readonly number[], done: number): void
}): Promise<void> {
  const { model, segments, userId, onSpoken } = order
  const failed = new AbortController()
  const signal = AbortSignal.any([order.signal, failed.signal])
  const groups = groupPieces(order.plan, order.voice, model.fingerprint).values()
  let done = 0

  async function speakOn(): Promise<void> {
    for (const { hash, request, at } of groups) {
      const samples = await segments({ userId, hash, model, request }, signal)
      done += at.length
      onSpoken(samples, at, done)
    }
  }

  try {
    await Promise.all(Array.from({ length: model.concurrency }, speakOn))
  } catch (error) {
    failed.abort(error)
    throw error
  }
}

function groupPieces(plan: SpeechPlan, chosen: Voice, fingerprint: string): Map<string, Group> {
  const groups = new Map<string, Group>()
  for (const [index, piece] of plan.pieces.entries()) {
    if (piece.type === 'silence') continue
    const { rate, pitch, language, phonemes } = piece
    // Surrounding white space is silent, so a sentence is the same piece at the end of a text.
    const request = { text: piece.text.trim(), rate, pitch, language, phonemes, voice: chooseVoice(piece, chosen) }
    const hash = segmentHash(fingerprint, request)
    const group = groups.get(hash)
    if (group) group.at.push(index)
    else groups.set(hash, { hash, request, at: [index] })
  }
  return groups
}
