const HEADER_BYTES = 4
/** Twenty minutes of sound; a larger frame is invalid. */
const MOST_BYTES = 20 * 60 * 48_000

/** The header of samples from the process: their length in bytes, 32 bit, little endian. */
export function frameHeader(samples: Int16Array): Uint8Array {
  const header = new Uint8Array(HEADER_BYTES)
  new DataView(header.buffer).setUint32(0, samples.byteLength, true)
  return header
}

/**
 * Assembles frames from chunks. The returned function takes a chunk and passes each complete frame to `onFrame`. Throws
 * for an invalid frame.
 */
export function createFrameReader(onFrame: (samples: Int16Array<ArrayBuffer>) => void): (part: Uint8Array) => void {
  const header = new Uint8Array(HEADER_BYTES)
  let target = header
  let filled = 0

  return (part) => {
    let rest = part
    while (rest.length > 0) {
      const taken = rest.subarray(0, target.length - filled)
      target.set(taken, filled)
      filled += taken.length
      rest = rest.subarray(taken.length)
      if (filled < target.length) return
      if (target === header) {
        const bytes = new DataView(header.buffer).getUint32(0, true)
        if (bytes > MOST_BYTES || bytes % 2 !== 0) throw new Error('The synthesizer sent no frame')
        target = new Uint8Array(bytes)
        filled = 0
      }
      if (filled < target.length) continue
      const samples = new Int16Array(target.buffer)
      target = header
      filled = 0
      onFrame(samples)
    }
  }
}
