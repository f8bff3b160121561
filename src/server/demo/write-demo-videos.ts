import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { MOST_VIDEOS } from '../../shared/features/videos/videos.constants.ts'
import { type MadeFrom } from '../../shared/features/videos/videos.rules.ts'
import { readScriptPiece, buildSource } from '../features/library/videos/current-pieces.service.ts'
import { joinVideo } from '../features/library/videos/video-items.repository.ts'
import { createVideosRepository } from '../features/library/videos/videos.repository.ts'
import { type Random } from '../runtime/random.ts'
import { type DemoHooks } from './demo-hooks.data.ts'
import { DEMO_VIDEOS } from './demo-videos.data.ts'
import { joinGeneration } from './demo.repository.ts'

/** A saved item and the generation it is from. `hooks` is that generation where the item is a hook. */
export interface DemoItem {
  id: string
  type: 'hook' | 'script' | 'caption'
  content: string
  generationId: string
  savedAt: Date
  hooks?: DemoHooks
}

/** Adds the saved items to their videos, in a transaction. Returns the id of each video by its key. */
export async function writeDemoVideos(
  trx: Kysely<Database>,
  userId: string,
  items: ReadonlyMap<string, DemoItem>,
  random: Random,
): Promise<Map<string, string>> {
  const videoOf = new Map<string, string>()
  const find = (key: string): DemoItem => {
    const item = items.get(key)
    if (!item) throw new Error(`The demo videos name ${key}, which is not kept`)
    return item
  }
  for (const { hook: hookKey, script: scriptKey, caption: captionKey } of DEMO_VIDEOS) {
    const id = random.id()
    const hook = find(hookKey)
    const { topic = '', details = [], platform = null, tone = null } = hook.hooks ?? {}
    const at = hook.savedAt.toISOString()
    const video = { id, title: null, topic, details: [...details], platform, tone, hook: hook.content }
    const stored = { ...video, createdAt: at, updatedAt: at }
    await createVideosRepository(trx).insert(userId, stored, hook.generationId, MOST_VIDEOS)
    const join = async (key: string, item: DemoItem, madeFrom: MadeFrom | null): Promise<void> => {
      await joinVideo(trx, userId, [item], { videoId: id, madeFrom }, item.savedAt.toISOString())
      await joinGeneration(trx, userId, item.generationId, { videoId: id, madeFrom })
      videoOf.set(key, id)
    }
    await join(hookKey, hook, null)
    const script = scriptKey === undefined ? undefined : find(scriptKey)
    const source = buildSource('hook', id, hook.content)
    if (script && scriptKey !== undefined) await join(scriptKey, script, source)
    if (captionKey === undefined) continue
    const words = script && readScriptPiece({ content: script.content, isKept: true }).script
    await join(captionKey, find(captionKey), script && words ? buildSource('script', script.id, words) : source)
  }
  return videoOf
}
