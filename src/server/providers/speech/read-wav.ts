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
interface Format {
  kind: number
  channels: number
  sampleRate: number
  bits: number
}

/** Length of a file's header, and of that of a chunk. */
const FILE_HEADER = 12
const CHUNK_HEADER = 8

/**
 * Parses a wav file, or several that were joined: PCM of 8, 16, 24 or 32 bit, or 32-bit floats; other chunks are skipped.
 * Servers that stream write the header before they know the length: samples that are not followed by a chunk or another
 * file reach to the end, whether the header counts more or less than that. Throws an `Error` with the reason.
 */
export const readWav = (bytes: Uint8Array): WavSound => atOnce(readWavSlices(bytes))

/** Like `readWav`, with pauses. */
export function* readWavSlices(bytes: Uint8Array): Slices<WavSound> {
  const starts = fileStarts(bytes)
  if (starts[0] !== 0) throw new Error('no wav file')
  const sounds: WavSound[] = []
  for (const [index, start] of starts.entries()) {
    const file = bytes.subarray(start, starts[index + 1])
    for (const { format, from, to } of dataChunks(file)) sounds.push(yield* readData(file, format, from, to))
  }
  const [first] = sounds
  if (!first) throw new Error('no data')
  const { sampleRate, channels } = first
  if (sounds.length === 1) return first
  if (sounds.some((other) => other.sampleRate !== sampleRate || other.channels !== channels))
    throw new Error('its parts have different formats')
  const samples = new Int16Array(sounds.reduce((sum, part) => sum + part.samples.length, 0))
  let at = 0
  for (const part of sounds) {
    samples.set(part.samples, at)
    at += part.samples.length
    yield
  }
  return { sampleRate, channels, samples }
}

/** The positions at which wav files begin. */
function fileStarts(bytes: Uint8Array): number[] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const starts: number[] = []
  for (let at = buffer.indexOf('RIFF'); at >= 0; at = buffer.indexOf('RIFF', at + 1))
    if (nameAt(buffer, at + CHUNK_HEADER) === 'WAVE') starts.push(at)
  return starts
}

/** The ranges of the samples of one file. */
function dataChunks(bytes: Uint8Array): { format: Format; from: number; to: number }[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found: { format: Format; from: number; to: number }[] = []
  let format: Format | undefined
  for (let at = FILE_HEADER; at + CHUNK_HEADER <= bytes.length;) {
    const name = nameAt(bytes, at)
    const size = view.getUint32(at + 4, true)
    const from = at + CHUNK_HEADER
    // A chunk of odd length is followed by a padding byte.
    const end = from + size + (size % 2)
    if (name === 'fmt ' && from + 16 <= bytes.length) format = readFormat(view, from, size)
    if (name === 'data') {
      if (!format) throw new Error('data before its format')
      const isCounted = size > 0 && (end >= bytes.length ? from + size <= bytes.length : isChunk(view, end))
      found.push({ format, from, to: isCounted ? from + size : bytes.length })
      if (!isCounted) break
    }
    at = end
  }
  return found
}

/** Whether a chunk begins here that ends inside the file, and not more samples. */
function isChunk(view: DataView, at: number): boolean {
  if (at + CHUNK_HEADER > view.byteLength) return false
  const name = String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)))
  return /^[ -~]{4}$/u.test(name) && at + CHUNK_HEADER + view.getUint32(at + 4, true) <= view.byteLength
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
