import { HOOK_RULES, RECENT_HOOKS } from '../../../shared/features/hooks/hooks.constants.ts'
import { type Warning } from '../../../shared/features/generation/generation.schema.ts'
import {
  type Hook,
  type HookEvent,
  type HookGeneration,
  HookOrder,
  type HookRequest,
  type HookResult,
} from '../../../shared/features/hooks/hooks.schema.ts'
import { PROMPT_KEPT_FROM_CHARACTERS } from '../../../shared/plans.ts'
import { type Random } from '../../runtime/random.ts'
import { type ResultStore, type StoredGeneration } from '../../generation/generation-row.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { type Origin, type Origins, withoutVideo } from '../../generation/origin.ts'
import { resultExtras } from '../../generation/result-extras.ts'
import { type ToolCalls } from '../../generation/tool-calls.ts'
import { type WritingTool } from '../../generation/writing-tool.ts'
import { type HookDraft, type Restart, type TextModel } from '../../providers/text/text.port.ts'
import { hooksPrompt } from './hooks.prompt.ts'
import { type RecentHooksRepository, type RecentRow } from './recent-hooks.repository.ts'

/** Results read to find the newest lines; stopped ones have fewer. */
const RECENT_RESULTS = 5

/** The stored result. */
interface Content {
  hooks: Hook[]
}

export type HooksTool = WritingTool<HookOrder, HookDraft | Restart, HookEvent, Content>

/** Writes hooks: one prompt. A partial hook is shown but not stored. */
export function createHooksTool(deps: {
  generations: Pick<ResultStore, 'findNewest'>
  model: TextModel
  random: Random
}): HooksTool {
  const { generations, model, random } = deps

  /** The newest lines of a user, newest first. */
  async function recentLines(userId: string): Promise<string[]> {
    const newest = (await generations.findNewest(userId, 'hooks', RECENT_RESULTS)).map(toGeneration)
    return newest.flatMap(({ hooks }) => hooks.map(({ hook }) => hook)).slice(0, RECENT_HOOKS)
  }

  return {
    name: 'hooks',
    counted: 'hooks',
    task: async (userId, request) => {
      const { topic, platform, tone, details = [] } = request
      return {
        topic,
        hasDetails: details.length > 0,
        query: request.useInternetSearch ? topic : null,
        asked: [topic, ...details],
        unwritten: model.cannotWrite?.(topic),
        write: async function* write({ sources, creator, kept, seed, ...options }) {
          const recent = await recentLines(userId)
          const written = kept?.hooks.map(({ hook }) => hook)
          const brief = {
            topic,
            platform,
            tone,
            seed,
            creator,
            details: request.details,
            recent,
            written,
          }
          const context = { sources, creator, details: request.details, recent, written }
          yield* model.writeHooks({ brief, prompt: hooksPrompt(request, context) }, options)
        },
        begin: (kept) => {
          let hooks = [...(kept?.hooks ?? [])]
          let shown = 0
          return {
            push: (draft) => {
              if (draft.type === 'restart') {
                hooks = [...(kept?.hooks ?? [])]
                return draft
              }
              const whole = hooks.reduce((sum, { hook }) => sum + hook.length, 0)
              shown = Math.max(shown, whole + draft.text.length)
              if (draft.type === 'partial') return { ...draft, index: hooks.length }
              const { type: _type, index: _index, text, ...rest } = draft
              const hook = { id: random.id(), hook: text, ...rest }
              hooks.push(hook)
              return { type: 'hook', index: hooks.length - 1, hook }
            },
            isDelivered: () => shown >= PROMPT_KEPT_FROM_CHARACTERS,
            hasResult: () => hooks.length > 0,
            content: () => ({ hooks }),
          }
        },
        toDraft,
      }
    },
    pieces: ({ hooks }) => hooks.length,
    *replay({ hooks }) {
      for (const [index, hook] of hooks.entries()) yield { type: 'hook', index, hook }
    },
    done: ({ id: generationId, userId: _user, input: _input, ...extras }) => ({
      type: 'done',
      generationId,
      ...extras,
    }),
    mapTexts: (content, change) => {
      const hooks = content.hooks.flatMap(({ hook, onScreen = '', firstFrame = '', ...rest }, index) => {
        const at = (name: keyof Hook, text: string) => (text === '' ? text : change(`hooks.${index}.${name}`, text))
        const [line, words, frame] = [at('hook', hook), at('onScreen', onScreen), at('firstFrame', firstFrame)]
        const extras = { ...(words && { onScreen: words }), ...(frame && { firstFrame: frame }) }
        return line === '' ? [] : [{ ...rest, hook: line, ...extras }]
      })
      return hooks.length > 0 ? { hooks } : undefined
    },
    warn: ({ hooks }, _input, known) => checkMissing(hooks, known),
  }
}

