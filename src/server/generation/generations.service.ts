import { createHash } from 'node:crypto'
import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type InTransaction } from '../../../db/transaction.ts'
import { AppError, LIMIT_MESSAGE } from '../../shared/errors.ts'
import { answerInstead } from '../../shared/features/crisis/crisis.rules.ts'
import { isOver, NO_GENERATION, NOTHING_LEFT } from '../../shared/features/generation/generations.constants.ts'
import { type Started } from '../../shared/features/generation/generations.schema.ts'
import { type Clock } from '../runtime/clock.ts'
import { type Random } from '../runtime/random.ts'
import { type RunningWork } from '../runtime/running-work.ts'
import { type Reserved } from './charge.ts'
import { createEventLog, type LoggedEvent } from './event-log.ts'
import { createGenerationReaders } from './generation-readers.ts'
import { type GenerationCall } from './idempotency.ts'
import { type GenerationLeases } from './generation-leases.repository.ts'
import { type Holder, type StoredGeneration } from './generation-row.ts'
import { type GenerationsRepository } from './generations.repository.ts'
import { type Origin } from './origin.ts'
import { type Run, type RunLedger, Stopped } from './run-generation.ts'
import { createRunningGenerations } from './running-generations.ts'
import { type WriterCalls } from './writer-calls.ts'
import { createTakingOver } from './taking-over.ts'
import { type AnyTool, type WritingTask } from './writing-tool.ts'

/** Milliseconds of a generation's lease. */
const LEASE_MS = 12_000
/** Milliseconds: how long a key is answered again, a failed generation can be read, and a reader may continue after the end. */
const DAY_MS = 24 * 60 * 60_000
const EVENTS_MS = 10 * 60_000

/** What a generation reserves when it starts. */
export interface StartLedger {
  hasActiveSubscription(userId: string): Promise<boolean>
  requireSearchLeft(userId: string): Promise<void>
  isRewriteLeft(userId: string, rewriteOf: string): Promise<boolean>
  /** Reserves a prompt, or the free rewrite of a topic, and stores `alongside` in the same transaction. */
  reservePrompt(
    userId: string,
    order: { id: string; hasAccess: boolean; rewriteOf: string | undefined; alongside: InTransaction },
  ): Promise<Reserved>
  /** Reserves a call of a provider without a prompt. */
  reserveCall(userId: string, order: { id: string; hasAccess: boolean; alongside: InTransaction }): Promise<Reserved>
  settle: RunLedger['settle']
  /** The reservations of a dead process's generation. */
  findReserved(userId: string, id: string): Promise<Reserved>
}

export type GenerationsService = ReturnType<typeof createGenerations>

/**
 * Results of the tools. A request creates a generation. The process that has its lease writes it to its end, with or without
 * readers, and stores it as it grows. Only `stop` stops it. Another process takes over the generations of a dead one.
 */
