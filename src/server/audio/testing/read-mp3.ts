/** The content of our mp3 files: the fields of the tag, and the length of the sound. */
export interface Mp3Content {
  fields: Record<string, string>
  frames: number
  /** Samples at 24 kHz, without the encoder's padding. */
  samples: number
}

const KILOBITS = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
const HERTZ = [22_050, 24_000, 16_000]
const SAMPLES_OF_A_FRAME = 576

/** Reads an mp3 file (MPEG 2, layer III, mono) frame by frame. Throws at the first invalid byte. */
export function readMp3(bytes: Uint8Array): Mp3Content {
  const file = Buffer.from(bytes)
  const { fields, end } = readTag(file)
  const { length: first, hertz } = frameAt(file, end)
  if (file.toString('latin1', end + 13, end + 17) !== 'Info') throw new Error('no Info tag')
  if (hertz !== 24_000) throw new Error(`${hertz} Hz`)
  let frames = 0
  for (let at = end + first; at < file.length; at += frameAt(file, at).length) frames += 1
  // Decoders look for the delay fields at a fixed offset, which needs all four fields before them.
  if (file.readUInt32BE(end + 17) !== 15) throw new Error('the Info tag lacks a field')
  if (file.readUInt32BE(end + 21) !== frames) throw new Error('the Info tag counts other frames')
  if (file.readUInt32BE(end + 25) !== file.length - end) throw new Error('the Info tag counts other bytes')
  const delays = file.readUIntBE(end + 13 + 141, 3)
  return { fields, frames, samples: frames * SAMPLES_OF_A_FRAME - (delays >> 12) - (delays & 0xfff) }
}

function readTag(file: Buffer): { fields: Record<string, string>; end: number } {
  if (file.toString('latin1', 0, 3) !== 'ID3') throw new Error('no tag')
  const end = 10 + [6, 7, 8, 9].reduce((size, at) => size * 128 + file.readUInt8(at), 0)
  const fields: Record<string, string> = {}
  for (let at = 10; at < end;) {
    const size = file.readUInt32BE(at + 4)
    fields[file.toString('latin1', at, at + 4)] = file.toString('latin1', at + 11, at + 10 + size)
    at += 10 + size
  }
  return { fields, end }
}

function frameAt(file: Buffer, at: number): { length: number; hertz: number } {
  const header = file.readUInt32BE(at)
  // Eleven bits of sync, MPEG 2, layer III.
  if (header >>> 17 !== 0b111_1111_1111_1001) throw new Error(`no frame at ${at}`)
  const kilobits = KILOBITS[(header >>> 12) & 15] ?? 0
  const hertz = HERTZ[(header >>> 10) & 3] ?? 0
  const length = Math.floor((72_000 * kilobits) / hertz) + ((header >>> 9) & 1)
  if (at + length > file.length) throw new Error('the last frame is cut off')
  return { length, hertz }
}
