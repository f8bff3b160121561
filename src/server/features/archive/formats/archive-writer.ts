import { ARCHIVE, ARCHIVE_PARTS, type ArchivePart } from '../../../../shared/features/library/archive.constants.ts'
import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveManifest,
  type ArchiveRecording,
  type ArchiveVideo,
} from '../../../../shared/features/library/archive.schema.ts'
import { audioPath } from './audio-path.ts'
import { calendarParts } from './calendar.ts'
import { ndjson } from './json-entries.ts'
import { libraryCsv } from './library-csv.ts'
import { markdownItem, markdownName } from './markdown-item.ts'
import { createZipWriter, type ZipWriter } from '../zip/zip-writer.ts'

/**
 * Only the first items get separate Markdown files; all are in the lists. A ZIP can have 65,535 files, and a person
 * looks through far fewer.
 */
const MARKDOWN_FILES = 5_000

/** All data of a user. Lists are read from the beginning, more than once. Only the plan is in memory as a whole. */
export interface ArchiveContent {
  items(): AsyncIterable<ArchiveItem>
  entries: readonly ArchiveEntry[]
  recordings(): AsyncIterable<Omit<ArchiveRecording, 'audio'>>
  videos(): AsyncIterable<ArchiveVideo>
  /** The file of a recording, in chunks; undefined when it is missing. */
  audio(recordingId: string): Promise<AsyncIterable<Uint8Array> | undefined>
}

/**
 * All data of a user as one ZIP, in chunks for a streamed response. `createdAt` is written into it, so that the same
 * content and time give the same file. Throws the errors of reading the content, and `RangeError` above 4 GB.
 */
export async function* writeArchive(content: ArchiveContent, createdAt: Date): AsyncGenerator<Uint8Array> {
  const zip = createZipWriter(createdAt)
  const counts = { items: 0, planned: content.entries.length, recordings: 0, videos: 0 }
  // Counted while they are written, because a list may change between two reads.
  const counted = <T>(part: ArchivePart, list: AsyncIterable<T>): AsyncGenerator<T> =>
    counting(list, () => (counts[part] += 1))

  yield* zip.add(ARCHIVE_PARTS.items, ndjson(counted('items', content.items())))
  yield* zip.add('library.csv', libraryCsv(content.items()))
  yield* writeMarkdown(zip, content.items())
  yield* zip.add(ARCHIVE_PARTS.planned, ndjson(each(content.entries)))
  const calendar = calendarParts(content.entries, { name: 'Hookline plan' })
  yield* zip.add('plan.ics', each(calendar))

  const paths = new Map<string, string>()
  for await (const { id, format } of content.recordings()) {
    const audio = await content.audio(id)
    if (!audio) continue
    const path = audioPath(id, format)
    yield* zip.add(path, audio, { isPacked: true })
    paths.set(id, path)
  }
  const recordings = withAudio(content.recordings(), paths)
  yield* zip.add(ARCHIVE_PARTS.recordings, ndjson(counted('recordings', recordings)))
  yield* zip.add(ARCHIVE_PARTS.videos, ndjson(counted('videos', content.videos())))

  const { product, version } = ARCHIVE
  const manifest: ArchiveManifest = {
    product,
    version,
    createdAt: createdAt.toISOString(),
    counts,
    files: [...zip.files],
  }
  yield* zip.add(ARCHIVE.manifest, each([`${JSON.stringify(manifest, null, 2)}\n`]))
  yield* zip.end()
}

async function* writeMarkdown(zip: ZipWriter, items: AsyncIterable<ArchiveItem>): AsyncGenerator<Uint8Array> {
  let index = 0
  for await (const item of items) {
    yield* zip.add(`library/${markdownName(index, item)}`, each([markdownItem(item)]))
    index += 1
    if (index === MARKDOWN_FILES) return
  }
}

async function* counting<T>(list: AsyncIterable<T>, count: () => void): AsyncGenerator<T> {
  for await (const entry of list) {
    count()
    yield entry
  }
}

async function* each<T>(list: Iterable<T>): AsyncGenerator<T> {
  yield* list
}

async function* withAudio(
  recordings: AsyncIterable<Omit<ArchiveRecording, 'audio'>>,
  paths: ReadonlyMap<string, string>,
): AsyncGenerator<ArchiveRecording> {
  for await (const recording of recordings) yield { ...recording, audio: paths.get(recording.id) ?? null }
}
