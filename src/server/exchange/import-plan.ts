import { IMPORT_TITLES } from '../../shared/features/library/archive.constants.ts'
import { type ImportSummary } from '../../shared/features/library/archive.schema.ts'
import { type ArchiveIndex } from './archive-index.ts'
import { matchUp } from './match-up.ts'
import { paced } from './paced.ts'

/** What a user has already, as far as an import looks at it. */
export interface Existing {
  items: Omit<ArchiveIndex['items'][number], 'title'>[]
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

/** An id here; `isNew` where the entry comes with the import, or else it is there already and stays as it is. */
export interface PlannedId {
  id: string
  isNew: boolean
}

/**
 * Plans an import in which nothing is doubled: an item of the same type and content, a recording of the same sound, an entry of
 * the same item, platform and time is there already, as often as the user has it. What is kept twice on purpose comes
 * twice to whoever has it not, and once to whoever has it once. A recording whose file is gone, and an entry whose item the
 * archive does not have, are left. `newId` makes ids. Nothing but its arguments is looked at and nothing is changed; it is
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
  const items = await assign(
    await matchUp(archive.items, existing.items, [
      [(item) => key(same(item), item.id), (item) => key(same(item), item.id)],
      // Before the rest, because the library keeps the same content of the same original once only.
      [(item) => key(same(item), mark(original(item))), (item) => key(same(item), mark(item.originalId))],
      [same, same],
    ]),
    archive.items,
    newId,
  )

  const placed = archive.entries.filter(({ libraryItemId }) => items.has(libraryItemId))
  const moment = ({ platform, scheduledDate }: Existing['entries'][number], itemId: string | undefined): string =>
    key(platform, scheduledDate, mark(itemId ?? null))
  const entries = await assign(
    await matchUp(placed, existing.entries, [
      [(entry) => moment(entry, items.get(entry.libraryItemId)?.id), (entry) => moment(entry, entry.libraryItemId)],
    ]),
    placed,
    newId,
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
): Promise<Map<string, PlannedId>> {
  const planned = new Map<string, PlannedId>()
  for await (const some of paced(coming)) {
    for (const { id } of some) {
      const here = present.get(id)
      planned.set(id, here === undefined ? { id: newId(), isNew: true } : { id: here, isNew: false })
    }
  }
  return planned
}

function summarize<T extends { id: string }>(
  lines: readonly T[],
  planned: ReadonlyMap<string, PlannedId>,
  titleOf: (line: T) => string,
): ImportSummary['items'] {
  const coming = lines.filter(({ id }) => planned.get(id)?.isNew)
  return {
    coming: coming.length,
    present: planned.size - coming.length,
    left: lines.length - planned.size,
    titles: coming.slice(0, IMPORT_TITLES).map(titleOf),
  }
}
