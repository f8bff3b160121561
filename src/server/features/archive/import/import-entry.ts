import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveRecording,
  type ArchiveVideo,
} from '../../../../shared/features/library/archive.schema.ts'
import { briefId } from '../formats/archive-index.ts'
import { type ImportPlan } from './import-plan.ts'

/** A piece and its video, by their ids in this account. `kind` names the piece's list. */
export interface ImportedPiece {
  kind: 'items' | 'entries' | 'recordings'
  id: string
  videoId: string
  madeFrom: ArchiveItem['madeFrom'] | null
  videoAt: string | null
}

/** An imported video with its new id, and its first id as `originalId`. Undefined where it is not imported. */
export function importedVideo({ videos }: ImportPlan, video: ArchiveVideo): ArchiveVideo | undefined {
  const own = videos.get(briefId(video.id))
  return own?.isNew ? { ...video, id: own.id, originalId: video.originalId ?? video.id } : undefined
}

/**
 * The piece, imported or existing, with its video in this account. Undefined where the piece has no video, or one that
 * is not in the archive.
 */
export function importedPiece(
  plan: ImportPlan,
  kind: ImportedPiece['kind'],
  { id, videoId = '', ...piece }: Pick<ArchiveItem, 'id' | 'videoId' | 'madeFrom' | 'videoAt'>,
): ImportedPiece | undefined {
  const own = plan[kind].get(kind === 'entries' ? id : briefId(id))
  const video = plan.videos.get(briefId(videoId))
  if (!own || !video) return undefined
  const { madeFrom, videoAt = null } = piece
  const sources = madeFrom?.type === 'hook' ? plan.videos : plan.items
  const source = madeFrom && { ...madeFrom, id: sources.get(briefId(madeFrom.id))?.id ?? madeFrom.id }
  return { kind, id: own.id, videoId: video.id, madeFrom: source ?? null, videoAt }
}

/** An imported item with its new id and the id of the recording it was made from. Undefined where it is not imported. */
export function importedItem({ items, recordings }: ImportPlan, item: ArchiveItem): ArchiveItem | undefined {
  const own = items.get(briefId(item.id))
  if (!own?.isNew) return undefined
  const originalId = item.originalId === null ? null : (recordings.get(briefId(item.originalId))?.id ?? item.originalId)
  return { ...item, id: own.id, originalId }
}

/** An imported entry with its new id and that of its item in this account. Undefined where it is not imported. */
export function importedEntry({ items, entries }: ImportPlan, entry: ArchiveEntry): ArchiveEntry | undefined {
  const own = entries.get(entry.id)
  const item = items.get(briefId(entry.libraryItemId))
  if (!own?.isNew || !item) return undefined
  const { videoId: _videoId, ...rest } = entry
  return { ...rest, id: own.id, libraryItemId: item.id }
}

/**
 * An imported recording with its new id and that of its item. `audio` is its path in the archive. Undefined where it is
 * not imported.
 */
export function importedRecording(
  { items, recordings }: ImportPlan,
  recording: ArchiveRecording,
): (ArchiveRecording & { audio: string }) | undefined {
  const own = recordings.get(briefId(recording.id))
  if (!own?.isNew || recording.audio === null) return undefined
  const libraryItemId = items.get(briefId(recording.libraryItemId ?? ''))?.id ?? null
  return { ...recording, id: own.id, libraryItemId, audio: recording.audio }
}
