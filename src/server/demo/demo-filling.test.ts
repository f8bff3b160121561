import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fitCaption } from '../../shared/features/captions/captions.rules.ts'
import { CaptionGeneration } from '../../shared/features/captions/captions.schema.ts'
import { HOOK_RULES } from '../../shared/features/hooks/hooks.constants.ts'
import { hookKey, isUsableHook, wordCount } from '../../shared/features/hooks/hooks.rules.ts'
import { HookGeneration } from '../../shared/features/hooks/hooks.schema.ts'
import { readableContent } from '../../shared/features/library/library.rules.ts'
import { LibraryItem, SaveItemRequest } from '../../shared/features/library/library.schema.ts'
import { findClashes } from '../../shared/features/planner/planner.rules.ts'
import { PlannerEntry, PlanRequest } from '../../shared/features/planner/planner.schema.ts'
import { LENGTH_TOLERANCE } from '../../shared/features/scripts/scripts.constants.ts'
import { readScript } from '../../shared/features/scripts/scripts.rules.ts'
import { ScriptGeneration } from '../../shared/features/scripts/scripts.schema.ts'
import { type VideoProgress } from '../../shared/features/videos/videos.schema.ts'
import { createFakeRandom } from '../testing/fakes/fake-random.ts'
import { breakWrites, restoreWrites, speakAs } from '../testing/open-speaker.ts'
import { until } from '../testing/until.ts'
import { createTestApp, type TestApp } from '../testing/test-app.ts'
import { withFolder } from '../testing/child-server.ts'
import { DEMO_LINES } from './demo-lines.data.ts'
import { fillDemoAccount } from './demo-filling.ts'

const DAY_MS = 24 * 60 * 60_000
const never = new AbortController().signal

/** A new account, and its filling as at a start of the server. */
async function openDemo(dataDir: string, options: Parameters<typeof createTestApp>[0] = {}) {
  const app = await createTestApp(options)
  const { userId, findFile, used } = await speakAs(app, await app.signUp('demo@hookline.example'))
  const fake = createFakeRandom()
  // Prefixed, because the server's own ids are counted too.
  const random = { ...fake, id: () => `demo-${fake.id()}` }
  const start = async ({ signal = never, canSpeak = true, of = userId } = {}): Promise<void> => {
    const context = { clock: app.clock, random, timeZone: 'America/New_York' }
    const filling = fillDemoAccount({ ...app, ...context, dataDir, canSpeak }, of, signal)
    let over = false
    const settled = filling.finally(() => (over = true))
    settled.catch(() => undefined)
    // Skips the pauses before writing and before speaking. More time must not pass, or speaking is overdue.
    for (const _pause of ['to write', 'to speak']) {
      await until(() => over || app.clock.sleepers() > 0)
      if (!over) await app.clock.advance(5_000)
    }
    await settled
  }
  return { app, userId, findFile, used, start, holds: () => loadHoldings(app, userId) }
}

async function loadHoldings({ services }: TestApp, userId: string) {
  const [items, plan, recordings, spoken, made] = await Promise.all([
    Array.fromAsync(services.library.all(userId)),
    services.planner.list(userId),
    services.voiceLibrary.list(userId),
    services.tts.history(userId, 100),
    services.statistics(userId, undefined),
  ])
  return { items, plan, recordings, spoken, made }
}

const countHoldings = ({ items, plan, recordings, spoken, made }: Awaited<ReturnType<typeof loadHoldings>>) => ({
  items: items.length,
  plan: plan.length,
  recordings: recordings.length,
  spoken: spoken.length,
  hooks: made.hooksGenerated,
})

const FULL = { items: 27, plan: 11, recordings: 3, spoken: 3, hooks: 50 }
const UNSPOKEN = { ...FULL, items: 24, recordings: 0, spoken: 0 }
const EMPTY = { items: 0, plan: 0, recordings: 0, spoken: 0, hooks: 0 }

