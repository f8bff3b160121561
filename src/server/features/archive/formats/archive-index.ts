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
 * The index from which an import is planned. It has only what identifies each entry of an archive, so that a whole
 * archive fits in memory. Ids are shortened by `briefId`. `bytes` counts towards the library's quota.
 */
export interface ArchiveIndex {
  items: (Pick<ArchiveItem, 'id' | 'type' | 'originalId' | 'createdAt'> & { contentHash: string; bytes: number })[]
  entries: Pick<ArchiveEntry, 'id' | 'title' | 'libraryItemId' | 'platform' | 'scheduledDate'>[]
  recordings: (Pick<ArchiveRecording, 'id' | 'name'> & { audio: AudioMark | null })[]
  videos: { id: string; root: string; title: string }[]
}

/** Identity of an audio file: its length in bytes and its SHA-256 in hex. */
export interface AudioMark {
  bytes: number
  sha256: string
}

const BRIEF_CHARACTERS = 40

/** The id itself, or a hash of a long id. */
export const briefId = (id: string): string =>
  id.length <= BRIEF_CHARACTERS ? id : createHash('sha256').update(id).digest('base64url')

/** The index line of an item. `contentHash` is the SHA-256 of the content in hex, as the library stores it. */
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

/** The index line of a planned entry. */
export function entryLine({
  id,
  title,
  libraryItemId,
  platform,
  scheduledDate,
}: ArchiveEntry): ArchiveIndex['entries'][number] {
  return { id, title, libraryItemId: briefId(libraryItemId), platform, scheduledDate }
}

/** The index line of a video. `root` is the same in every account into which it was imported. */
export function videoLine({ id, originalId, title, hook, topic }: ArchiveVideo): ArchiveIndex['videos'][number] {
  const shown = [title, hook, topic].find((text) => text) ?? topic
  return { id: briefId(id), root: findRoot({ id, originalId }), title: shown.slice(0, INPUT_LIMITS.title) }
}

/** Identity of a video in every account: its id in the account where it was created, shortened by `briefId`. */
export const findRoot = ({ id, originalId }: Pick<ArchiveVideo, 'id' | 'originalId'>): string =>
  briefId(originalId ?? id)
