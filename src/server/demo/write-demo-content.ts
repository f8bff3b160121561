import { type Kysely } from 'kysely'
import { inTransaction } from '../../../db/dialect.ts'
import { type Database } from '../../../db/schema/database.ts'
import { factsMetadata } from '../../shared/features/generation/generation.rules.ts'
import { captionContent, libraryTitle, titleText } from '../../shared/features/library/library.rules.ts'
import { type SaveItemRequest } from '../../shared/features/library/library.schema.ts'
import { PLANNER_LIMITS } from '../../shared/features/planner/planner.constants.ts'
import { measureBeats, scriptText, timeBeats } from '../../shared/features/scripts/scripts.rules.ts'
import { type Clock } from '../runtime/clock.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { createSaveItem } from '../features/library/library.service.ts'
import { createPlannerRepository } from '../features/planner/planner.repository.ts'
import { createGenerationsRepository } from '../generation/generations.repository.ts'
import { DEMO_CAPTIONS } from './demo-captions.data.ts'
import { DEMO_HOOKS } from './demo-hooks.data.ts'
import { type DemoContext } from './demo-context.ts'
import { type SavedDemoResult } from './saved-demo-result.ts'
import { computeInstant } from './demo-moment.ts'
import { DEMO_PLAN } from './demo-plan.data.ts'
import { DEMO_SCRIPTS } from './demo-scripts.data.ts'
import { type DemoItem, writeDemoVideos } from './write-demo-videos.ts'

type SaveableItem = Pick<SaveItemRequest, 'title' | 'content' | 'originalId' | 'metadata'> &
  Pick<DemoItem, 'type' | 'generationId' | 'hooks'> & { tags: string[] }

/** Milliseconds from writing a text to saving it, and from saving to planning it. */
const STEP_MS = 3 * 60_000

/**
 * Writes the demo account's content of the past weeks: results, library items and plan entries, in one transaction. No
 * allowance is charged. Items are saved by the library's own service with a clock in the past.
 */
export async function writeDemoContent(db: Kysely<Database>, userId: string, context: DemoContext): Promise<void> {
  const { clock, random, timeZone } = context
  const now = clock.now()
  const at = (moment: Parameters<typeof computeInstant>[0]) => computeInstant(moment, now, timeZone)
  const clockAt = (instant: Date): Clock => ({ ...clock, now: () => instant })

  await inTransaction(db, async (trx) => {
    const library = createLibraryRepository(trx)
    const generations = createGenerationsRepository(trx)
    const items = new Map<string, DemoItem>()

    async function keep(
      writtenAt: Date,
      { generationId, hooks, ...item }: SaveableItem,
      { key, title, folder, tags = [], isFavorite }: SavedDemoResult,
    ) {
      const savedAt = new Date(writtenAt.getTime() + STEP_MS)
      const save = createSaveItem({ repository: library, clock: clockAt(savedAt), random })
      const { id } = await save(userId, {
        ...item,
        title: title ?? item.title,
        folder,
        tags: [...item.tags, ...tags],
        metadata: { ...item.metadata, generatedAt: writtenAt.toISOString() },
      })
      if (isFavorite) await library.toggleFavorite(userId, id)
      const { type, content } = item
      items.set(key, { id, type, content, generationId, savedAt, ...(hooks && { hooks }) })
    }

    for (const run of DEMO_HOOKS) {
      const { when, hooks: lines, details, ...request } = run
      const generationId = random.id()
      const { topic, platform, tone } = request
      const hooks = lines.map(({ pattern, text }) => ({ id: random.id(), hook: text, pattern }))
      await generations.insertFinished(userId, {
        id: generationId,
        tool: 'hooks',
        topic,
        sources: [],
        createdAt: at(when).toISOString(),
        input: { ...request, details, useInternetSearch: false },
        content: { value: { hooks }, pieces: hooks.length },
      })
      for (const [index, { id, hook }] of hooks.entries()) {
        const kept = lines[index]?.kept
        if (!kept) continue
        const item = { title: libraryTitle('hook', hook), content: hook, originalId: id, tags: [platform, tone] }
        const from = { generationId, hooks: run }
        // A second apart each: lists show them in the order of the run, not of their ids.
        const writtenAt = new Date(at(when).getTime() - index * 1_000)
        await keep(
          writtenAt,
          { ...item, ...from, type: 'hook', metadata: { topic, platform, tone, ...factsMetadata(details) } },
          kept,
        )
      }
    }

    for (const { when, topic, tone, kept, beats } of DEMO_SCRIPTS) {
      const run = { id: random.id(), topic, type: 'short', duration: '1', tone, format: 'video' } as const
      const { id, ...request } = run
      await generations.insertFinished(userId, {
        id,
        tool: 'scripts',
        topic,
        sources: [],
        createdAt: at(when).toISOString(),
        input: { ...request, useInternetSearch: false },
        content: { value: { beats: timeBeats(beats), ...measureBeats(beats) }, pieces: 1 },
      })
      const content = scriptText(beats, { directions: true })
      const item = {
        title: libraryTitle('script', titleText(content)),
        content,
        originalId: run.id,
        generationId: run.id,
      }
      const metadata = { topic, type: run.type, tone, format: run.format }
      await keep(at(when), { ...item, type: 'script', tags: [`${run.duration} min`, tone], metadata }, kept)
    }

    for (const { when, content, platform, kept, text, hashtags } of DEMO_CAPTIONS) {
      const caption = { text, hashtags: [...hashtags] }
      const run = { id: random.id(), content, platform, style: 'trending' } as const
      const { id, ...request } = run
      await generations.insertFinished(userId, {
        id,
        tool: 'captions',
        topic: content,
        sources: [],
        createdAt: at(when).toISOString(),
        input: { ...request, useInternetSearch: false },
        content: { value: { captions: [caption] }, pieces: 1 },
      })
      const saved = { title: libraryTitle('caption', text), content: captionContent(caption) }
      const item = { ...saved, originalId: run.id, generationId: run.id }
      const metadata = { content, platform, style: run.style }
      await keep(at(when), { ...item, type: 'caption', tags: [platform, run.style], metadata }, kept)
    }

    const videoOf = await writeDemoVideos(trx, userId, items, random)
    for (const { of, platform, inDays, at: time, status, description } of DEMO_PLAN) {
      const item = items.get(of)
      if (!item) throw new Error(`The demo plan names ${of}, which is not kept`)
      const videoId = videoOf.get(of)
      const entry = {
        id: random.id(),
        libraryItemId: item.id,
        ...(videoId !== undefined && { videoId }),
        platform,
        scheduledDate: at({ daysAgo: -inDays, at: time }).toISOString(),
        timeZone,
        description,
        status,
        createdAt: new Date(item.savedAt.getTime() + STEP_MS).toISOString(),
      }
      await createPlannerRepository(trx).insert(userId, [entry], PLANNER_LIMITS.entries)
    }
  })
}