describe('the content of the demo account', () => {
  it('has saved, planned and spoken content of the past weeks, within every limit', () =>
    withFolder(async (folder) => {
      const { app, userId, start, holds, findFile, used } = await openDemo(folder)
      await start()
      const { items, plan, recordings } = await holds()
      const now = app.clock.now().getTime()

      expect(countHoldings(await holds())).toEqual(FULL)
      expect(Map.groupBy(items, ({ type }) => type).size).toBe(4)
      for (const { madeFrom: _madeFrom, videoAt: _videoAt, ...item } of items) {
        expect(LibraryItem.parse(item)).toEqual(item)
        const { title, content, type, originalId, tags, folder: inFolder, metadata } = item
        const request = { title, content, type, originalId, tags, folder: inFolder ?? undefined, metadata }
        const saved = SaveItemRequest.parse(request)
        expect(saved.tags).toEqual(tags)
        expect(`${title} ${readableContent(content)} ${tags.join(' ')}`).not.toMatch(/[{}<>]|lorem|sample/iu)
        expect(Date.parse(item.createdAt)).toBeLessThanOrEqual(now + 60_000)
      }
      expect(new Set(items.map(({ title }) => title)).size).toBe(items.length)
      expect(new Set(items.map(({ folder: name }) => name)).size).toBe(4)
      expect(items.filter(({ isFavorite }) => isFavorite)).toHaveLength(6)
      expect(now - Math.min(...items.map(({ createdAt }) => Date.parse(createdAt)))).toBeGreaterThan(20 * DAY_MS)
      expect(readScript(items.find(({ type }) => type === 'script')?.content ?? '')?.length).toBeGreaterThan(4)

      const days = plan.map(({ scheduledDate }) => (Date.parse(scheduledDate) - now) / DAY_MS)
      expect(days[0]).toBeLessThan(-1)
      expect(days.at(-1)).toBeGreaterThan(30)
      expect(days.some((day) => day > 0 && day < 1.5)).toBe(true)
      for (const entry of plan) {
        const { timeZone, updatedAt, ...shown } = entry as typeof entry & Record<'timeZone' | 'updatedAt', string>
        expect(PlannerEntry.parse(shown)).toEqual(shown)
        expect(PlanRequest.safeParse({ ...entry, description: entry.description ?? undefined }).success).toBe(true)
        expect(timeZone).toBe('America/New_York')
        expect(Date.parse(updatedAt)).toBeLessThan(now)
        expect(findClashes(plan, entry)).toEqual([])
        expect(entry.status === 'completed').toBe(Date.parse(entry.scheduledDate) < now)
      }

      for (const recording of recordings) {
        expect(findFile({ id: recording.id, format: 'mp3' }).length).toBeGreaterThan(1_000)
        expect(items.find(({ id }) => id === recording.libraryItemId)).toMatchObject({
          type: 'tts',
          content: recording.originalText,
          originalId: recording.id,
        })
      }
      expect(await used()).toBe(DEMO_LINES.reduce((sum, { text }) => sum + text.length, 0))
      expect(await used()).toBeLessThan(500)
      expect((await app.services.usage.overview(userId)).prompts.used).toBe(0)
    }))

  it("has the form of generated content, and is in the tools' history", () =>
    withFolder(async (folder) => {
      const { app, userId, start, holds } = await openDemo(folder)
      await start({ canSpeak: false })
      const { items } = await holds()
      const original = new Set(items.map(({ originalId }) => originalId))

      const hooks = await app.services.hooks.recent(userId, 50)
      for (const run of hooks) {
        expect(HookGeneration.parse(run)).toEqual(run)
        const texts = run.hooks.map(({ hook }) => hook)
        expect(texts.filter(isUsableHook)).toHaveLength(HOOK_RULES.count)
        expect(new Set(texts.map(hookKey)).size).toBe(HOOK_RULES.count)
        expect(new Set(run.hooks.map(({ pattern }) => pattern)).size).toBeGreaterThanOrEqual(HOOK_RULES.minPatterns)
        expect(texts.filter((text) => wordCount(text) <= HOOK_RULES.shortWords).length).toBeGreaterThanOrEqual(
          HOOK_RULES.minShort,
        )
        expect(run.hooks.some(({ id }) => original.has(id))).toBe(true)
      }
      for (const run of await app.services.scripts.recent(userId, 50)) {
        expect(ScriptGeneration.parse(run)).toEqual(run)
        expect([run.topic, Math.abs(run.seconds - 60) <= 60 * LENGTH_TOLERANCE.repairAbove]).toEqual([run.topic, true])
        expect(original.has(run.id)).toBe(true)
      }
      for (const run of await app.services.captions.recent(userId, 50)) {
        expect(CaptionGeneration.parse(run)).toEqual(run)
        for (const caption of run.captions) expect(fitCaption(caption, run.platform)).toEqual(caption)
        expect(original.has(run.id)).toBe(true)
      }
    }))
})

