import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveRecording,
} from '../../../../shared/features/library/archive.schema.ts'
import { briefId } from '../formats/archive-index.ts'
import { type ImportPlan } from './import-plan.ts'

/** An imported item: with its new id, and that of the recording that it was made from. Undefined when it is not imported. */
export function importedItem({ items, recordings }: ImportPlan, item: ArchiveItem): ArchiveItem | undefined {
  const own = items.get(briefId(item.id))
  if (!own?.isNew) return undefined
  const originalId = item.originalId === null ? null : (recordings.get(briefId(item.originalId))?.id ?? item.originalId)
  return { ...item, id: own.id, originalId }
}

/** An imported entry: with its new id and that of its item here. Undefined when it is not imported. */
export function importedEntry({ items, entries }: ImportPlan, entry: ArchiveEntry): ArchiveEntry | undefined {
  const own = entries.get(entry.id)
  const item = items.get(briefId(entry.libraryItemId))
  return own?.isNew && item ? { ...entry, id: own.id, libraryItemId: item.id } : undefined
}

/** An imported recording: with new ids of its own and of its item; `audio` is its path in the archive. Undefined if not imported. */
export function importedRecording(
  { items, recordings }: ImportPlan,
  recording: ArchiveRecording,
): (ArchiveRecording & { audio: string }) | undefined {
  const own = recordings.get(briefId(recording.id))
  if (!own?.isNew || recording.audio === null) return undefined
  const libraryItemId = items.get(briefId(recording.libraryItemId ?? ''))?.id ?? null
  return { ...recording, id: own.id, libraryItemId, audio: recording.audio }
}
