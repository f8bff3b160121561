const SAMPLE_RATE = 24_000
const HEADER_BYTES = 44
/** How long a letter takes, in seconds, and how high it is, in Hz. */
const LETTER_SECONDS = 0.06
const PITCH = 150

/** A wav file of 16 bit, as long as somebody would speak this text. */
export function buzz({ length }: string): Buffer {
  const samples = Math.round(length * LETTER_SECONDS * SAMPLE_RATE)
  const file = Buffer.alloc(HEADER_BYTES + samples * 2)
  file.write('RIFF', 0)
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8)
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(SAMPLE_RATE, 24)
  file.writeUInt32LE(SAMPLE_RATE * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36)
  file.writeUInt32LE(samples * 2, 40)
  for (let at = 0; at < samples; at += 1) {
    const phase = ((at / SAMPLE_RATE) * PITCH) % 1
    file.writeInt16LE(Math.round((phase - 0.5) * 16_000), HEADER_BYTES + at * 2)
  }
  return file
}
