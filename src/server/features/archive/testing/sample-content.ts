import {
  type ArchiveEntry,
  type ArchiveItem,
  type ArchiveRecording,
  type ArchiveVideo,
} from '../../../../shared/features/library/archive.schema.ts'
import { type ArchiveContent, writeArchive } from '../formats/archive-writer.ts'

export const CREATED = new Date('2026-11-21T09:30:00.000Z')

/** All data of a user, as literals in tests. A recording without `sound` has lost its file. */
export interface SampleContent {
  items: ArchiveItem[]
  entries: ArchiveEntry[]
  recordings: (Omit<ArchiveRecording, 'audio'> & { sound?: Uint8Array | undefined })[]
  videos: ArchiveVideo[]
}

export const sampleItem = (id: string, more: Partial<ArchiveItem> = {}): ArchiveItem => ({
  id,
  title: `Hook: ${id}`,
  type: 'hook',
  content: `Zoë’s ${id}, 5 % 🍕`,
  tags: ['TikTok', 'casual'],
  isFavorite: false,
  folder: null,
  originalId: null,
  metadata: { topic: 'pizza', words: 3 },
  createdAt: '2026-11-20T12:00:00.000Z',
  ...more,
})

export const sampleEntry = (id: string, libraryItemId: string, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  id,
  libraryItemId,
  title: `Hook: ${libraryItemId}`,
  type: 'hook',
  platform: 'YouTube',
  scheduledDate: '2026-12-01T17:30:00.000Z',
  timeZone: 'Europe/Berlin',
  description: null,
  status: 'planned',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...more,
})

export const sampleRecording = (
  id: string,
  more: Partial<SampleContent['recordings'][number]> = {},
): SampleContent['recordings'][number] => ({
  id,
  name: `TTS: ${id}`,
  originalText: ' One pan. Five dinners.\n',
  voice: 'nova',
  format: 'mp3',
  characterCount: 24,
  durationMs: 1_834,
  filename: 'one-pan-five-dinners.mp3',
  outline: [0, 40, 100],
  cues: [{ start: 0, end: 1_834, lines: ['One pan.', 'Five dinners.'] }],
  libraryItemId: null,
  createdAt: '2026-11-20T12:00:00.000Z',
  sound: Buffer.from(`sound of ${id}`),
  ...more,
})

export const sampleVideo = (id: string, more: Partial<ArchiveVideo> = {}): ArchiveVideo => ({
  id,
  originalId: null,
  title: null,
  topic: `Zoë’s ${id} 🍕`,
  details: ['5 %'],
  platform: 'TikTok',
  tone: null,
  hook: 'One pan, five dinners',
  createdAt: '2026-11-20T12:00:00.000Z',
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...more,
})

/** The source of a piece. */
export const sampleSource = (id: string, more: Partial<NonNullable<ArchiveItem['madeFrom']>> = {}) => ({
  type: 'hook' as const,
  id,
  hash: 'a'.repeat(64),
  text: `Zoë’s ${id}`,
  ...more,
})

/**
 * A small account: two items, one of them spoken, a plan, two recordings, one without its file, and a video of some of them.
 */
export const SAMPLE: SampleContent = {
  items: [
    sampleItem('i1', { title: 'Hook: One pan, five dinners', folder: 'October', isFavorite: true, videoId: 'v1' }),
    sampleItem('i2', { type: 'tts', title: 'TTS: One pan', content: ' One pan. Five dinners.\n', originalId: 'r1' }),
  ],
  entries: [
    sampleEntry('p1', 'i1', {
      title: 'Hook: One pan, five dinners',
      description: 'With Zoë; at the market',
      videoId: 'v1',
    }),
  ],
  recordings: [
    sampleRecording('r1', { libraryItemId: 'i2', videoId: 'v1', madeFrom: sampleSource('v1') }),
    sampleRecording('r2', { sound: undefined, format: 'wav', filename: 'voice.wav' }),
  ],
  videos: [sampleVideo('v1')],
}

export async function* each<T>(list: readonly T[]): AsyncGenerator<T> {
  yield* list
}

/** A content in the form that the writer takes. */
export function buildContent({ items, entries, recordings, videos }: SampleContent): ArchiveContent {
  const sounds = new Map(recordings.map(({ id, sound }) => [id, sound]))
  return {
    items: () => each(items),
    entries,
    recordings: () => each(recordings.map(({ sound: _sound, ...recording }) => recording)),
    videos: () => each(videos),
    async audio(id) {
      const sound = sounds.get(id)
      return sound && each([sound.subarray(0, 3), sound.subarray(3)])
    },
  }
}

/** The archive of a content. */
export const pack = async (content: SampleContent): Promise<Buffer> =>
  Buffer.concat(await Array.fromAsync(writeArchive(buildContent(content), CREATED)))
