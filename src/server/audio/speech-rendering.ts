import type { AudioFormat } from '../../shared/features/tts/tts.constants.ts'
import type { SpeechPlan } from '../../shared/speech/speech-plan.ts'
import type { Cue } from '../../shared/speech/subtitles.ts'
import type { AiVoiceMark } from './ai-voice-mark.ts'
import { createMix, type MixPart, mixPart, type Span } from './mix-speech.ts'
import { createMp3Writer } from './mp3-file.ts'
import { naturalPauseMs } from './natural-pause.ts'
import type { EncodeSection } from './mp3-sections.ts'
import { computeWaveform } from './waveform.ts'
import { spokenCues } from './spoken-cues.ts'
import { writeWav } from './wav-file.ts'

/** What to render. */
export interface RenderOrder {
  pieces: SpeechPlan['pieces']
  format: AudioFormat
  mark: AiVoiceMark
}

/** A file, its duration, the position of each piece, and its waveform and subtitles. */
export interface RenderedSpeech {
  bytes: Uint8Array<ArrayBuffer>
  durationMs: number
  spans: readonly Span[]
  /** Result of `computeWaveform`. */
  outline: number[]
  cues: Cue[]
}

/**
 * Joins pieces and encodes them, each as soon as all before it are there, so a file is almost done when its last piece
 * is spoken. Blocks its thread for seconds with a long text, and longer where `openEncoder` encodes in the same thread.
 */
export async function createRendering(
  { pieces, format, mark }: RenderOrder,
  openEncoder: () => EncodeSection | Promise<EncodeSection> = openEncoderHere,
) {
  const encode = format === 'mp3' ? await openEncoder() : undefined
  let writer = encode && createMp3Writer(mark, encode)
  const sounds = new Map<number, Int16Array>()
  const mix = createMix()
  let mixed = 0

  function next(): MixPart | undefined {
    const piece = pieces[mixed]
    if (!piece) return undefined
    if (piece.type === 'silence') return mixPart(piece, false)
    const samples = sounds.get(mixed)
    sounds.delete(mixed)
    const { volume, text } = piece
    const isFollowed = pieces[mixed + 1]?.type === 'speech'
    return samples && mixPart({ type: 'speech', samples, volume, pauseMs: naturalPauseMs(text) }, isFollowed)
  }

  function goOn(): void {
    for (let part = next(); part; part = next()) {
      mixed += 1
      const samples = mix.add(part)
      if (samples) writer?.add(samples)
    }
  }

  /** The file of complete samples. */
  async function write({ sound, length, isSofter }: ReturnType<typeof mix.finish>): Promise<Uint8Array<ArrayBuffer>> {
    if (encode && isSofter) {
      // The frames encoded so far are too loud and are discarded.
      writer = createMp3Writer(mark, encode)
      for (const samples of sound) writer.add(samples)
    }
    return writer ? writer.finish() : writeWav(sound, length, mark)
  }

  return {
    /** Adds the samples of a piece, 24 kHz, in any order. `at`: its index or indexes in the plan. */
    add(at: readonly number[], samples: Int16Array): void {
      for (const index of at) sounds.set(index, samples)
      goOn()
    },

    /** The file. Throws where a piece is missing. */
    async finish(): Promise<RenderedSpeech> {
      goOn()
      if (mixed < pieces.length) throw new Error(`Piece ${mixed} of ${pieces.length} was not spoken`)
      const whole = mix.finish()
      const writing = write(whole)
      const { sound, length, spans } = whole
      const facts = { durationMs: length / 24, spans, outline: computeWaveform(sound), cues: spokenCues(pieces, spans) }
      return { bytes: await writing, ...facts }
    },
  }
}

/** Loaded on demand: loading the encoder takes as long as starting a thread. */
async function openEncoderHere(): Promise<EncodeSection> {
  const { createSectionEncoder } = await import('./mp3-section-encoder.ts')
  const encode = await createSectionEncoder()
  return async (samples) => encode(samples)
}
