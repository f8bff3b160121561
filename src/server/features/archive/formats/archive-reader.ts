import { createHash } from 'node:crypto'
import { once } from 'node:events'
import type { ZipFile } from 'yauzl'
import { type z } from 'zod'
import {
  ARCHIVE_PARTS,
  archiveTooLarge,
  type ArchiveLimits,
  type ArchivePart,
} from '../../../../shared/features/library/archive.constants.ts'
import {
  ArchiveEntry,
  ArchiveItem,
  type ArchiveManifest,
  ArchiveRecording,
  ArchiveVideo,
} from '../../../../shared/features/library/archive.schema.ts'
import { type ArchiveIndex, briefId, entryLine, itemLine, videoLine } from './archive-index.ts'
import { type ListedFile, listParts, readManifest } from './archive-manifest.ts'
import { archiveRefusal, changedFile, missingFile, unfitFile } from '../zip/archive-refusal.ts'
import { audioPath } from './audio-path.ts'
import { indentedListEntries, ndjsonEntries } from './json-entries.ts'
import { openZip, readDirectory } from '../zip/zip-directory.ts'
import { readEntry } from '../zip/zip-entry.ts'

/** A completely checked archive. Its lists and files are read from it again on demand. */
export interface Archive {
  manifest: ArchiveManifest
  index: ArchiveIndex
  items(): AsyncGenerator<ArchiveItem>
  entries(): AsyncGenerator<ArchiveEntry>
  recordings(): AsyncGenerator<ArchiveRecording>
  videos(): AsyncGenerator<ArchiveVideo>
  /** The file at the `audio` of a recording, in chunks. */
  audio(path: string): AsyncGenerator<Uint8Array>
  /** The length of a file in bytes; 0 for a missing file. */
  readSize(path: string): number
  close(): Promise<void>
}

/**
 * Opens the archive at a path and checks all of it first. Throws BAD_REQUEST where anything differs from the manifest. Files
 * are unpacked one after another, in chunks, and never written to disk, so that neither a large nor a forged archive needs more
 * memory than one entry and the index. Throws the signal's reason at any time. The caller closes the archive.
 */
export async function openArchive(path: string, limits: ArchiveLimits, signal?: AbortSignal): Promise<Archive> {
  const zip = await openZip(path)
  const close = async (): Promise<void> => {
    const closed = once(zip, 'close')
    zip.close()
    await closed
  }
  try {
    if (zip.fileSize > limits.packedBytes) throw archiveRefusal(archiveTooLarge(limits.packedBytes))
    const { manifest, files } = await readManifest(zip, await readDirectory(zip, limits.files), limits)
    const contents = createContents({ zip, manifest, files, limits, signal })
    return { manifest, index: await check(contents, manifest, limits), ...contents, close }
  } catch (error) {
    await close()
    throw error
  }
}

type Contents = ReturnType<typeof createContents>

function createContents({
  zip,
  manifest,
  files,
  limits,
  signal,
}: {
  zip: ZipFile
  manifest: ArchiveManifest
  files: readonly ListedFile[]
  limits: ArchiveLimits
  signal: AbortSignal | undefined
}) {
  const byPath = new Map(files.map((file) => [file.path, file]))
  const parts = listParts(manifest)
  const readEntries = manifest.version === 1 ? indentedListEntries : ndjsonEntries

  /** The content of a file. Throws at the end where it does not match the manifest. */
  async function* read(path: string): AsyncGenerator<Uint8Array> {
    const file = byPath.get(path)
    if (!file) throw missingFile(path)
    if (file.entry.uncompressedSize !== file.bytes) throw changedFile(path)
    const hash = createHash('sha256')
    for await (const chunk of readEntry(zip, file.entry, changedFile(path))) {
      signal?.throwIfAborted()
      hash.update(chunk)
      yield chunk
    }
    if (hash.digest('hex') !== file.sha256) throw changedFile(path)
  }

  async function* list<T extends { id: string }>(part: ArchivePart, schema: z.ZodType<T>): AsyncGenerator<T> {
    const path = parts[part]
    if (path === undefined) return
    let place = 0
    try {
      if ((byPath.get(path)?.bytes ?? 0) > limits[`${part}Bytes`]) throw unfitFile(path, 'too long')
      for await (const value of readEntries(read(path), limits.entryCharacters)) {
        place += 1
        if (place > limits[part]) throw unfitFile(path, `more than ${limits[part].toLocaleString('en-US')} entries`)
        const entry = schema.safeParse(value)
        if (!entry.success) {
          const where = ['entry', place, ...(entry.error.issues[0]?.path ?? [])].map(String)
          throw unfitFile(path, where.join(' '), entry.error)
        }
        yield entry.data
      }
    } catch (error) {
      if (isUnreadable(error)) throw unfitFile(path, `after entry ${place}`, error)
      throw error
    }
  }

  return {
    parts,
    files,
    fileAt: (path: string) => byPath.get(path),
    readSize: (path: string): number => byPath.get(path)?.bytes ?? 0,
    items: () => list('items', ArchiveItem),
    entries: () => list('planned', ArchiveEntry),
    recordings: () => list('recordings', ArchiveRecording),
    videos: () => list('videos', ArchiveVideo),
    audio: read,
  }
}

/** Reads everything once and checks hashes, formats of lists, unique ids, counts, and audio files. */
async function check(
  { parts, files, fileAt, ...contents }: Contents,
  { counts }: ArchiveManifest,
  limits: ArchiveLimits,
): Promise<ArchiveIndex> {
  const index: ArchiveIndex = { items: [], entries: [], recordings: [], videos: [] }
  /** Reads the lines of a list and checks that ids are unique and that the manifest has their number. */
  async function take<T extends { id: string }, L extends { id: string }>(
    part: ArchivePart,
    list: AsyncIterable<T>,
    lines: L[],
    toLine: (entry: T) => L,
  ): Promise<void> {
    const ids = new Set<string>()
    const path = parts[part] ?? ARCHIVE_PARTS[part]
    for await (const entry of list) {
      const line = toLine(entry)
      if (ids.has(line.id)) throw unfitFile(path, 'an id twice')
      ids.add(line.id)
      lines.push(line)
    }
    if (counts[part] !== lines.length) throw unfitFile(path, `not ${counts[part]} entries`)
  }
  await take('items', contents.items(), index.items, itemLine)
  await take('planned', contents.entries(), index.entries, entryLine)
  await take('recordings', contents.recordings(), index.recordings, ({ id, name, format, audio }) => {
    const file = audio === null ? undefined : fileAt(audio)
    if (audio !== null && (audio !== audioPath(id, format) || !file)) {
      throw unfitFile(parts.recordings ?? ARCHIVE_PARTS.recordings, `entry ${index.recordings.length + 1} audio`)
    }
    // Recordings with a missing or too long file are left out.
    const comes = file && file.bytes <= limits.audioBytes
    return { id: briefId(id), name, audio: comes ? { bytes: file.bytes, sha256: file.sha256 } : null }
  })
  await take('videos', contents.videos(), index.videos, videoLine)
  const roots = new Set(index.videos.map(({ root }) => root))
  if (roots.size < index.videos.length) throw unfitFile(ARCHIVE_PARTS.videos, 'an original twice')
  const lists = new Set(Object.values(parts))
  for (const { path } of files) {
    if (lists.has(path)) continue
    const reading = contents.audio(path)
    while (!(await reading.next()).done);
  }
  return index
}

/** Invalid JSON or UTF-8. */
function isUnreadable(error: unknown): boolean {
  const isNoText = error instanceof TypeError && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA'
  return error instanceof SyntaxError || isNoText
}