describe('the videos of the demo account', () => {
  it('are at three steps: a hook is picked, a script is spoken, all is planned; nothing is stale', () =>
    withFolder(async (folder) => {
      const { app, userId, start } = await openDemo(folder)
      await start()
      const { items } = await app.services.videos.list(userId, { limit: 20 })
      expect(items.map(({ progress }) => statesOf(progress))).toEqual([
        'hook',
        'hook script voice',
        'hook script voice caption plan',
      ])
      for (const { id, hook } of items) {
        const { pieces } = await app.services.videos.get(userId, id)
        expect(pieces.hooksGenerationId).not.toBeNull()
        if (pieces.script) expect(pieces.script.script.startsWith(hook ?? '-')).toBe(true)
      }
    }))
})

const statesOf = (steps: VideoProgress): string =>
  Object.entries(steps)
    .flatMap(([step, { state }]) => (state === 'open' ? [] : state === 'done' ? [step] : [`${step} ${state}`]))
    .join(' ')

describe('the filling of the demo account', () => {
  it('happens once: a second start adds nothing, and deleted content stays deleted', () =>
    withFolder(async (folder) => {
      const { app, userId, start, holds } = await openDemo(folder)
      await start()
      await start()
      expect(countHoldings(await holds())).toEqual(FULL)

      for (const { id } of (await holds()).recordings) {
        await app.services.voiceLibrary.remove(userId, { id, alsoLibraryItem: true })
      }
      for (const { id } of (await holds()).items)
        await app.services.library.remove(userId, { id, alsoRecording: false })
      await start()
      expect(countHoldings(await holds())).toMatchObject({ items: 0, plan: 0, recordings: 0 })
    }))

  it('skips an account that was used before, even if only a counter is left', () =>
    withFolder(async (folder) => {
      const { app, userId, start, holds } = await openDemo(folder)
      await app.services.hooks.generate(
        { userId, signal: never, idempotencyKey: undefined },
        { topic: 'soup', platform: 'YouTube', tone: 'casual', useInternetSearch: false },
      )
      await app.db.deleteFrom('generations').execute()
      await start()
      expect(countHoldings(await holds())).toEqual(EMPTY)
    }))

  it('writes all content or none: the next start repeats one that failed', () =>
    withFolder(async (folder) => {
      const { app, start, holds } = await openDemo(folder)
      await app.db.schema.alterTable('planner_entries').renameTo('away').execute()
      await expect(start({ canSpeak: false })).rejects.toThrow('planner_entries')
      await app.db.schema.alterTable('away').renameTo('planner_entries').execute()
      expect(countHoldings(await holds())).toEqual(EMPTY)

      await start({ canSpeak: false })
      expect(countHoldings(await holds())).toEqual(UNSPOKEN)
    }))

  it('continues with texts that were not spoken yet, and stores nothing twice', () =>
    withFolder(async (folder) => {
      const { app, start, holds } = await openDemo(folder)
      // The first line is spoken and saved, the second is spoken, and then the process ends.
      const { save } = app.services.voiceLibrary
      let saves = 0
      app.services.voiceLibrary.save = async (...call) => {
        saves += 1
        if (saves === 2) throw new Error('The process ended')
        return save(...call)
      }
      await expect(start()).rejects.toThrow('The process ended')
      app.services.voiceLibrary.save = save
      expect(countHoldings(await holds())).toEqual({ ...FULL, items: 25, recordings: 1, spoken: 2 })

      // A line that fails in the middle costs nothing.
      await breakWrites(app.db, 'insert on speech_generations')
      await expect(start()).rejects.toThrow()
      await restoreWrites(app.db)
      await start()
      expect(countHoldings(await holds())).toEqual(FULL)
      const { unspoken } = JSON.parse(readFileSync(join(folder, 'demo-content.json'), 'utf8')) as { unspoken: string[] }
      expect(unspoken).toEqual([])
    }))

  it('ends when the server stops, also in the middle of a text', () =>
    withFolder(async (folder) => {
      const { app, start, holds } = await openDemo(folder)
      const stopping = new AbortController()
      const { sound } = app.speech
      app.speech.sound = async (request, signal) => {
        if (request.text.startsWith('Four dinners')) stopping.abort()
        signal.throwIfAborted()
        return sound(request, signal)
      }
      await expect(start({ signal: stopping.signal })).rejects.toThrow('abort')
      await app.whenIdle()
      expect(countHoldings(await holds())).toEqual({ ...FULL, items: 25, recordings: 1, spoken: 1 })
      app.speech.sound = sound
      await start()
      expect(countHoldings(await holds())).toEqual(FULL)
    }))

  it('speaks nothing where there is no voice, also when one is added later', () =>
    withFolder(async (folder) => {
      const { start, holds } = await openDemo(folder)
      await start({ canSpeak: false })
      await start()
      expect(countHoldings(await holds())).toEqual(UNSPOKEN)
    }))
})
