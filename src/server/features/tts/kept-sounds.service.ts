import { type Clock } from '../../clock.ts'
import { type AudioStore } from '../../providers/audio-store/audio-store.port.ts'
import { type SegmentsRepository } from './segments.repository.ts'

/** How long a piece is kept, and how much of them a user has at most. Source: issue 6. */
const KEPT_MS = 24 * 60 * 60_000
const MOST_BYTES_OF_USER = 100 * 1024 ** 2
/** Sound that waits to be written, of all users: above it a piece is not kept, or a slow disk would fill the memory. */
const MOST_WAITING_BYTES = 64 * 1024 ** 2

export interface KeptSoundsDependencies {
  repository: SegmentsRepository
  store: AudioStore
  clock: Clock
  inBackground(work: () => Promise<void>): void
  /** Tells the host of a failure that the creator is spared. */
  report(error: unknown): void
}

/** Pieces that were spoken before, as files: a provider is not asked for them twice. Losing one costs another call only. */
export function createKeptSounds({ repository, store, clock, inBackground, report }: KeptSoundsDependencies) {
  let waiting = 0

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
    for (const oldest of await repository.findBeyond(userId, MOST_BYTES_OF_USER)) {
      await repository.delete(userId, oldest.hash)
      await store.remove(oldest.fileKey)
    }
  }

  async function read(userId: string, hash: string): Promise<Int16Array | undefined> {
    const segment = await repository.find(userId, hash, new Date(clock.now().getTime() - KEPT_MS))
    const file = segment && (await store.open(segment.fileKey))
    if (!file) return undefined
    const bytes = new Uint8Array(segment.bytes)
    let filled = 0
    for await (const part of file.body) {
      // Longer than it was: no piece of ours.
      if (filled + part.length > bytes.length) return undefined
      bytes.set(part, filled)
      filled += part.length
    }
    return filled === bytes.length && filled % 2 === 0 ? new Int16Array(bytes.buffer) : undefined
  }

  return {
    /** The samples of a kept piece, 24 kHz; undefined where there is none, or it cannot be read. */
    async find(userId: string, hash: string): Promise<Int16Array | undefined> {
      try {
        return await read(userId, hash)
      } catch (error) {
        report(error)
        return undefined
      }
    },

    /** Keeps a piece behind the scenes. The samples must stay as they are until then. */
    keep(userId: string, hash: string, samples: Int16Array): void {
      if (waiting + samples.byteLength > MOST_WAITING_BYTES) return
      waiting += samples.byteLength
      inBackground(() => write(userId, hash, samples).finally(() => (waiting -= samples.byteLength)))
    },
  }
}

export type KeptSounds = ReturnType<typeof createKeptSounds>
