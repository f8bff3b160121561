import { AppError } from '../../../shared/errors.ts'
import { figureWarnings } from '../../../shared/features/generation/figures.rules.ts'
import { isOver } from '../../../shared/features/generation/generations.constants.ts'
import { pickHookExtras } from '../../../shared/features/hooks/hook-extras.rules.ts'
import {
  type Hook,
  type HookExtras,
  type HookOrder,
  type HookResult,
} from '../../../shared/features/hooks/hooks.schema.ts'
import { type ResultStore, type StoredGeneration } from '../../generation/generation-row.ts'
import { type GenerationCall } from '../../generation/idempotency.ts'
import { resultExtras } from '../../generation/result-extras.ts'
import { type WriterCalls } from '../../generation/writer-calls.ts'
import { CrisisTopic, type TextModel } from '../../providers/text/text.port.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type Place, placeAlone } from '../../runtime/queue/places.ts'
import { type Random } from '../../runtime/random.ts'
import { hookShotsPrompt } from './hook-shots.prompt.ts'

/** What a call without a prompt needs of the ledger. */
export interface CallLedger {
  hasActiveSubscription(userId: string): Promise<boolean>
  reserveCall(userId: string, order: { id: string; hasAccess: boolean }): Promise<{ calls: readonly string[] }>
  keep(...reserved: { id: string }[]): Promise<boolean>
  giveBack(...reserved: { id: string }[]): Promise<boolean>
}

/** Adds what is seen with the hooks of a finished result: one call of a model, and no prompt. */
export function createHookShotsService(deps: {
  generations: Pick<ResultStore, 'find' | 'change'>
  model: Pick<TextModel, 'writeShots'>
  writer: WriterCalls
  ledger: CallLedger
  throttle: { generate(userId: string): Promise<unknown> }
  clock: Clock
  random: Random
}) {
  const { generations, model, writer, ledger, throttle, clock, random } = deps

  /** Calls the model. The call counts where it was accepted. */
  async function write(
    { userId, signal }: GenerationCall,
    row: StoredGeneration,
    writeShots: NonNullable<TextModel['writeShots']>,
  ): Promise<ReadonlyMap<string, HookExtras>> {
    await throttle.generate(userId)
    writer.requireAnswering()
    const { topic, platform } = row.input as HookOrder
    const hooks = hooksOf(row)
    const brief = { topic, lines: hooks.map(({ hook }) => hook) }
    const hasAccess = await ledger.hasActiveSubscription(userId)
    const { calls } = await ledger.reserveCall(userId, { id: random.id(), hasAccess })
    const shots = new Map<string, HookExtras>()
    let isAccepted = false
    let place: Place | undefined
    try {
      place = await placeAlone(writer.enter({ rank: hasAccess ? 'premium' : 'free', owner: userId }, signal))
      const onAccepted = (): void => void (isAccepted = true)
      const written = writeShots(
        { brief, prompt: hookShotsPrompt(brief, platform) },
        { signal, live: false, onAccepted },
      )
      for await (const draft of writer.read(place, written, signal)) {
        if (draft.type === 'restart') shots.clear()
        if (draft.type !== 'shot') continue
        const { type: _type, index, ...extras } = draft
        const hook = hooks[index]
        if (hook) shots.set(hook.id, extras)
      }
    } catch (error) {
      if (error instanceof CrisisTopic)
        throw new AppError('FORBIDDEN', 'The AI service declined this topic.', { reason: 'declined_topic' })
      throw error
    } finally {
      await place?.leave()
      await ledger[isAccepted ? 'keep' : 'giveBack'](...calls.map((id) => ({ id })))
    }
    return shots
  }

  /** The content and the warnings with these shots; undefined where there are some. */
  function withShots(row: StoredGeneration, shots: ReadonlyMap<string, HookExtras>) {
    if (hasShots(row)) return undefined
    const hooks = hooksOf(row).map((hook) => ({ ...hook, ...shots.get(hook.id) }))
    const { topic, details = [] } = row.input as HookOrder
    const given = [topic, ...details, ...hooks.map(({ hook }) => hook), String(clock.now().getUTCFullYear())]
    const texts = hooks.flatMap(({ onScreen = '', firstFrame = '' }, at) => [
      { path: `hooks.${at}.onScreen`, text: onScreen },
      { path: `hooks.${at}.firstFrame`, text: firstFrame },
    ])
    return { content: { hooks }, warnings: [...row.warnings, ...figureWarnings(texts, given)] }
  }

  return {
    /**
     * Adds on-screen words, a first frame and a reason to each line of a result that has none of them yet, and returns it. Throws
     * NOT_FOUND, CONFLICT while it is written, NOT_IMPLEMENTED without a model, TOO_MANY_REQUESTS, the refusals of `reserveCall`
     * and of the queue, and the writer's errors.
     */
    async add(call: GenerationCall, id: string): Promise<HookResult> {
      const { userId } = call
      const row = requireHooks(await generations.find(userId, id))
      if (hasShots(row)) return toResult(row)
      const writeShots = model.writeShots?.bind(model)
      if (!writeShots) throw new AppError('NOT_IMPLEMENTED', NO_MODEL)
      const shots = await write(call, row, writeShots)
      // Others may have added shots or lines, or deleted it meanwhile.
      return toResult(
        requireHooks(await generations.change(userId, id, (row) => withShots(requireHooks(row), shots), clock.now())),
      )
    },
  }
}

const NO_MODEL = 'The draft writer suggests no shots. An AI does: how to add one.'

/** The result. Throws NOT_FOUND, and CONFLICT for one that is being written or has no lines. */
function requireHooks(row: StoredGeneration | undefined): StoredGeneration {
  if (row?.tool !== 'hooks') throw new AppError('NOT_FOUND', 'There is no such result.')
  if (!isOver(row.state) || hooksOf(row).length === 0)
    throw new AppError('CONFLICT', 'There are no finished hooks here yet. Wait until they are written, then try again.')
  return row
}

// Rows of this tool have this tool's content.
const hooksOf = ({ content }: StoredGeneration): Hook[] => (content as { hooks: Hook[] } | undefined)?.hooks ?? []

const hasShots = (row: StoredGeneration): boolean =>
  hooksOf(row).some((hook) => Object.keys(pickHookExtras({ ...hook })).length > 0)

const toResult = (row: StoredGeneration): HookResult => ({ hooks: hooksOf(row), ...resultExtras(row) })
