import { createHash } from 'node:crypto'
import { AppError } from '../../../../shared/errors.ts'
import { AUDIO_TYPES, type AudioFileType, UNSAVED_AUDIO_DAYS } from '../../../../shared/features/tts/tts.constants.ts'
import { toSrt, toVtt } from '../../../../shared/speech/subtitle-files.ts'
import type { Clock } from '../../../runtime/clock.ts'
import type { AudioStore, ByteRange } from '../../../providers/audio-store/audio-store.port.ts'
import type { AudioFilesRepository, SpeechFile } from './audio-files.repository.ts'

const HOUR_MS = 60 * 60_000
const UNSAVED_MS = UNSAVED_AUDIO_DAYS * 24 * HOUR_MS
/** Milliseconds for which a spoken piece is cached. */
const SEGMENT_MS = 24 * HOUR_MS
/**
 * Milliseconds until an unreferenced file is removed. A file may exist before its row. A copy of the database on the
 * same store has no rows of later speeches, so whoever makes a copy has this long to give it a separate store.
 */
const UNNAMED_MS = 7 * 24 * HOUR_MS
/** Milliseconds for files of deleted accounts, which only texts that were still being spoken can create. */
const UNNAMED_OF_DEPARTED_MS = HOUR_MS
/**
 * Milliseconds for which deletions stay recorded: a store may be unavailable for weeks, and a copy of the database may
 * be restored a year later.
 */
const DEPARTED_MS = 400 * 24 * HOUR_MS
/** Limit of files in one round, in one query, and in parallel. */
const MOST = 200
const AT_ONCE = 10

const UNKNOWN = 'There is no such audio.'
/** The message for deleted audio. */
export const GONE = `This audio was not saved and is gone after ${UNSAVED_AUDIO_DAYS} days. Generate it again.`

const NAME = /^(?<id>[a-z0-9-]{1,100})\.(?<type>mp3|wav|srt|vtt)$/u

/** A file as it is served. */
export interface AudioFile {
  contentType: string
  /** The file name of a download. */
  filename: string
  /** Size in bytes. */
  size: number
  /** The ETag, in quotes: equal for equal bytes. */
  etag: string
  /** Its bytes, or a range of them. Throws NOT_FOUND where the store has lost it, and the store's errors. */
  read(range?: ByteRange): Promise<ReadableStream<Uint8Array>>
}

export type AudioFilesService = ReturnType<typeof createAudioFilesService>

/** Serves audio and subtitles to their owner, and removes expired files. Source: docs/product-rules.md#speech. */
export function createAudioFilesService(deps: { repository: AudioFilesRepository; store: AudioStore; clock: Clock }) {
  const { repository, store, clock } = deps
  const ago = (milliseconds: number): Date => new Date(clock.now().getTime() - milliseconds)

  async function removeFiles(keys: readonly string[]): Promise<void> {
    for (let from = 0; from < keys.length; from += AT_ONCE) {
      await Promise.all(keys.slice(from, from + AT_ONCE).map((key) => store.remove(key)))
    }
  }

  function toAudioFile(id: string, { format, filename, bytes }: SpeechFile, key: string): AudioFile {
    return {
      contentType: AUDIO_TYPES[format],
      filename,
      size: bytes,
      etag: `"${id}-${bytes}"`,
      async read(range) {
        const found = await store.open(key, range)
        if (found?.size === bytes) return found.body
        await found?.body.cancel()
        throw new AppError('NOT_FOUND', UNKNOWN)
      },
    }
  }

  /** Removes the file of a speech that has expired and was not saved. Throws the store's errors. */
  async function removeUnsaved(userId: string, speechId: string): Promise<void> {
    const key = await repository.forgetUnsaved(userId, speechId, ago(UNSAVED_MS))
    // A file whose removal fails is an orphan and is removed with the others.
    if (key !== undefined) await store.remove(key)
  }

  return {
    removeUnsaved,

    /** The file `<id of a speech>.<type>` of a user. Throws NOT_FOUND where it is unknown, deleted or another user's. */
    async find(userId: string, name: string): Promise<AudioFile> {
      const { id = '', type } = NAME.exec(name)?.groups ?? {}
      const file = type && (await repository.find(userId, id))
      if (!file || ((type === 'mp3' || type === 'wav') && type !== file.format)) {
        throw new AppError('NOT_FOUND', UNKNOWN)
      }
      if (file.key === null) throw new AppError('NOT_FOUND', GONE)
      return type === 'srt' || type === 'vtt' ? buildSubtitles(file, type) : toAudioFile(id, file, file.key)
    },

    /** One round: removes expired audio and cached pieces. Throws the store's errors. */
    async sweep(): Promise<void> {
      for (const { id, userId } of await repository.findUnsaved(ago(UNSAVED_MS), MOST)) await removeUnsaved(userId, id)
      await removeFiles(await repository.forgetSegments(ago(SEGMENT_MS), MOST))
    },

    /**
     * Removes unreferenced files: of texts that failed half way, of a store that did not answer, of deleted accounts.
     * Several servers may do so in parallel. Files of users unknown to this database are not touched, because another
     * server may use the same store. Throws the store's errors.
     */
    async sweepOrphans(): Promise<void> {
      const [lately, long] = [ago(UNNAMED_OF_DEPARTED_MS), ago(UNNAMED_MS)]
      const removeUnnamed = async (files: Map<string, Date>): Promise<void> => {
        if (files.size === 0) return
        const { ofUsers, ofDeparted } = await repository.findUnreferenced([...files.keys()], parseOwner)
        await removeFiles([...ofDeparted, ...ofUsers.filter((key) => (files.get(key) ?? long) < long)])
      }
      let files = new Map<string, Date>()
      for await (const { key, modifiedAt } of store.list()) {
        if (modifiedAt >= lately) continue
        files.set(key, modifiedAt)
        if (files.size < MOST) continue
        await removeUnnamed(files)
        files = new Map()
      }
      await removeUnnamed(files)
      // Not before the whole store was checked: a server may have been off for longer than this.
      await repository.deleteDeletionRecords(ago(DEPARTED_MS))
    },

    /**
     * Removes every file of a deleted user. Can be repeated when the store fails half-way. Files added before the
     * account is deleted are removed as orphans. Throws the store's errors.
     */
    async removeAllOf(userId: string): Promise<void> {
      await repository.recordDeletion(userId, clock.now())
      await removeFiles(await repository.findKeysOf(userId))
      await repository.forgetAllOf(userId)
    },
  }
}

/** The user id in a key: `speech/<user>/...`, `segments/<user>/...`. */
const parseOwner = (key: string): string => key.split('/')[1] ?? ''

/** Subtitles, generated on request. */
function buildSubtitles({ filename, cues }: SpeechFile, type: Extract<AudioFileType, 'srt' | 'vtt'>): AudioFile {
  const bytes = new TextEncoder().encode(type === 'srt' ? toSrt(cues) : toVtt(cues))
  return {
    contentType: `${AUDIO_TYPES[type]}; charset=utf-8`,
    filename: filename.replace(/\.\w+$/u, `.${type}`),
    size: bytes.length,
    etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`,
    read: async ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
      new Blob([bytes.subarray(start, end + 1)]).stream(),
  }
}
