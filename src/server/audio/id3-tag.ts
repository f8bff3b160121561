import { type AiVoiceMark } from './ai-voice-mark.ts'

const LATIN_1 = '\0'
const LANGUAGE = 'eng'

/**
 * An ID3v2.3 tag, the most widely supported version: the encoder's settings (`TSSE`), a comment (`COMM`) and a
 * user-defined field (`TXXX`) that discloses the AI voice. Source: id3.org, "ID3 tag version 2.3.0".
 */
export function id3Tag({ maker, comment }: AiVoiceMark): Uint8Array {
  const frames = Buffer.concat([
    frame('TSSE', `${LATIN_1}${maker}`),
    frame('COMM', `${LATIN_1}${LANGUAGE}\0${comment}`),
    frame('TXXX', `${LATIN_1}AI-generated voice\0${comment}`),
  ])
  const head = Buffer.from('ID3\u0003\0\0\0\0\0\0', 'latin1')
  // Only the size of the tag is written in four times seven bits, so that it never looks like a sync code.
  for (let byte = 0; byte < 4; byte += 1) head[9 - byte] = (frames.length >> (7 * byte)) & 0x7f
  return Buffer.concat([head, frames])
}

function frame(name: string, content: string): Buffer {
  const bytes = Buffer.from(`${name}\0\0\0\0\0\0${content}`, 'latin1')
  bytes.writeUInt32BE(content.length, 4)
  return bytes
}
