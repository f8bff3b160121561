import { createHash } from 'node:crypto'
import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveRecording,
} from '../../shared/features/library/archive.schema.ts'

/** What an import is planned from: of each entry of an archive no more than that takes, so that all of them fit in memory. */
export interface ArchiveIndex {
  items: (Pick<ArchiveItem, 'id' | 'title' | 'type' | 'originalId' | 'createdAt'> & { contentHash: string })[]
  entries: Pick<ArchiveEntry, 'id' | 'title' | 'libraryItemId' | 'platform' | 'scheduledDate'>[]
  recordings: (Pick<ArchiveRecording, 'id' | 'name'> & { audio: AudioMark | null })[]
}

/** What tells one sound file from another: its length and its SHA-256 in hex. */
export interface AudioMark {
  bytes: number
  sha256: string
}

/** The line of an item. `contentHash` is the SHA-256 of the content in hex, as the library keeps it. */
export function itemLine({
  id,
  title,
  type,
  originalId,
  createdAt,
  content,
}: ArchiveItem): ArchiveIndex['items'][number] {
  return { id, title, type, originalId, createdAt, contentHash: createHash('sha256').update(content).digest('hex') }
}

/** The line of a planned entry. */
export function entryLine({
  id,
  title,
  libraryItemId,
  platform,
  scheduledDate,
}: ArchiveEntry): ArchiveIndex['entries'][number] {
  return { id, title, libraryItemId, platform, scheduledDate }
}
