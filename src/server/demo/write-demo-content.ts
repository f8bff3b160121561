import { type Kysely } from 'kysely'
import { inTransaction } from '../../../db/dialect.ts'
import { type Database } from '../../../db/schema/database.ts'
import { factsMetadata } from '../../shared/features/generation/generation.rules.ts'
import { captionContent, libraryTitle, titleText } from '../../shared/features/library/library.rules.ts'
import { type SaveItemRequest } from '../../shared/features/library/library.schema.ts'
import { PLANNER_LIMITS } from '../../shared/features/planner/planner.constants.ts'
import { measureBeats, scriptText, timeBeats } from '../../shared/features/scripts/scripts.rules.ts'
import { type Clock } from '../runtime/clock.ts'
import { createCaptionsRepository } from '../features/captions/captions.repository.ts'
import { createHooksRepository } from '../features/hooks/hooks.repository.ts'
import { createLibraryRepository } from '../features/library/items/library.repository.ts'
import { createSaveItem } from '../features/library/library.service.ts'
import { createPlannerRepository } from '../features/planner/planner.repository.ts'
import { createScriptsRepository } from '../features/scripts/scripts.repository.ts'
import { DEMO_CAPTIONS } from './demo-captions.data.ts'
import { DEMO_HOOKS } from './demo-hooks.data.ts'
import { type DemoContext } from './demo-context.ts'
import { type DemoKept } from './demo-kept.ts'
import { instantOfMoment } from './demo-moment.ts'
import { DEMO_PLAN } from './demo-plan.data.ts'
import { DEMO_SCRIPTS } from './demo-scripts.data.ts'

type SaveableItem = Pick<SaveItemRequest, 'title' | 'content' | 'type' | 'originalId' | 'metadata'> & { tags: string[] }

/** So long after a text was written it was saved, and after that it was planned. */
const STEP_MS = 3 * 60_000

/**
 * Writes what the demo account has made in the past weeks: what its tools wrote, what of it is in the library and what is
 * planned. All of it or nothing. No allowance is touched. Items are saved as the library saves any, at a clock that shows
 * the time of then.
 */
export async function writeDemoContent(db: Kysely<Database>, userId: string, context: DemoContext): Promise<void> {
  const { clock, random, timeZone } = context
  const now = clock.now()
  const at = (moment: Parameters<typeof instantOfMoment>[0]) => instantOfMoment(moment, now, timeZone)
  const clockAt = (instant: Date): Clock => ({ ...clock, now: () => instant })

  await inTransaction(db, async (trx) => {
    const library = createLibraryRepository(trx)
    const items = new Map<string, { id: string; savedAt: Date }>()

    async function keep(writtenAt: Date, item: SaveableItem, { key, title, folder, tags = [], isFavorite }: DemoKept) {
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
      items.set(key, { id, savedAt })
    }

    for (const { when, hooks: lines, details, ...request } of DEMO_HOOKS) {
      const { topic, platform, tone } = request
      const hooks = lines.map(({ pattern, text }) => ({ id: random.id(), hook: text, pattern }))
      const run = {
        id: random.id(),
        ...request,
        details: [...details],
        ...unsearched,
        createdAt: at(when).toISOString(),
      }
      await createHooksRepository(trx).insert(userId, { ...run, hooks })
      for (const [index, { id, hook }] of hooks.entries()) {
        const kept = lines[index]?.kept
        if (!kept) continue
        const item = { title: libraryTitle('hook', hook), content: hook, originalId: id, tags: [platform, tone] }
        // One after the other: the list shows them in the order of the run, not of their ids.
        const writtenAt = new Date(at(when).getTime() - index * 1_000)
        await keep(
          writtenAt,
          { ...item, type: 'hook', metadata: { topic, platform, tone, ...factsMetadata(details) } },
          kept,
        )
      }
    }

    for (const { when, topic, tone, kept, beats } of DEMO_SCRIPTS) {
      const run = { id: random.id(), topic, type: 'short', duration: '1', tone, format: 'video' } as const
      const written = {
        script: scriptText(beats, { directions: false }),
        beats: timeBeats(beats),
        ...measureBeats(beats),
        createdAt: at(when).toISOString(),
      }
      await createScriptsRepository(trx).insert(userId, { ...run, ...written, ...unsearched })
      const content = scriptText(beats, { directions: true })
      const item = { title: libraryTitle('script', titleText(content)), content, originalId: run.id }
      const metadata = { topic, type: run.type, tone, format: run.format }
      await keep(at(when), { ...item, type: 'script', tags: [`${run.duration} min`, tone], metadata }, kept)
    }

    for (const { when, content, platform, kept, text, hashtags } of DEMO_CAPTIONS) {
      const caption = { text, hashtags: [...hashtags] }
      const run = { id: random.id(), content, platform, style: 'trending' } as const
      const written = { captions: [caption], createdAt: at(when).toISOString() }
      await createCaptionsRepository(trx).insert(userId, { ...run, ...written, ...unsearched })
      const item = { title: libraryTitle('caption', text), content: captionContent(caption), originalId: run.id }
      const metadata = { content, platform, style: run.style }
      await keep(at(when), { ...item, type: 'caption', tags: [platform, run.style], metadata }, kept)
    }

    for (const { of, platform, inDays, at: time, status, description } of DEMO_PLAN) {
      const item = items.get(of)
      if (!item) throw new Error(`The demo plan names ${of}, which is not kept`)
      const entry = {
        id: random.id(),
        libraryItemId: item.id,
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

/** Nothing was looked up for any of it. */
const unsearched = { useInternetSearch: false, sources: [] }
