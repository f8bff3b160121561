import { AppError } from '../../../../shared/errors.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { AudioStore } from '../../../providers/audio-store/audio-store.port.ts'
import { SAMPLE_RATE } from '../../../providers/speech/speech.port.ts'
import type { SegmentsRepository } from './segments.repository.ts'

/** Milliseconds for which a piece is cached, and limits of a user's cached pieces. */
const KEPT_MS = 24 * 60 * 60_000
const MOST_BYTES_OF_USER = 100 * 1024 ** 2
const MOST_PIECES_OF_USER = 2_000
/**
 * Minimum length of a cached piece in samples: shorter pieces are made faster than they are found, and a text may have
 * thousands of them.
 */
const LEAST_SAMPLES = SAMPLE_RATE
/**
 * Limit of bytes that wait to be written, of all users. Beyond it pieces are not cached, because a slow disk would fill
 * the memory.
 */
const MOST_WAITING_BYTES = 64 * 1024 ** 2
const WRITES_AT_ONCE = 4
/** Milliseconds to wait for a cached piece before it is requested again. */
const FIND_MS = 2_000

export interface SegmentCacheDependencies {
  repository: SegmentsRepository
  store: AudioStore
  clock: Clock
  inBackground(work: () => Promise<void>): void
  /** Reports an error that the user does not see. */
  report(error: unknown): void
}

/** A cache of spoken pieces as files, so that the provider is not asked again. A lost piece only costs another call. */
export function createSegmentCache({ repository, store, clock, inBackground, report }: SegmentCacheDependencies) {
  let waitingBytes = 0
  let writers = 0
  const line: { userId: string; hash: string; samples: Int16Array }[] = []

  /** Writes the waiting pieces one by one. */
  async function writeOn(): Promise<void> {
    for (let next = line.shift(); next; next = line.shift()) {
      await write(next.userId, next.hash, next.samples).catch(report)
      waitingBytes -= next.samples.byteLength
    }
    writers -= 1
  }

  async function write(userId: string, hash: string, samples: Int16Array): Promise<void> {
    const fileKey = `segments/${userId}/${hash}.pcm`
    const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
    await store.put(fileKey, bytes, 'application/octet-stream')
    try {
      await repository.insert(userId, { hash, fileKey, bytes: bytes.length }, clock.now())
    } catch (error) {
      await store.remove(fileKey).catch(() => undefined)
      throw error
    }
    const beyond = await repository.forgetBeyond(userId, MOST_PIECES_OF_USER, MOST_BYTES_OF_USER)
    for (const key of beyond) await store.remove(key)
  }

  async function read(userId: string, hash: string, signal: AbortSignal): Promise<Int16Array | undefined> {
    const segment = await repository.find(userId, hash, new Date(clock.now().getTime() - KEPT_MS))
    const file = segment && (await store.open(segment.fileKey, undefined, signal))
    if (!file) return undefined
    const bytes = new Uint8Array(segment.bytes)
    let filled = 0
    for await (const part of file.body) {
      // A file of another length is not the stored piece.
      if (filled + part.length > bytes.length) return undefined
      bytes.set(part, filled)
      filled += part.length
    }
    return filled === bytes.length && filled % 2 === 0 ? new Int16Array(bytes.buffer) : undefined
  }

  return {
    /** The samples of a cached piece, 24 kHz; undefined where there is none or reading takes too long. */
    async find(userId: string, hash: string): Promise<Int16Array | undefined> {
      const [late, over] = [new AbortController(), new AbortController()]
      const tooLate = clock.sleep(FIND_MS, over.signal).then(() => {
        late.abort(new AppError('GATEWAY_TIMEOUT', 'A kept piece of speech was not there in time.'))
        throw late.signal.reason
      })
      try {
        // A store that hangs may not react to the signal.
        return await Promise.race([read(userId, hash, late.signal), tooLate])
      } catch (error) {
        report(error)
        return undefined
      } finally {
        tooLate.catch(() => undefined)
        over.abort()
      }
    },

    /** Caches a piece in the background, if it is long enough. The samples must not change until it is written. */
    keep(userId: string, hash: string, samples: Int16Array): void {
      if (samples.length < LEAST_SAMPLES || waitingBytes + samples.byteLength > MOST_WAITING_BYTES) return
      waitingBytes += samples.byteLength
      line.push({ userId, hash, samples })
      if (writers === WRITES_AT_ONCE) return
      writers += 1
      inBackground(writeOn)
    },
  }
}

export type SegmentCache = ReturnType<typeof createSegmentCache>
