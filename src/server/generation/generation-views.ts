import { CRISIS_HELP } from '../../shared/features/crisis/crisis.constants.ts'
import { type GenerationTool, isOver, MOST_RESUMED } from '../../shared/features/generation/generations.constants.ts'
import {
  type EndEvent,
  type Generation,
  type GenerationsRequest,
} from '../../shared/features/generation/generations.schema.ts'
import { type LoggedEvent } from './event-log.ts'
import { type StoredGeneration } from './generation-row.ts'
import { type GenerationsRepository } from './generations.repository.ts'
import { type GenerationsService } from './generations.service.ts'
import { restored } from './restored-task.ts'
import { resultExtras } from './result-extras.ts'

const MOST_LISTED = 50

/** The empty result of each tool. */
const NOTHING = {
  hooks: { hooks: [] },
  scripts: { beats: [] },
  captions: { captions: [] },
  refine: { text: '' },
} as const

/** Generations for their readers: state, text so far, and later events. */
export function createGenerationViews(deps: {
  generations: Pick<GenerationsService, 'find' | 'findTool' | 'liveEvents' | 'follow'>
  repository: GenerationsRepository
  /** Whether a rewrite may be free: only where no model writes. */
  isRewriteFree(): boolean
}) {
  const { generations, repository, isRewriteFree } = deps

  /** The text so far of a running generation. */
  async function grown({ userId, input, ...row }: StoredGeneration, events: readonly LoggedEvent[]): Promise<object> {
    const { content } = row
    const collector = restored(await generations.findTool(row).task(userId, input), { events: [...events], content })
    return collector.hasResult() ? collector.content(false) : NOTHING[row.tool]
  }

  async function toView(row: StoredGeneration): Promise<Generation> {
    const { id, tool, input, state, sources, warnings, freeRewrite, error, resumed, videoId, createdAt } = row
    const events = isOver(state) ? row.events : (generations.liveEvents(id) ?? row.events)
    const content = isOver(state) ? (row.content ?? NOTHING[tool]) : await grown(row, events)
    const isCrisis = error?.reason === 'crisis_topic'
    const view = {
      id,
      tool,
      state,
      input,
      sources,
      warnings,
      createdAt,
      ...content,
      ...(freeRewrite && isRewriteFree() && { freeRewrite }),
      ...(videoId !== undefined && { videoId }),
      ...(isCrisis ? { help: CRISIS_HELP } : error && { error }),
      canResume: state === 'stopped' && row.content !== undefined && resumed < MOST_RESUMED,
      lastEvent: events.at(-1)?.id ?? row.lastEvent,
    }
    // The content of a row is that of its tool.
    return view as Generation
  }

  return {
    /** A generation with its text so far. Throws NOT_FOUND. */
    get: async (userId: string, id: string): Promise<Generation> => toView(await generations.find(userId, id)),

    /** The newest generation of a tool that has, or will have, a result; null where there is none. */
    async latest(userId: string, tool: GenerationTool): Promise<Generation | null> {
      const row = await repository.findLatest(userId, tool)
      return row ? toView(row) : null
    },

    /** The newest generations in a state, or in any. */
    async list(userId: string, { state }: GenerationsRequest): Promise<Generation[]> {
      const states = state === undefined ? undefined : state === 'running' ? (['queued', 'running'] as const) : [state]
      const rows = await repository.findByState(userId, states, MOST_LISTED)
      return Promise.all(rows.map(toView))
    },

    /**
     * The events of a generation after number `after`, and the end. A reader that reconnects sends the number of its
     * last event and gets the later ones. Throws NOT_FOUND.
     */
    async *events(
      userId: string,
      id: string,
      after: number,
      signal: AbortSignal,
    ): AsyncGenerator<{ id: number; event: { type: string } | EndEvent }, void> {
      let seen = after
      for await (const one of generations.follow(userId, id, after, signal)) {
        seen = one.id
        yield one
      }
      const row = await generations.find(userId, id)
      yield { id: seen + 1, event: await buildEnd(row) }
    },

    /**
     * Every generation of a user that is not in the results of a tool: running and failed ones, and answers in conversations.
     */
    async exportData(userId: string): Promise<Generation[]> {
      const rows = await repository.findByState(userId, undefined, Number.MAX_SAFE_INTEGER)
      return Promise.all(rows.filter(({ tool, content }) => tool === 'refine' || content === undefined).map(toView))
    },
  }

  async function buildEnd(row: StoredGeneration): Promise<{ type: string } | EndEvent> {
    const { id: generationId, userId, input, state, error } = row
    if (error?.reason === 'crisis_topic') return { type: 'help', help: CRISIS_HELP } as { type: string }
    if (state === 'failed' && error) return { type: 'failed', generationId, error }
    if (state === 'stopped') return { type: 'stopped', generationId, ...resultExtras(row), ...(error && { error }) }
    return generations.findTool(row).done({ id: generationId, userId, input, ...resultExtras(row) })
  }
}
