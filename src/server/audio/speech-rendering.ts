import { type AudioFormat } from '../../shared/features/tts/tts.constants.ts'
import { type SpeechPlan } from '../../shared/speech/speech-plan.ts'
import { type Cue } from '../../shared/speech/subtitles.ts'
import { type AiVoiceMark } from './ai-voice-mark.ts'
import { createMix, type MixPart, mixPart, type Span } from './mix-speech.ts'
import { createMp3Writer } from './mp3-file.ts'
import { naturalPauseMs } from './natural-pause.ts'
import { type EncodeSection } from './mp3-sections.ts'
import { computeWaveform } from './waveform.ts'
import { spokenCues } from './spoken-cues.ts'
import { writeWav } from './wav-file.ts'

/** Joins pieces to one file: their samples arrive as they are spoken. */
export interface RenderOrder {
  pieces: SpeechPlan['pieces']
  format: AudioFormat
  mark: AiVoiceMark
}

/** A file, how long it sounds, where each piece is in it, and how it looks: as a line and as subtitles. */
export interface RenderedSpeech {
  bytes: Uint8Array<ArrayBuffer>
  durationMs: number
  spans: readonly Span[]
  /** Result of `computeWaveform`. */
  outline: number[]
  cues: Cue[]
}

/**
 * Joins pieces and encodes them, each as soon as all before it are there: a file is almost done when its last piece is
 * spoken. Blocks its thread for seconds with a long text, and longer where `openEncoder` opens none in another thread.
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

  /** The file of a sound that is whole. */
  async function write({ sound, length, isSofter }: ReturnType<typeof mix.finish>): Promise<Uint8Array<ArrayBuffer>> {
    if (encode && isSofter) {
      // The encoded sound is too loud and has to be thrown away.
      writer = createMp3Writer(mark, encode)
      for (const samples of sound) writer.add(samples)
    }
    return writer ? writer.finish() : writeWav(sound, length, mark)
  }

  return {
    /** Takes the samples of a piece, 24 kHz, in any order; `at` is its index in the plan, perhaps several. */
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

/** Loaded on demand: the encoder alone takes as long to load as a thread. */
async function openEncoderHere(): Promise<EncodeSection> {
  const { createSectionEncoder } = await import('./mp3-section-encoder.ts')
  const encode = await createSectionEncoder()
  return async (samples) => encode(samples)
}
