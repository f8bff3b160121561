import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveRecording,
} from '../../../../shared/features/library/archive.schema.ts'
import { briefId } from '../formats/archive-index.ts'
import { type ImportPlan } from './import-plan.ts'

/** An item as it comes in: with its new id, and that of the recording that it was made from. Undefined when it does not come. */
export function importedItem({ items, recordings }: ImportPlan, item: ArchiveItem): ArchiveItem | undefined {
  const own = items.get(briefId(item.id))
  if (!own?.isNew) return undefined
  const originalId = item.originalId === null ? null : (recordings.get(briefId(item.originalId))?.id ?? item.originalId)
  return { ...item, id: own.id, originalId }
}

/** A planned entry as it comes in: with its new id and that of its item here. Undefined when it does not come. */
export function importedEntry({ items, entries }: ImportPlan, entry: ArchiveEntry): ArchiveEntry | undefined {
  const own = entries.get(entry.id)
  const item = items.get(briefId(entry.libraryItemId))
  return own?.isNew && item ? { ...entry, id: own.id, libraryItemId: item.id } : undefined
}

/** A recording as it comes in: with its new id and that of its item here; `audio` still is its path in the archive. Undefined when it does not come. */
export function importedRecording(
  { items, recordings }: ImportPlan,
  recording: ArchiveRecording,
): (ArchiveRecording & { audio: string }) | undefined {
  const own = recordings.get(briefId(recording.id))
  if (!own?.isNew || recording.audio === null) return undefined
  const libraryItemId = items.get(briefId(recording.libraryItemId ?? ''))?.id ?? null
  return { ...recording, id: own.id, libraryItemId, audio: recording.audio }
}
