import { type AiVoiceMark } from './ai-voice-mark.ts'

const SAMPLE_RATE = 24_000
const BYTES_OF_A_SAMPLE = 2

/**
 * A wav file of samples in parts, `length` samples in all: PCM, 16 bit, mono, 24 kHz. The mark is in a `LIST` chunk of
 * kind `INFO` before the samples, where readers find it without reading on.
 */
export function writeWav(
  sound: readonly Int16Array[],
  length: number,
  { maker, comment }: AiVoiceMark,
): Uint8Array<ArrayBuffer> {
  const size = length * BYTES_OF_A_SAMPLE
  const list = chunk('LIST', Buffer.concat([Buffer.from('INFO'), info('ISFT', maker), info('ICMT', comment)]))
  const head = Buffer.concat([
    Buffer.from('WAVE'),
    chunk('fmt ', buildFormatChunk()),
    list,
    buildChunkHead('data', size),
  ])
  const start = 8 + head.length
  const bytes = new Uint8Array(start + size)
  bytes.set(buildChunkHead('RIFF', head.length + size))
  bytes.set(head, 8)
  const samples = new Int16Array(bytes.buffer, start, length)
  let at = 0
  for (const part of sound) {
    samples.set(part, at)
    at += part.length
  }
  return bytes
}

function buildFormatChunk(): Buffer {
  const format = Buffer.alloc(16)
  format.writeUInt16LE(1, 0)
  format.writeUInt16LE(1, 2)
  format.writeUInt32LE(SAMPLE_RATE, 4)
  format.writeUInt32LE(SAMPLE_RATE * BYTES_OF_A_SAMPLE, 8)
  format.writeUInt16LE(BYTES_OF_A_SAMPLE, 12)
  format.writeUInt16LE(BYTES_OF_A_SAMPLE * 8, 14)
  return format
}

function buildChunkHead(name: string, size: number): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1')
  head.writeUInt32LE(size, 4)
  return head
}

/** A chunk, padded to an even length as the format requires. */
function chunk(name: string, content: Buffer): Buffer {
  return Buffer.concat([buildChunkHead(name, content.length), content, Buffer.alloc(content.length % 2)])
}

const info = (name: string, text: string): Buffer => chunk(name, Buffer.from(`${text}\0`, 'latin1'))
