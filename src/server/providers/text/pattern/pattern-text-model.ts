import { type TextModel, type WriteOptions } from '../text.port.ts'
import { type LiveDrafts, liveCaption, liveHooks, liveRefinement, liveScript } from './live-drafts.ts'

/** Who writes while it warms: answers of one's own are read as topics are, so that every dictionary is in memory. */
const TINY = {
  seed: 0,
  creator: {
    contentNiche: 'tea',
    targetAudience: 'tea lovers',
    brandPersonality: 'Friendly & approachable',
    preferredContentStyle: 'Quick tips',
    contentGoals: [],
  },
}

/**
 * Writes by rules, without an AI key: the embedded adapter of the port. `pace` waits so many milliseconds or until the
 * signal fires; it is asked only while somebody watches, and never before the first event. The rules are loaded on
 * first use, because their dictionary takes longer to load than the rest of the server. Source: decisions 2.
 */
export function createPatternTextModel({
  pace,
}: {
  pace: (milliseconds: number, signal: AbortSignal) => Promise<void>
}) {
  async function* play<Draft>(
    write: (live: boolean) => Promise<LiveDrafts<Draft>>,
    { signal, live }: WriteOptions,
  ): AsyncGenerator<Draft> {
    signal.throwIfAborted()
    const { drafts, wait } = await write(live)
    for (const [at, draft] of drafts.entries()) {
      if (live && at > 0) await pace(wait, signal)
      signal.throwIfAborted()
      yield draft
    }
  }

  return {
    name: 'Demo writer',
    async warm() {
      const writers = await Promise.all([loadHooks(), loadScripts(), loadCaptions(), loadRefinements()])
      const [{ writeHooks }, { writeScript }, { writeCaption }, { refineText }] = writers
      writeHooks({ ...TINY, topic: 'tea', platform: 'YouTube', tone: 'casual' })
      writeScript({ ...TINY, topic: 'tea', duration: '1', tone: 'casual' })
      writeCaption({ ...TINY, content: 'tea', platform: 'Instagram', style: 'trending' })
      refineText({
        ...TINY,
        toolType: 'hook',
        originalPrompt: 'tea',
        content: 'Tea takes three minutes.',
        message: 'Add a question',
        userInput: undefined,
      })
    },
    writeHooks: ({ brief }, options) =>
      play(async (live) => liveHooks((await loadHooks()).writeHooks(brief), live), options),
    writeScript: ({ brief }, options) =>
      play(async (live) => liveScript((await loadScripts()).writeScript(brief), Number(brief.duration), live), options),
    writeCaption: ({ brief }, options) =>
      play(async (live) => liveCaption((await loadCaptions()).writeCaption(brief), live), options),
    refine: ({ brief }, options) =>
      play(async (live) => liveRefinement((await loadRefinements()).refineText(brief), live), options),
  } satisfies TextModel
}

const loadHooks = () => import('./write-hooks.ts')
const loadScripts = () => import('./script/write-script.ts')
const loadCaptions = () => import('./caption/write-caption.ts')
const loadRefinements = () => import('./refine/refine-text.ts')
