import { IMPORT_TITLES } from '../../shared/features/library/archive.constants.ts'
import { type ImportSummary } from '../../shared/features/library/archive.schema.ts'
import { type ArchiveIndex } from './archive-index.ts'
import { matchUp } from './match-up.ts'
import { paced } from './paced.ts'

/** What a user has already, as far as an import looks at it. */
export interface Existing {
  /** Those in the trash too. */
  items: (Omit<ArchiveIndex['items'][number], 'title'> & { inTrash?: boolean })[]
  /** Those of items in the trash too. */
  entries: Omit<ArchiveIndex['entries'][number], 'title'>[]
  /** Only the hashes of files as long as one in the archive are needed: see `mayBeThere`. */
  recordings: { id: string; audioSha256: string }[]
}

/** What an import does: the id here of each entry of the archive, by its id there, and what of it is new. */
export interface ImportPlan {
  items: ReadonlyMap<string, PlannedId>
  entries: ReadonlyMap<string, PlannedId>
  recordings: ReadonlyMap<string, PlannedId>
  summary: ImportSummary
}

/**
 * An id here; `isNew` where the entry comes with the import, `comesBack` where it lies in the trash and is taken out of it, or
 * else it is there already and stays as it is.
 */
export interface PlannedId {
  id: string
  isNew: boolean
  comesBack?: true
}

/**
 * Plans an import in which nothing is doubled: an item of the same type and content, a recording of the same sound, an entry of
 * the same item, platform and time is there already, as often as the user has it. What is kept twice on purpose comes
 * twice to whoever has it not, and once to whoever has it once. A recording whose file is gone, and an entry whose item the
 * archive does not have, are left. An item that only the trash has comes back, with what is planned of it, and counts as
 * coming: who imports it wants it there, and the library keeps it once only. `newId` makes ids. Nothing but its arguments is looked at and nothing is changed; it is
 * asynchronous because long lists are gone through in pieces.
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

  const original = ({ originalId }: { originalId: string | null }): string | null =>
    originalId === null ? null : (recordings.get(originalId)?.id ?? originalId)
  const same = ({ type, contentHash }: Existing['items'][number]): string => key(type, contentHash)
  const inTrash = existing.items.filter((item) => item.inTrash)
  // Of two that are the same the last is found first: what lies in the trash stays there as long as another one will do.
  const ours = [...inTrash, ...existing.items.filter((item) => !item.inTrash)]
  const items = await assign(
    await matchUp(archive.items, ours, [
      [(item) => key(same(item), item.id), (item) => key(same(item), item.id)],
      // Before the rest, because the library keeps the same content of the same original once only.
      [(item) => key(same(item), mark(original(item))), (item) => key(same(item), mark(item.originalId))],
      [(item) => key(same(item), item.createdAt), (item) => key(same(item), item.createdAt)],
      [same, same],
    ]),
    archive.items,
    newId,
    new Set(inTrash.map(({ id }) => id)),
  )
  const back = new Set([...items.values()].flatMap(({ id, comesBack }) => (comesBack ? [id] : [])))

  const placed = archive.entries.filter(({ libraryItemId }) => items.has(libraryItemId))
  const moment = ({ platform, scheduledDate }: Existing['entries'][number], itemId: string | undefined): string =>
    key(platform, scheduledDate, mark(itemId ?? null))
  const entries = await assign(
    await matchUp(placed, existing.entries, [
      [(entry) => moment(entry, items.get(entry.libraryItemId)?.id), (entry) => moment(entry, entry.libraryItemId)],
    ]),
    placed,
    newId,
    new Set(existing.entries.flatMap(({ id, libraryItemId }) => (back.has(libraryItemId) ? [id] : []))),
  )

  const summary = {
    items: summarize(archive.items, items, ({ title }) => title),
    planned: summarize(archive.entries, entries, ({ title }) => title),
    recordings: summarize(archive.recordings, recordings, ({ name }) => name),
  }
  return { items, entries, recordings, summary }
}

/** Whether a file of so many bytes may be one of the archive's: only of these an import needs the hash. */
export function mayBeThere(archive: ArchiveIndex): (bytes: number) => boolean {
  const lengths = new Set(archive.recordings.map(({ audio }) => audio?.bytes))
  return (bytes) => lengths.has(bytes)
}

/** The last part may be any text; those before it have no spaces. */
const key = (...parts: string[]): string => parts.join(' ')

/** Tells nothing from any text. */
const mark = (text: string | null): string => (text === null ? '' : `=${text}`)

async function assign(
  present: ReadonlyMap<string, string>,
  coming: readonly { id: string }[],
  newId: () => string,
  inTrash: ReadonlySet<string> = new Set(),
): Promise<Map<string, PlannedId>> {
  const planned = new Map<string, PlannedId>()
  for await (const some of paced(coming)) {
    for (const { id } of some) {
      const here = present.get(id)
      if (here === undefined) planned.set(id, { id: newId(), isNew: true })
      else planned.set(id, { id: here, isNew: false, ...(inTrash.has(here) && { comesBack: true }) })
    }
  }
  return planned
}

function summarize<T extends { id: string }>(
  lines: readonly T[],
  planned: ReadonlyMap<string, PlannedId>,
  titleOf: (line: T) => string,
): ImportSummary['items'] {
  const coming = lines.filter(({ id }) => planned.get(id)?.isNew || planned.get(id)?.comesBack)
  return {
    coming: coming.length,
    present: planned.size - coming.length,
    left: lines.length - planned.size,
    titles: coming.slice(0, IMPORT_TITLES).map(titleOf),
  }
}
