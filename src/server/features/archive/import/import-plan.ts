import { IMPORT_TITLES } from '../../../../shared/features/library/archive.constants.ts'
import { type ImportSummary } from '../../../../shared/features/library/archive.schema.ts'
import { type ArchiveIndex, briefId } from '../formats/archive-index.ts'
import { type Comparison, matchUp } from './match-up.ts'
import { inBatches, filterInBatches } from '../../../runtime/yield-to-event-loop.ts'

/** What a user has already, as far as an import compares it. */
export interface Existing {
  /** Those in the trash too. */
  items: (Omit<ArchiveIndex['items'][number], 'bytes'> & { inTrash?: boolean })[]
  /** Those of items in the trash too. */
  entries: Omit<ArchiveIndex['entries'][number], 'title'>[]
  /** Only the hashes of files as long as one in the archive are needed: see `mayBeThere`. */
  recordings: { id: string; audioSha256: string }[]
  /** `root` as `rootOf` makes it. */
  videos: { id: string; root: string }[]
}

/**
 * What an import does: the id here of each entry of the archive, by its id there as `briefId` makes it, and what of it is new.
 * The titles of items are not in the index: `importTitles` finds them.
 */
export interface ImportPlan {
  items: ReadonlyMap<string, PlannedId>
  entries: ReadonlyMap<string, PlannedId>
  recordings: ReadonlyMap<string, PlannedId>
  videos: ReadonlyMap<string, PlannedId>
  summary: ImportSummary
}

/**
 * An id here; `isNew` where the entry is imported, `comesBack` where it is in the trash and is restored, or
 * else it is there already and stays as it is.
 */
export interface PlannedId {
  id: string
  isNew: boolean
  comesBack?: true
}

/**
 * Plans an import that duplicates nothing. An item of the same type and content, a recording of the same sound, or an
 * entry of the same item, platform and time counts as present, as many times as the user has it. A recording without a
 * file, and an entry whose item is not in the archive, are skipped. A video is present where it comes from the same one. An item that is only in the trash is restored with
 * its entries, and counts as coming in, because the library stores it once. `newId` makes ids. Pure except for `newId`;
 * asynchronous because long lists are processed in chunks.
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
    // First, because the library saves the same content of the same original once only.
    [(item) => key(same(item), original(item)), (item) => key(same(item), originalHere(item))],
    [(item) => key(same(item), item.id), (item) => key(same(item), briefId(item.id))],
    [(item) => key(same(item), item.createdAt), (item) => key(same(item), item.createdAt)],
    [same, same],
  ]
  const live = await filterInBatches(existing.items, (item) => !item.inTrash)
  const pairs = await matchUp(archive.items, live, comparisons)
  // An item in the trash stays there if another one matches.
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
export const isComing = (planned: PlannedId | undefined): boolean =>
  planned?.isNew === true || planned?.comesBack === true

/** Whether a file of so many bytes may be one of the archive's: only of these an import needs the hash. */
export function mayBeThere(archive: ArchiveIndex): (bytes: number) => boolean {
  const lengths = new Set(archive.recordings.map(({ audio }) => audio?.bytes))
  return (bytes) => lengths.has(bytes)
}

/** The last part may be any text; those before it have no spaces. */
const key = (...parts: string[]): string => parts.join(' ')

/** Keeps null apart from every text, the empty one included. */
const mark = (text: string | null): string => (text === null ? '' : `=${text}`)

/** Items without an original do not match by their original. */
const NONE = { there: 'none there', here: 'none here' } as const

/** The ids here of what exists (`present`), is restored from the trash (`returning`), or else is new. */
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

/** Copies the characters of a joined id: V8 keeps the parts of a concatenation alive, which takes ten times the memory. */
const flat = (id: string): string => Buffer.from(id).toString('latin1')

async function summarize<T extends { id: string }>(
  lines: readonly T[],
  planned: ReadonlyMap<string, PlannedId>,
  titleOf?: (line: T) => string,
): Promise<ImportSummary['items']> {
  const coming = await filterInBatches(lines, ({ id }) => isComing(planned.get(id)))
  return {
    coming: coming.length,
    present: planned.size - coming.length,
    left: lines.length - planned.size,
    titles: titleOf ? coming.slice(0, IMPORT_TITLES).map(titleOf) : [],
  }
}
