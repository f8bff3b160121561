import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, extname, join, relative, sep } from 'node:path'
import { Readable } from 'node:stream'
import { AppError, DISK_FULL } from '../../../../shared/errors.ts'
import { AUDIO_TYPES } from '../../../../shared/features/tts/tts.constants.ts'
import { checkAudioKey, isAudioKey } from '../audio-key.ts'
import { type AudioStore } from '../audio-store.port.ts'

const NOT_WRITTEN = 'The audio could not be kept. Ask the person who runs this server to check its data folder.'

/** Suffix of a file until it is complete. The next listing of the folder removes files left by a crash. */
const PARTIAL = '.partial'
const OLD_PARTIAL_MS = 60 * 60_000

/** A folder stores no content types, so they follow from the file extension. */
const CONTENT_TYPES = new Map<string, string>(Object.entries(AUDIO_TYPES).map(([type, name]) => [`.${type}`, name]))

interface LocalSettings {
  folder: string
  now: () => Date
  /** Opens a file; tests simulate a full disk with it. */
  openFile?: typeof open
}

/** Audio as files in `folder`, which is created on first use and is readable for its owner only. `now` returns the time. */
export function createLocalAudioStore({ folder, now, openFile = open }: LocalSettings): AudioStore {
  const toPath = (key: string): string => {
    checkAudioKey(key)
    return join(folder, ...key.split('/'))
  }

  return {
    name: 'folder',

    async put(key, bytes, _contentType, signal) {
      const path = toPath(key)
      signal?.throwIfAborted()
      const partial = join(dirname(path), `${randomUUID()}${PARTIAL}`)
      try {
        await mkdir(dirname(path), { recursive: true, mode: 0o700 })
        const file = await openFile(partial, 'wx', 0o600)
        try {
          await file.writeFile(bytes, { signal })
          await file.sync()
        } finally {
          await file.close()
        }
        signal?.throwIfAborted()
        await rename(partial, path)
      } catch (cause) {
        await rm(partial, { force: true }).catch(() => {})
        signal?.throwIfAborted()
        if (isFull(cause)) throw new AppError('INSUFFICIENT_STORAGE', DISK_FULL, { cause })
        throw new AppError('SERVICE_UNAVAILABLE', NOT_WRITTEN, { cause })
      }
    },

    async open(key, range, signal) {
      const path = toPath(key)
      signal?.throwIfAborted()
      const file = await openFile(path).catch(missing)
      if (!file) return undefined
      const { size } = await file.stat()
      const start = range?.start ?? 0
      const end = Math.min(range?.end ?? size - 1, size - 1)
      const contentType = CONTENT_TYPES.get(extname(key)) ?? 'application/octet-stream'
      if (start > end) {
        await file.close()
        return { size, contentType, body: new Blob([]).stream() }
      }
      const stream = file.createReadStream({ start, end, highWaterMark: 65_536, signal })
      return { size, contentType, body: Readable.toWeb(stream) as ReadableStream<Uint8Array> }
    },

    async remove(key) {
      await rm(toPath(key), { force: true })
    },

    async *list() {
      const entries = await opendir(folder, { recursive: true }).catch(missing)
      for await (const entry of entries ?? []) {
        if (!entry.isFile()) continue
        const path = join(entry.parentPath, entry.name)
        const key = relative(folder, path).split(sep).join('/')
        const found = await stat(path).catch(missing)
        if (!found) continue
        if (isAudioKey(key) && !key.endsWith(PARTIAL)) {
          yield { key, size: found.size, modifiedAt: found.mtime }
        } else if (key.endsWith(PARTIAL) && now().getTime() - found.mtimeMs > OLD_PARTIAL_MS) {
          await rm(path, { force: true })
        }
      }
    },
  }
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined)

const isFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT', 'EFBIG'].includes(String(codeOf(error)))

/** Undefined for a missing file; throws any other error. */
function missing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
