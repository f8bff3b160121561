import { IMPORT_TITLES } from '../../../../shared/features/library/archive.constants.ts'
import { type ImportSummary } from '../../../../shared/features/library/archive.schema.ts'
import { type ArchiveIndex, briefId } from '../formats/archive-index.ts'
import { type Comparison, matchUp } from './match-up.ts'
import { inBatches, filterInBatches } from '../../../runtime/yield-to-event-loop.ts'

/** The user's existing data, as far as an import compares them. */
export interface Existing {
  /** Includes items in the trash. */
  items: (Omit<ArchiveIndex['items'][number], 'bytes'> & { inTrash?: boolean })[]
  /** Includes entries of items in the trash. */
  entries: Omit<ArchiveIndex['entries'][number], 'title'>[]
  /** Hashes are needed only of files as long as one in the archive: see `canMatch`. */
  recordings: { id: string; audioSha256: string }[]
  /** `root` is computed by `findRoot`. */
  videos: { id: string; root: string }[]
}

/**
 * What an import does: for each entry of the archive, by its `briefId`, its id in this account and whether it is new.
 * The index has no titles of items: `importTitles` finds them.
 */
export interface ImportPlan {
  items: ReadonlyMap<string, PlannedId>
  entries: ReadonlyMap<string, PlannedId>
  recordings: ReadonlyMap<string, PlannedId>
  videos: ReadonlyMap<string, PlannedId>
  summary: ImportSummary
}

/**
 * An id in this account. `isNew`: the entry is imported. `comesBack`: it is restored from the trash. Neither: it exists
 * and is not changed.
 */
export interface PlannedId {
  id: string
  isNew: boolean
  comesBack?: true
}

/**
 * Plans an import without duplicates. Existing is an item of the same type and content, a recording with the same
 * audio, an entry of the same item, platform and time, each as many times as the user has it, and a video with the same
 * root. Skipped are a recording without a file and an entry whose item is not in the archive. An item that is only in
 * the trash is restored with its entries and counts as imported, because the library stores it once. `newId` creates
 * ids. Pure except for `newId`; asynchronous because long lists are processed in chunks.
 */
export async function planImport(archive: ArchiveIndex, existing: Existing, newId: () => string): Promise<ImportPlan> {
  const heard = archive.recordings.flatMap(({ id, name, audio }) => (audio ? [{ id, name, hash: audio.sha256 }] : []))
  const recordings = await assign(
    await matchUp(heard, existing.recordings, [
      [({ hash, id }) => key(hash, id), ({ audioSha256, id }) => key(audioSha256, id)],
      [({ hash }) => hash, ({ audioSha256 }) => audioSha256],
    ]),
    heard,
    newId,
  )

  const same = ({ type, contentHash }: Pick<ExistingItem, 'type' | 'contentHash'>): string => key(type, contentHash)
  const originalHere = ({ originalId }: ExistingItem): string =>
    originalId === null ? NONE.here : mark(briefId(originalId))
  const original = ({ originalId }: ArchiveIndex['items'][number]): string =>
    originalId === null ? NONE.there : mark(recordings.get(originalId)?.id ?? originalId)
  const comparisons: Comparison<ArchiveIndex['items'][number], ExistingItem>[] = [
    // First, because the library stores the same content of the same original only once.
    [(item) => key(same(item), original(item)), (item) => key(same(item), originalHere(item))],
    [(item) => key(same(item), item.id), (item) => key(same(item), briefId(item.id))],
    [(item) => key(same(item), item.createdAt), (item) => key(same(item), item.createdAt)],
    [same, same],
  ]
  const live = await filterInBatches(existing.items, (item) => !item.inTrash)
  const pairs = await matchUp(archive.items, live, comparisons)
  // An item in the trash stays there where another one matches.
  const missing = await filterInBatches(archive.items, ({ id }) => !pairs.has(id))
  const inTrash = await filterInBatches(existing.items, (item) => item.inTrash === true)
  const pairsInTrash = await matchUp(missing, inTrash, comparisons)
  const items = await assign(pairs, archive.items, newId, pairsInTrash)
  const back = new Set(pairsInTrash.values())

  const placed = archive.entries.filter(({ libraryItemId }) => items.has(libraryItemId))
  const moment = ({ platform, scheduledDate }: Existing['entries'][number], itemId: string | undefined): string =>
    key(platform, scheduledDate, mark(itemId ?? null))
  const planned = await matchUp(placed, existing.entries, [
    [(entry) => moment(entry, items.get(entry.libraryItemId)?.id), (entry) => moment(entry, entry.libraryItemId)],
  ])
  const returning = new Set(existing.entries.flatMap(({ id, libraryItemId }) => (back.has(libraryItemId) ? [id] : [])))
  const [staying, comingBack] = [new Map<string, string>(), new Map<string, string>()]
  for (const [id, here] of planned) (returning.has(here) ? comingBack : staying).set(id, here)
  const entries = await assign(staying, placed, newId, comingBack)

  const root = (video: { root: string }): string => video.root
  const videos = await assign(await matchUp(archive.videos, existing.videos, [[root, root]]), archive.videos, newId)

  const summary = {
    items: await summarize(archive.items, items),
    planned: await summarize(archive.entries, entries, ({ title }) => title),
    recordings: await summarize(archive.recordings, recordings, ({ name }) => name),
    videos: await summarize(archive.videos, videos, ({ title }) => title),
  }
  return { items, entries, recordings, videos, summary }
}

