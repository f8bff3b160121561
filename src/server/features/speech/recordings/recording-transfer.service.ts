import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { AppError } from '../../../../shared/errors.ts'
import { AUDIO_TYPES } from '../../../../shared/features/tts/tts.constants.ts'
import { SAVED_AUDIO_BYTES } from '../../../../shared/plans.ts'
import type { AudioStore } from '../../../providers/audio-store/audio-store.port.ts'
import type { RequireLease } from '../../../runtime/leases.ts'
import type { TransferredRecording, RecordingTransferRepository, SoundFile } from './recording-transfer.repository.ts'

const READ_AT_ONCE = 50
const MEGABYTE = 1024 * 1024

export type RecordingTransfer = ReturnType<typeof createRecordingTransfer>

/** Exports and imports the recordings of an account with an archive. */
export function createRecordingTransfer(deps: {
  repository: RecordingTransferRepository
  store: AudioStore
  hasActiveSubscription: (userId: string) => Promise<boolean>
}) {
  const { repository, store, hasActiveSubscription } = deps

  const loadLimit = async (userId: string): Promise<number> =>
    SAVED_AUDIO_BYTES[(await hasActiveSubscription(userId)) ? 'premium' : 'free']

  /** The bytes of a file; undefined where it is missing or truncated. */
  async function open({ key, bytes }: SoundFile, signal: AbortSignal): Promise<AsyncIterable<Uint8Array> | undefined> {
    const found = await store.open(key, undefined, signal)
    if (found?.size === bytes) return found.body
    await found?.body.cancel()
    return undefined
  }

  const computeRoom = async (userId: string): Promise<number> =>
    Math.max(0, (await loadLimit(userId)) - (await repository.savedBytes(userId)))

  return {
    /** Yields every recording, newest first. */
    async *all(userId: string): AsyncGenerator<TransferredRecording, void> {
      for (let after: TransferredRecording | undefined; ; await setImmediate()) {
        const page = await repository.findNext(userId, READ_AT_ONCE, after)
        yield* page
        if (page.length < READ_AT_ONCE) return
        after = page.at(-1)
      }
    },

    /**
     * The audio of a recording, in chunks; undefined where it is missing. Throws the store's errors and the signal's reason.
     */
    async sound(
      userId: string,
      recordingId: string,
      signal: AbortSignal,
    ): Promise<AsyncIterable<Uint8Array> | undefined> {
      const file = await repository.findFile(userId, recordingId)
      return file && (await open(file, signal))
    },

    /**
     * SHA-256 in hex of a user's audio files that `asked` selects. Where `asked` returns a known hash, the file is not
     * read. Throws the store's errors and the signal's reason.
     */
    async hashes(
      userId: string,
      asked: (file: { id: string; bytes: number }) => boolean | string,
      signal: AbortSignal,
    ): Promise<{ id: string; audioSha256: string }[]> {
      const hashes: { id: string; audioSha256: string }[] = []
      for (const file of await repository.findFiles(userId)) {
        const answer = asked(file)
        const known = answer === true ? await hashSound(await open(file, signal)) : answer || undefined
        if (known !== undefined) hashes.push({ id: file.id, audioSha256: known })
      }
      return hashes
    },

    /**
     * The limit of bytes for all recordings of a user, or the bytes in use where that is more, because a plan may have
     * ended since.
     */
    mostBytes: async (userId: string): Promise<number> =>
      Math.max(await loadLimit(userId), await repository.savedBytes(userId)),

    /** Throws FORBIDDEN where `bytes` more exceed the limit. */
    async checkRoom(userId: string, bytes: number): Promise<void> {
      const left = await computeRoom(userId)
      if (bytes > left) throw noRoom(bytes, left)
    },

    /**
     * Saves a recording with its audio: the file first, then its row, both or none. Throws FORBIDDEN where the limit is
     * exceeded by now, the store's errors, the signal's reason and the errors of `requireLease`.
     */
    async importRecording(
      userId: string,
      recording: TransferredRecording,
      sound: Uint8Array,
      { signal, requireLease }: { signal: AbortSignal; requireLease: RequireLease },
    ): Promise<void> {
      const { id, format } = recording
      const limit = await loadLimit(userId)
      const file = { key: `speech/${userId}/${id}.${format}`, bytes: sound.length }
      await store.put(file.key, sound, AUDIO_TYPES[format], signal)
      let isKept: boolean | undefined
      try {
        isKept = await repository.insert(userId, recording, file, limit, requireLease)
      } catch (error) {
        // Storing may have succeeded before the error. Where that is unknown, the sweep decides about the file.
        isKept = await repository.has(id).catch(() => undefined)
        if (!isKept) throw error
      } finally {
        if (isKept === false) await store.remove(file.key).catch(() => {})
      }
      if (!isKept) throw noRoom(sound.length, await computeRoom(userId))
    },
  }
}

async function hashSound(sound: AsyncIterable<Uint8Array> | undefined): Promise<string | undefined> {
  if (!sound) return undefined
  const hash = createHash('sha256')
  for await (const chunk of sound) hash.update(chunk)
  return hash.digest('hex')
}

/** The refusal with the needed and the remaining space, in megabytes. */
function noRoom(bytes: number, left: number): AppError {
  const needed = Math.ceil(bytes / MEGABYTE)
  const message = `The recordings of this ZIP need ${needed} MB, and your voice library has ${Math.floor(left / MEGABYTE)} MB left. Delete recordings to make room.`
  return new AppError('FORBIDDEN', message, { field: 'file', reason: 'recordings_full' })
}