export function createGenerations(deps: {
  db: Kysely<Database>
  repository: GenerationsRepository
  generationLeases: GenerationLeases
  /** The id of this process. */
  owner: string
  tools: readonly AnyTool[]
  run(work: Run): Promise<void>
  ledger: StartLedger
  hasResearch: boolean
  throttle: { generate(userId: string): Promise<unknown> }
  writer: Pick<WriterCalls, 'requireAnswering'>
  /** Work that a shutdown waits for. */
  work: RunningWork
  /** Fires when this server stops. */
  closing: AbortSignal
  report(error: unknown): void
  clock: Clock
  random: Random
}) {
  const { repository, generationLeases, owner, ledger, hasResearch, throttle, writer, clock, random } = deps
  const tools = new Map(deps.tools.map((tool) => [tool.name, tool]))
  const holder = (): Holder => ({ owner, until: new Date(clock.now().getTime() + LEASE_MS) })
  const findTool = ({ tool }: Pick<StoredGeneration, 'tool'>): AnyTool => {
    const found = tools.get(tool)
    if (!found) throw new Error(`There is no tool ${tool}`)
    return found
  }
  const { runs, begin } = createRunningGenerations({ ...deps, holder })

  async function find(userId: string, id: string): Promise<StoredGeneration> {
    const generation = await repository.find(userId, id)
    if (!generation) throw new AppError('NOT_FOUND', NO_GENERATION)
    return generation
  }

  const readers = createGenerationReaders({ runs, find, findTool, clock })

  /** Throws before anything is spent: 403 not in the plan, 403 limit reached, 501 not set up. */
  async function requireSearch(userId: string, hasAccess: boolean): Promise<void> {
    if (!hasAccess)
      throw new AppError('FORBIDDEN', LIMIT_MESSAGE.search_not_included, { reason: 'search_not_included' })
    await ledger.requireSearchLeft(userId)
    if (!hasResearch)
      throw new AppError('NOT_IMPLEMENTED', LIMIT_MESSAGE.search_not_set_up, { reason: 'search_not_set_up' })
  }

  /** The generation that answered this key. Throws CONFLICT where the key was used for another request. */
  async function repeated({ userId, idempotencyKey }: GenerationCall, bodyHash: string): Promise<Started | undefined> {
    if (!idempotencyKey) return undefined
    const since = new Date(clock.now().getTime() - DAY_MS)
    const found = await repository.findByKey(userId, idempotencyKey, since)
    if (found && found.bodyHash !== bodyHash)
      throw new AppError('CONFLICT', 'This Idempotency-Key was used for another request. Use a new key.')
    return found && { id: found.id, videoId: found.videoId }
  }

  /** The topic that may be rewritten for free: it was written without facts, and the request has some. */
  async function findFreeRewrite(
    userId: string,
    { name }: AnyTool,
    task: WritingTask<unknown, { type: string }, object>,
  ) {
    if (task.topic === undefined || !task.hasDetails) return undefined
    return (await repository.hasPlain(userId, name, task.topic)) ? `${name}:${task.topic}` : undefined
  }

  return {
    /**
     * Creates a generation and writes it in the background. With `isLive` the shown part is stored when it fails.
     * Returns its id, or an event instead of a result. Throws FORBIDDEN where an allowance is used up, NOT_IMPLEMENTED
     * without research, CONFLICT for a key with another body.
     */
    async start(
      call: GenerationCall,
      tool: AnyTool,
      input: unknown,
      isLive: boolean,
      { asked = input, videoId, startVideo, madeFrom = null }: Origin = {},
    ): Promise<Started> {
      const { userId, idempotencyKey: key } = call
      const task = await tool.task(userId, input)
      const instead = answerInstead(task.asked, task.content)
      if (instead) return instead
      if (task.unwritten) return { warnings: [task.unwritten] }
      await throttle.generate(userId)
      const hasAccess = await ledger.hasActiveSubscription(userId)
      if (task.query !== null) await requireSearch(userId, hasAccess)
      const bodyHash = createHash('sha256')
        .update(JSON.stringify({ [tool.name]: asked }))
        .digest('hex')
      const known = await repeated(call, bodyHash)
      if (known) return known
      writer.requireAnswering()
      // A video and the generation that starts it have one id, so that a generation without text takes it along.
      const id = startVideo && videoId !== undefined ? videoId : random.id()
      const { topic, hasDetails, conversationId } = task
      const row = {
        id,
        userId,
        tool: tool.name,
        input,
        topic,
        hasDetails,
        conversationId,
        isLive,
        seed: random.seed(),
        key,
        bodyHash,
        videoId,
        madeFrom,
      }
      const lease = await task.acquire?.()
      try {
        const rewriteOf = await findFreeRewrite(userId, tool, task)
        const alongside: InTransaction = async (trx) => {
          await startVideo?.(trx)
          const isNew = await repository.insert(trx, { ...row, createdAt: clock.now() }, holder())
          if (!isNew) throw new KeyTaken()
        }
        const reserved = await ledger.reservePrompt(userId, { id, hasAccess, rewriteOf, alongside })
        begin({
          id,
          userId,
          tool,
          input,
          task,
          seed: row.seed,
          isLive,
          hasAccess,
          reserved,
          lease,
          kept: undefined,
          keptSources: [],
          keptWarnings: [],
          log: createEventLog(),
        })
        return { id, videoId }
      } catch (error) {
        await lease?.release()
        if (error instanceof KeyTaken) return (await repeated(call, bodyHash)) ?? {}
        throw error
      }
    },

    ...readers,
    ...createTakingOver({ ...deps, holder, findTool, begin }),
    find,
    findTool,

    /** The events of a generation that this process writes; undefined for another process's. */
    liveEvents: (id: string): readonly LoggedEvent[] | undefined => runs.get(id)?.log.all(),

    /** Stops a generation and waits until that is stored. Does nothing where it is over. Throws NOT_FOUND. */
    async stop(userId: string, id: string, signal: AbortSignal): Promise<void> {
      const run = runs.get(id)
      if (run?.userId === userId) run.controller.abort(new Stopped())
      else if (isOver((await find(userId, id)).state) || !(await generationLeases.requestStop(userId, id))) return
      await readers.settled(userId, id, signal)
    },

    /** Stops everything that is written for a user, here at once and in other processes within a second. */
    async stopAllOf(userId: string): Promise<void> {
      await generationLeases.requestStopOfAll(userId)
      for (const run of runs.values()) if (run.userId === userId) run.controller.abort(new Stopped())
    },

    /**
     * Resumes a generation that was cut short, without another prompt. Throws NOT_FOUND, CONFLICT where there is
     * nothing to resume, and TOO_MANY_REQUESTS as `start` does.
     */
    async resume(userId: string, id: string): Promise<void> {
      await throttle.generate(userId)
      writer.requireAnswering()
      const row = await find(userId, id)
      const tool = findTool(row)
      const { input, content: kept } = row
      if (row.state !== 'stopped' || !kept) throw new AppError('CONFLICT', NOTHING_LEFT)
      const task = await tool.task(userId, input)
      const hasAccess = await ledger.hasActiveSubscription(userId)
      const log = createEventLog()
      for (const event of tool.replay(kept)) log.push(event)
      const lease = await task.acquire?.(kept)
      try {
        const reserved = await ledger.reserveCall(userId, {
          id: `${id}-${row.resumed + 1}`,
          hasAccess,
          alongside: async (trx) => {
            const begun = { events: log.all(), lastEvent: log.last() }
            if (!(await generationLeases.resume(trx, { id, userId }, begun, holder(), clock.now())))
              throw new AppError('CONFLICT', NOTHING_LEFT)
          },
        })
        begin({
          id,
          userId,
          tool,
          input,
          task,
          seed: row.seed,
          isLive: true,
          hasAccess,
          reserved,
          lease,
          kept,
          keptSources: row.sources,
          keptWarnings: row.warnings,
          log,
        })
      } catch (error) {
        await lease?.release()
        throw error
      }
    },

    /** Deletes expired keys, failures and events. */
    async sweep(): Promise<void> {
      const before = (milliseconds: number) => new Date(clock.now().getTime() - milliseconds)
      await repository.sweep({ keys: before(DAY_MS), failures: before(DAY_MS), events: before(EVENTS_MS) })
    },
  }
}

/** A parallel request has taken the key. */
class KeyTaken extends Error {}
