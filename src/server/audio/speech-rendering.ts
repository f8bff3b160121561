import { type AudioFormat } from '../../shared/features/tts/tts.constants.ts'
import { type SpeechPlan } from '../../shared/speech/speech-plan.ts'
import { type Cue } from '../../shared/speech/subtitles.ts'
import { type AiVoiceMark } from './ai-voice-mark.ts'
import { joinParts, masterGain, type MixPart, mixPart, placePart, type Span, spansOf } from './mix-speech.ts'
import { naturalPauseMs } from './natural-pause.ts'
import { outlineOf } from './outline.ts'
import { spokenCues } from './spoken-cues.ts'
import { createWav } from './wav-file.ts'

/** What becomes one file: the samples of its pieces come as they are spoken. */
export interface RenderOrder {
  pieces: SpeechPlan['pieces']
  format: AudioFormat
  mark: AiVoiceMark
}

/** A file, how long it sounds, where each piece lies in it, and how it looks: as a line and as subtitles. */
export interface RenderedSpeech {
  bytes: Uint8Array<ArrayBuffer>
  durationMs: number
  spans: Span[]
  /** As `outlineOf` has it. */
  outline: number[]
  cues: Cue[]
}

/**
 * Joins pieces and encodes them, each as soon as all before it are there: a file is almost done when its last piece is
 * spoken. Blocks its thread for seconds with a long text.
 */
export async function createRendering({ pieces, format, mark }: RenderOrder) {
  // Loaded where it is needed: the encoder alone takes as long as the thread.
  const newWriter = async () => (format === 'mp3' ? (await import('./mp3-file.ts')).createMp3Writer(mark) : undefined)
  let writer = await newWriter()
  const sounds = new Map<number, Int16Array>()
  const ready: MixPart[] = []
  let peak = 0

  function next(): MixPart | undefined {
    const index = ready.length
    const piece = pieces[index]
    if (!piece) return undefined
    if (piece.type === 'silence') return mixPart(piece, false)
    const samples = sounds.get(index)
    sounds.delete(index)
    const { volume, text } = piece
    const isFollowed = pieces[index + 1]?.type === 'speech'
    return samples && mixPart({ type: 'speech', samples, volume, pauseMs: naturalPauseMs(text) }, isFollowed)
  }

  function encode(part: MixPart, master: number): void {
    if (!writer) return
    const placed = new Int16Array(part.length + part.rest)
    placePart(part, master, placed)
    writer.add(placed)
  }

  function goOn(): void {
    for (let part = next(); part; part = next()) {
      ready.push(part)
      peak = Math.max(peak, part.peak)
      // Once something would clip all of it gets quieter, and what was encoded is worth nothing.
      if (masterGain(peak) === 1) encode(part, 1)
    }
  }

  /** The whole sound, in the memory of the file where that is no mp3. */
  async function whole(): Promise<{ bytes: Uint8Array<ArrayBuffer>; samples: Int16Array }> {
    if (!writer) {
      let bytes = new Uint8Array()
      const samples = joinParts(ready, (length) => {
        const wav = createWav(length, mark)
        bytes = wav.bytes
        return wav.samples
      })
      return { bytes, samples }
    }
    const master = masterGain(peak)
    if (master < 1) {
      writer = await newWriter()
      for (const part of ready) encode(part, master)
    }
    const samples = joinParts(ready, (length) => new Int16Array(length))
    return { bytes: writer?.finish() ?? new Uint8Array(), samples }
  }

  return {
    /** Takes the samples of a piece, 24 kHz, in whatever order; `at` is where it stands in the plan, perhaps repeatedly. */
    add(at: readonly number[], samples: Int16Array): void {
      for (const index of at) sounds.set(index, samples)
      goOn()
    },

    /** The file. Throws where a piece is missing. */
    async finish(): Promise<RenderedSpeech> {
      goOn()
      if (ready.length < pieces.length) throw new Error(`Piece ${ready.length} of ${pieces.length} was not spoken`)
      const { bytes, samples } = await whole()
      const spans = spansOf(ready)
      const durationMs = samples.length / 24
      return { bytes, durationMs, spans, outline: outlineOf(samples), cues: spokenCues(pieces, spans) }
    },
  }
}
