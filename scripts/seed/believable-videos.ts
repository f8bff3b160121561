import { hash } from 'node:crypto'
import { type Kysely } from 'kysely'
import { type Database } from '../../db/schema/database.ts'
import { buildSource } from '../../src/server/features/library/videos/current-pieces.service.ts'
import { createLibraryRepository } from '../../src/server/features/library/items/library.repository.ts'
import {
  createVideoTransferRepository,
  type JoinedPiece,
} from '../../src/server/features/library/videos/video-transfer.repository.ts'
import { MOST_VIDEOS } from '../../src/shared/features/videos/videos.constants.ts'
import { captionContent, libraryTitle, titleText } from '../../src/shared/features/library/library.rules.ts'
import { scriptText } from '../../src/shared/features/scripts/scripts.rules.ts'
import { CLOSINGS, HOOKS, SETUPS, STEPS, TOPICS, TURNS } from './believable-items.data.ts'

const EVERY_MS = 60 * 60_000
const AT_ONCE = 250

/** Adds `count` videos, oldest first, each with a saved hook, script, caption and recording, and a plan entry. */
export async function addBelievableVideos(
  db: Kysely<Database>,
  userId: string,
  count: number,
  now: Date,
  newId: (at: number) => string,
): Promise<void> {
  for (let from = 0; from < count; from += AT_ONCE) {
    const videos = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, offset) => {
      const index = from + offset
      return buildVideo(index, now.getTime() - (count - index) * EVERY_MS, newId)
    })
    await createVideoTransferRepository(db).insertAll(
      userId,
      videos.map(({ video }) => video),
      MOST_VIDEOS,
    )
    const items = videos.flatMap((video) => video.items)
    await createLibraryRepository(db).insertAll(
      userId,
      items.map((item) => ({ item, contentHash: hash('sha256', item.content) })),
    )
    const rows = videos.map(({ voice }) => voice)
    await db
      .insertInto('speech_generations')
      .values(rows.map(({ speech }) => ({ user_id: userId, ...speech })))
      .execute()
    await db
      .insertInto('voice_recordings')
      .values(rows.map(({ recording }) => ({ user_id: userId, ...recording })))
      .execute()
    await db
      .insertInto('planner_entries')
      .values(videos.map(({ entry }) => ({ user_id: userId, ...entry })))
      .execute()
    await createVideoTransferRepository(db).join(
      userId,
      videos.flatMap(({ pieces }) => pieces),
    )
  }
}

function buildVideo(index: number, at: number, newId: (at: number) => string) {
  const of = <T>(list: readonly T[], offset = 0): T => list[(index + offset) % list.length] as T
  const topic = of(TOPICS)
  const fill = (template: string): string =>
    `${template.replaceAll('{topic}', topic).replaceAll('{n}', `${3 + (index % 9)}`)} Take ${index}.`
  const createdAt = new Date(at).toISOString()
  const hook = fill(of(HOOKS))
  const steps = [0, 1, 2].map((offset) => fill(of(STEPS, offset)))
  const close = fill(of(CLOSINGS))
  const beats = [
    { kind: 'Hook', text: hook, direction: 'Face to the camera.' },
    { kind: 'Setup', text: fill(of(SETUPS)), direction: `Show ${topic}.` },
    ...steps.map((text) => ({ kind: 'Point', text, direction: '' }) as const),
    { kind: 'Payoff', text: fill(of(TURNS)), direction: 'Close-up.' },
    { kind: 'Call to action', text: close, direction: '' },
  ] as const
  const spoken = scriptText(beats, { directions: false })
  const item = (type: 'hook' | 'script' | 'caption', content: string) => ({
    id: newId(at),
    title: libraryTitle(type, titleText(content)),
    type,
    content,
    tags: ['TikTok', 'casual'],
    isFavorite: false,
    folder: null,
    originalId: newId(at),
    metadata: { topic, platform: 'TikTok', tone: 'casual', generatedAt: createdAt },
    createdAt,
  })
  const caption = captionContent({ text: [hook, ...steps, close].join('\n'), hashtags: ['#creator'] })
  const items = [item('hook', hook), item('script', scriptText(beats, { directions: true })), item('caption', caption)]
  const [, script, captionItem] = items
  const video = {
    id: newId(at),
    title: null,
    topic,
    details: [],
    platform: 'TikTok' as const,
    tone: 'casual' as const,
    hook,
    originalId: null,
    createdAt,
    updatedAt: createdAt,
  }
  const speech = {
    id: newId(at),
    text: spoken,
    voice: 'nova' as const,
    format: 'mp3' as const,
    characters: spoken.length,
    duration_ms: spoken.length * 60,
    filename: `take-${index}.mp3`,
    file_key: `seed/${index}`,
    file_bytes: 0,
    outline: JSON.stringify(Array.from({ length: 100 }, (_, place) => (place * 37) % 100)),
    cues: '[]',
    created_at: createdAt,
  }
  const recording = {
    id: newId(at),
    name: `Take ${index}`,
    speech_id: speech.id,
    library_item_id: null,
    created_at: createdAt,
  }
  const entry = {
    id: newId(at),
    library_item_id: captionItem?.id ?? '',
    platform: 'TikTok' as const,
    scheduled_at: new Date(at + EVERY_MS).toISOString(),
    time_zone: null,
    description: null,
    status: 'planned' as const,
    reminded_at: null,
    reminded_on: null,
    created_at: createdAt,
    updated_at: createdAt,
  }
  const source = buildSource('script', script?.id ?? '', spoken)
  const joined = (kind: JoinedPiece['kind'], id: string, madeFrom: JoinedPiece['madeFrom']): JoinedPiece => ({
    kind,
    id,
    videoId: video.id,
    madeFrom,
    videoAt: createdAt,
  })
  const pieces = [
    ...items.map(({ id, type }) =>
      joined('items', id, type === 'hook' ? null : type === 'script' ? buildSource('hook', video.id, hook) : source),
    ),
    joined('recordings', recording.id, source),
    joined('entries', entry.id, null),
  ]
  return { video, items, voice: { speech, recording }, entry, pieces }
}
