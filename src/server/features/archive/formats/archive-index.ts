import { createHash } from 'node:crypto'
import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveRecording,
  type ArchiveVideo,
} from '../../../../shared/features/library/archive.schema.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { countBytes } from '../../../../shared/features/library/library-quota.rules.ts'

/**
 * The index that an import is planned from. It holds only what identifies each entry of an archive, so that all of them
 * fit in memory. Ids are shortened by `briefId`; `bytes` counts towards the library's quota.
 */
export interface ArchiveIndex {
  items: (Pick<ArchiveItem, 'id' | 'type' | 'originalId' | 'createdAt'> & { contentHash: string; bytes: number })[]
  entries: Pick<ArchiveEntry, 'id' | 'title' | 'libraryItemId' | 'platform' | 'scheduledDate'>[]
  recordings: (Pick<ArchiveRecording, 'id' | 'name'> & { audio: AudioMark | null })[]
  videos: { id: string; root: string; title: string }[]
}

/** The identity of an audio file: its length and its SHA-256 in hex. */
export interface AudioMark {
  bytes: number
  sha256: string
}

const BRIEF_CHARACTERS = 40

/** A short form of an id: the id itself, or a hash where it is long. */
export const briefId = (id: string): string =>
  id.length <= BRIEF_CHARACTERS ? id : createHash('sha256').update(id).digest('base64url')

/** The line of an item. `contentHash` is the SHA-256 of the content in hex, as the library keeps it. */
export function itemLine(item: ArchiveItem): ArchiveIndex['items'][number] {
  const { id, type, originalId, createdAt, content } = item
  return {
    id: briefId(id),
    type,
    originalId: originalId === null ? null : briefId(originalId),
    createdAt,
    contentHash: createHash('sha256').update(content).digest('hex'),
    bytes: countBytes(item),
  }
}

/** The line of a planned entry. */
export function entryLine({
  id,
  title,
  libraryItemId,
  platform,
  scheduledDate,
}: ArchiveEntry): ArchiveIndex['entries'][number] {
  return { id, title, libraryItemId: briefId(libraryItemId), platform, scheduledDate }
}

/** The line of a video. `root` is the same in every account that it was brought into. */
export function videoLine({ id, originalId, title, hook, topic }: ArchiveVideo): ArchiveIndex['videos'][number] {
  const shown = [title, hook, topic].find((text) => text) ?? topic
  return { id: briefId(id), root: rootOf({ id, originalId }), title: shown.slice(0, INPUT_LIMITS.title) }
}

/** What a video is in every account: the id that it had in its first one, as `briefId` makes it. */
export const rootOf = ({ id, originalId }: Pick<ArchiveVideo, 'id' | 'originalId'>): string => briefId(originalId ?? id)
