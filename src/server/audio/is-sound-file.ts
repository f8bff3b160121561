import { type AudioFormat } from '../../shared/features/tts/tts.constants.ts'

const PCM = 1
const TAG_HEAD = 10

/** Whether a file is audio of this format. `head` is its beginning, some kilobytes. */
export function isSoundFile(format: AudioFormat, head: Uint8Array): boolean {
  const file = Buffer.from(head.buffer, head.byteOffset, head.byteLength)
  return format === 'wav' ? isWav(file) : isMp3(file)
}

function isWav(file: Buffer): boolean {
  const name = (at: number): string => file.toString('latin1', at, at + 4)
  return (
    file.length > 22 && name(0) === 'RIFF' && name(8) === 'WAVE' && name(12) === 'fmt ' && file.readUInt16LE(20) === PCM
  )
}

/** Checks for a layer III frame after the tag, if any. Source: ISO/IEC 11172-3, id3.org. */
function isMp3(file: Buffer): boolean {
  const hasTag = file.toString('latin1', 0, 3) === 'ID3' && file.length > TAG_HEAD
  const at = hasTag ? TAG_HEAD + [6, 7, 8, 9].reduce((size, byte) => size * 128 + (file.readUInt8(byte) & 0x7f), 0) : 0
  if (at + 4 > file.length) return false
  const header = file.readUInt32BE(at)
  const isFrame = header >>> 21 === 0x7ff && ((header >>> 19) & 3) !== 1 && ((header >>> 17) & 3) === 1
  return isFrame && ![0, 15].includes((header >>> 12) & 15) && ((header >>> 10) & 3) !== 3
}