type ExistingItem = Existing['items'][number]

/** Whether an entry is imported from the archive or restored from the trash. */
export const isImported = (planned: PlannedId | undefined): boolean =>
  planned?.isNew === true || planned?.comesBack === true

/** Whether a file of so many bytes may equal one of the archive's. An import needs the hashes of these files alone. */
export function canMatch(archive: ArchiveIndex): (bytes: number) => boolean {
  const lengths = new Set(archive.recordings.map(({ audio }) => audio?.bytes))
  return (bytes) => lengths.has(bytes)
}

/** The last part may be any text; earlier parts have no spaces. */
const key = (...parts: string[]): string => parts.join(' ')

/** Distinguishes null from every text, including the empty one. */
const mark = (text: string | null): string => (text === null ? '' : `=${text}`)

/** Items without an original do not match by their original. */
const NONE = { there: 'none there', here: 'none here' } as const

/** Assigns each entry an existing id (`present`), one restored from the trash (`returning`), or a new one. */
async function assign(
  present: ReadonlyMap<string, string>,
  coming: readonly { id: string }[],
  newId: () => string,
  returning: ReadonlyMap<string, string> = new Map(),
): Promise<Map<string, PlannedId>> {
  const planned = new Map<string, PlannedId>()
  for await (const some of inBatches(coming)) {
    for (const { id } of some) {
      const here = present.get(id)
      const back = returning.get(id)
      if (here !== undefined) planned.set(id, { id: here, isNew: false })
      else if (back !== undefined) planned.set(id, { id: back, isNew: false, comesBack: true })
      else planned.set(id, { id: flat(newId()), isNew: true })
    }
  }
  return planned
}

/**
 * Copies the characters of a concatenated id: V8 keeps the parts of a concatenation in memory, which takes ten times the space.
 */
const flat = (id: string): string => Buffer.from(id).toString('latin1')

async function summarize<T extends { id: string }>(
  lines: readonly T[],
  planned: ReadonlyMap<string, PlannedId>,
  titleOf?: (line: T) => string,
): Promise<ImportSummary['items']> {
  const coming = await filterInBatches(lines, ({ id }) => isImported(planned.get(id)))
  return {
    coming: coming.length,
    present: planned.size - coming.length,
    left: lines.length - planned.size,
    titles: titleOf ? coming.slice(0, IMPORT_TITLES).map(titleOf) : [],
  }
}