export function createHooksService(deps: {
  tool: HooksTool
  calls: ToolCalls
  generations: ResultStore
  stored: RecentHooksRepository
  origins: Origins
}) {
  const { tool, calls, generations, stored, origins } = deps
  const newest = async (userId: string, limit?: number): Promise<HookGeneration[]> =>
    (await generations.findNewest(userId, 'hooks', limit)).map(toGeneration)

  /** The request and its video. Throws NOT_FOUND where the video does not exist. */
  async function order({ userId }: GenerationCall, asked: HookRequest): Promise<[HookOrder, Origin]> {
    return [withoutVideo(asked), { asked, ...(await origins.place(userId, asked)) }]
  }

  return {
    /** Starts writing hooks. Throws as `ToolCalls` does. */
    start: async (call: GenerationCall, request: HookRequest) =>
      calls.start(call, tool, ...(await order(call, request))),

    /** Writes hooks and yields the events. Throws as `ToolCalls` does. */
    async *stream(call: GenerationCall, request: HookRequest) {
      yield* calls.stream(call, tool, ...(await order(call, request)))
    },

    /** Writes hooks and returns them. A failure costs nothing. Throws like `stream`. */
    async generate(call: GenerationCall, request: HookRequest): Promise<HookResult> {
      const { row, instead } = await calls.whole(call, tool, ...(await order(call, request)))
      return instead ? { hooks: [], ...instead } : { hooks: toGeneration(row).hooks, ...resultExtras(row) }
    },

    /** Number of hooks of a user, since an ISO 8601 instant or in total. */
    count: (userId: string, since: string | undefined): Promise<number> =>
      generations.countPieces(userId, 'hooks', since === undefined ? undefined : new Date(since)),

    /** Every generation of a user. */
    exportData: (userId: string): Promise<HookGeneration[]> => newest(userId),

    /** The newest generations of a user, newest first. */
    recent: newest,

    /** `recent` as JSON. */
    async recentText(userId: string, limit: number): Promise<string> {
      const rows = await stored.findNewest(userId, limit)
      return `[${rows.map(toText).join(',')}]`
    },
  }
}

/** Begins the stored text of every result. */
const CONTENT = '{"hooks":'

/** JSON of `HookGeneration`. Hooks and sources are copied as they are stored: they were checked then. */
function toText({ id, state, input, content, sources, created_at: createdAt }: RecentRow): string {
  const order = JSON.stringify(HookOrder.parse(JSON.parse(input)))
  const hooks = content.startsWith(CONTENT) ? content.slice(CONTENT.length, -1) : '[]'
  const stopped = state === 'stopped' ? ',"stopped":true' : ''
  return `{"id":"${id}",${order.slice(1, -1)},"hooks":${hooks},"sources":${sources}${stopped},"createdAt":"${createdAt}"}`
}

function toGeneration({ id, state, input, content, sources, createdAt }: StoredGeneration): HookGeneration {
  // Rows of this tool have this tool's content.
  const { hooks = [] } = (content ?? {}) as Partial<Content>
  return { id, ...(input as HookOrder), hooks, sources, ...(state === 'stopped' && { stopped: true }), createdAt }
}

/** The draft of a logged event. Ids are generated again. */
function toDraft(event: HookEvent): HookDraft | Restart {
  if (event.type === 'partial' || event.type === 'restart') return event
  if (event.type !== 'hook') throw new Error(`A ${event.type} is no piece of a result`)
  const { id: _id, hook: text, ...rest } = event.hook
  return { type: 'hook', index: event.index, text, ...rest }
}

/** Adds a warning about missing hooks, unless the writer itself has explained them. */
function checkMissing(hooks: Hook[], known: Warning[]): Warning[] {
  if (hooks.length >= HOOK_RULES.count || known.some(({ reason }) => reason === 'fewer')) return []
  return [{ message: `The writer returned ${hooks.length} of ${HOOK_RULES.count} hooks.`, reason: 'fewer' }]
}
