/** A 16-bit wav file, with deviations that a test sets. */
export function buildWav(
  samples: Int16Array,
  { sampleRate = 24_000, channels = 1, before = new Uint8Array(), dataSize = samples.byteLength } = {},
): Uint8Array<ArrayBuffer> {
  const file = Buffer.alloc(44 + before.length)
  file.write('RIFF', 0)
  file.writeUInt32LE(0xffff_ffff, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(channels, 22)
  file.writeUInt32LE(sampleRate, 24)
  file.writeUInt32LE(sampleRate * channels * 2, 28)
  file.writeUInt16LE(channels * 2, 32)
  file.writeUInt16LE(16, 34)
  file.set(before, 36)
  file.write('data', 36 + before.length)
  file.writeUInt32LE(dataSize, 40 + before.length)
  return Uint8Array.from(Buffer.concat([file, new Uint8Array(samples.buffer)]))
}

/** Fake speech: a buzz of 150 Hz, 60 ms per letter at speed 1. */
export function buzz(letters: number, { speed = 1, sampleRate = 24_000, channels = 1 } = {}): Int16Array {
  const samples = new Int16Array(Math.round((letters * 0.06 * sampleRate) / speed) * channels)
  for (let index = 0; index < samples.length; index += 1) {
    const phase = ((Math.floor(index / channels) / sampleRate) * 150) % 1
    samples[index] = Math.round((phase - 0.5) * 16_000)
  }
  return samples
}
