import { SAMPLE_RATE, type SpeechModel, type SpeechRequest } from '../../providers/speech/speech.port.ts'

/** A voice with pieces that a test sets. */
export interface FakeSpeechModel extends SpeechModel {
  /** The requested texts, oldest first. */
  readonly said: SpeechRequest[]
  /** Sets the behaviour of the next calls. */
  sound: (request: SpeechRequest, signal: AbortSignal) => Promise<Int16Array>
}

/** A tone of 10 ms for each character of its text. */
export function toneFor({ text }: SpeechRequest): Int16Array {
  return new Int16Array(text.length * (SAMPLE_RATE / 100)).map((_, index) => Math.round(Math.sin(index / 8) * 8_000))
}

/** The tone after a second of silence, because shorter pieces are not cached. */
export function longToneFor(request: SpeechRequest): Int16Array {
  const tone = toneFor(request)
  const samples = new Int16Array(SAMPLE_RATE + tone.length)
  samples.set(tone, SAMPLE_RATE)
  return samples
}

export function createFakeSpeechModel(): FakeSpeechModel {
  const said: SpeechRequest[] = []
  return {
    name: 'Fake voice',
    maxCharacters: 100,
    concurrency: 2,
    fingerprint: 'fake-1',
    said,
    sound: async (request) => toneFor(request),
    async speak(request, signal) {
      signal.throwIfAborted()
      said.push(request)
      return this.sound(request, signal)
    },
    close: async () => {},
  }
}
