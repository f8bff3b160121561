/** Header of every frame: MPEG 2, layer III, no checksum, 64 kbit/s, 24 kHz, mono. */
const HEADER = [0xff, 0xf3, 0x84, 0xc4]
/** Bytes of every frame at this rate. */
export const FRAME_BYTES = 192
/** Samples of a frame. */
export const FRAME_SAMPLES = 576
/** Samples of silence at the encoder's beginning. A decoder adds 529 of its own and accounts for them. */
const ENCODER_DELAY = 576

/** Offset of the tag: after the header and the side information of a mono frame. */
const TAG = 13
const LAME = TAG + 120
const HAS_FRAMES_BYTES_TABLE_AND_QUALITY = 0b1111

/**
 * A silent frame with the length of the audio in the `frames` after it, `samples` at 24 kHz. With it a player shows the
 * right length, seeks correctly and skips the encoder's padding. The encoder itself writes none. Source: the "Info" tag
 * of LAME, revision 1.
 */
export function mp3InfoFrame(frames: number, samples: number): Uint8Array {
  const frame = Buffer.alloc(FRAME_BYTES)
  frame.set(HEADER)
  frame.write('Info', TAG, 'latin1')
  frame.writeUInt32BE(HAS_FRAMES_BYTES_TABLE_AND_QUALITY, TAG + 4)
  frame.writeUInt32BE(frames, TAG + 8)
  frame.writeUInt32BE((frames + 1) * FRAME_BYTES, TAG + 12)
  // The seek table: with a constant bit rate each percent of the time is a percent of the bytes.
  for (let percent = 0; percent < 100; percent += 1) frame[TAG + 16 + percent] = Math.floor(percent * 2.56)
  frame.write('LAME3.100', LAME, 'latin1')
  const padding = Math.min(0xfff, Math.max(0, frames * FRAME_SAMPLES - samples - ENCODER_DELAY))
  frame.writeUIntBE((ENCODER_DELAY << 12) | padding, LAME + 21, 3)
  frame.writeUInt32BE((frames + 1) * FRAME_BYTES, LAME + 28)
  frame.writeUInt16BE(checksum(frame.subarray(0, LAME + 34)), LAME + 34)
  return frame
}

/** CRC-16 (polynomial 0x8005, reflected), as the tag requires. */
function checksum(bytes: Uint8Array): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}
