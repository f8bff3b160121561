import { atOnce, SLICE, type Slices } from './slices.ts'

/** Audio of a wav file: samples from -32,768 to 32,767, channels interleaved. */
export interface WavSound {
  sampleRate: number
  channels: number
  samples: Int16Array
}

const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
/** Larger lengths are placeholders: writers of streams use the largest signed or unsigned number. */
const OPEN_ENDED = 0x7fff_0000

interface Format {
  kind: number
  channels: number
  sampleRate: number
  bits: number
}

/**
 * Parses a wav file: PCM of 8, 16, 24 or 32 bit, or 32-bit floats; other chunks are skipped. In a stream, whose length
 * was unknown when its header was written, the data reach to the end. Throws an `Error` with the reason.
 */
export const readWav = (bytes: Uint8Array): WavSound => atOnce(readWavSlices(bytes))

/** Like `readWav`, with pauses. */
export function* readWavSlices(bytes: Uint8Array): Slices<WavSound> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 12 || nameAt(bytes, 0) !== 'RIFF' || nameAt(bytes, 8) !== 'WAVE') throw new Error('no wav file')
  let format: Format | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = nameAt(bytes, at)
    const size = view.getUint32(at + 4, true)
    const start = at + 8
    if (name === 'fmt ' && start + 16 <= bytes.length) format = readFormat(view, start, size)
    if (name === 'data') {
      if (!format) throw new Error('data before its format')
      const isOpen = size === 0 || size >= OPEN_ENDED
      if (!isOpen && start + size > bytes.length) throw new Error('the data ends too early')
      return yield* readData(bytes, format, start, isOpen ? bytes.length : start + size)
    }
    // A chunk of odd length is followed by a padding byte.
    at = start + size + (size % 2)
  }
  throw new Error('no data')
}

const nameAt = (bytes: Uint8Array, at: number): string => String.fromCharCode(...bytes.subarray(at, at + 4))

function readFormat(view: DataView, start: number, size: number): Format {
  const declared = view.getUint16(start, true)
  // The extended header repeats the format in the first two bytes of an identifier.
  const isExtended = declared === EXTENSIBLE && size >= 40 && start + 26 <= view.byteLength
  return {
    kind: isExtended ? view.getUint16(start + 24, true) : declared,
    channels: view.getUint16(start + 2, true),
    sampleRate: view.getUint32(start + 4, true),
    bits: view.getUint16(start + 14, true),
  }
}

function* readData(bytes: Uint8Array, format: Format, start: number, end: number): Slices<WavSound> {
  const { kind, channels, sampleRate, bits } = format
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const isPlain = kind === PCM && bits === 16
  const read = chooseReader(view, kind, bits)
  const isUsable = channels >= 1 && channels <= 8 && sampleRate >= 4_000 && sampleRate <= 192_000
  if (!isUsable || (!isPlain && !read))
    throw new Error(`unknown sound: format ${kind}, ${bits} bit, ${channels} x ${sampleRate} Hz`)
  const width = bits / 8
  const length = Math.floor((end - start) / (width * channels)) * channels
  if (!read) return { sampleRate, channels, samples: readSamples(bytes, start, length) }
  const samples = new Int16Array(length)
  for (let index = 0; index < length; index += 1) {
    samples[index] = Math.max(-32_768, Math.min(32_767, Math.round(read(start + index * width))))
    if (index % SLICE === 0) yield
  }
  return { sampleRate, channels, samples }
}

/** A copy of `length` 16-bit samples. Both the file and this machine are little-endian. */
export const readSamples = (bytes: Uint8Array, start: number, length: number): Int16Array =>
  new Int16Array(new Uint8Array(bytes.subarray(start, start + length * 2)).buffer)

function chooseReader(view: DataView, kind: number, bits: number): ((at: number) => number) | undefined {
  if (kind === FLOAT && bits === 32) return (at) => view.getFloat32(at, true) * 32_767
  if (kind !== PCM) return undefined
  if (bits === 8) return (at) => (view.getUint8(at) - 128) * 256
  if (bits === 24) return (at) => view.getInt16(at + 1, true)
  return bits === 32 ? (at) => view.getInt16(at + 2, true) : undefined
}

/** The mean of all channels. */
export function* monoSlices({ samples, channels }: WavSound): Slices<Int16Array> {
  if (channels === 1) return samples
  const mono = new Int16Array(samples.length / channels)
  for (let frame = 0; frame < mono.length; frame += 1) {
    let sum = 0
    for (let channel = 0; channel < channels; channel += 1) sum += samples[frame * channels + channel]!
    mono[frame] = Math.round(sum / channels)
    if (frame % SLICE === 0) yield
  }
  return mono
}
