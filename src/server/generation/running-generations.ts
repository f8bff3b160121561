import { type Clock } from '../runtime/clock.ts'
import { startRenewing } from '../runtime/renewal.ts'
import { type RunningWork } from '../runtime/running-work.ts'
import { type GenerationLeases } from './generation-leases.repository.ts'
import { type Running } from './generation-readers.ts'
import { type Holder } from './generation-row.ts'
import { Lost, type Run, ShutDown, Stopped } from './run-generation.ts'

/** Milliseconds between checkpoints, which store progress and renew leases. */
const CHECKPOINT_MS = 1_000

export type RunningGenerations = ReturnType<typeof createRunningGenerations>

/** The generations that this process writes. One timer stores all of them and renews their leases, while there are any. */
export function createRunningGenerations(deps: {
  generationLeases: GenerationLeases
  holder(): Holder
  run(work: Run): Promise<void>
  /** Work that a shutdown waits for. */
  work: RunningWork
  /** Fires when this server stops. */
  closing: AbortSignal
  report(error: unknown): void
  clock: Clock
}) {
  const { generationLeases, holder, work, closing, report, clock } = deps
  const runs = new Map<string, Running>()
  let stopSaving: (() => Promise<void>) | undefined

  closing.addEventListener('abort', () => {
    for (const { controller } of runs.values()) controller.abort(new ShutDown())
  })

  /** Stores the progress of all generations of this process. Aborts those whose lease is lost. */
  async function checkpoint(): Promise<void> {
    const all = [...runs.values()]
    const grown = all
      .filter(({ isLive, log, saved }) => isLive && log.last() > saved)
      .map(({ id, log }) => ({ id, events: log.all(), lastEvent: log.last() }))
    const kept = await generationLeases.checkpoint(
      holder(),
      all.map(({ id }) => id),
      grown,
      clock.now(),
    )
    for (const { id, lastEvent } of grown) Object.assign(runs.get(id) ?? {}, { saved: lastEvent })
    for (const one of all) {
      const found = kept.find(({ id }) => id === one.id)
      if (!runs.has(one.id)) continue
      if (!found) one.controller.abort(new Lost())
      else if (found.isStopping) one.controller.abort(new Stopped())
    }
  }

  /** Writes a generation in the background. */
  function begin(run: Omit<Run, 'controller' | 'saved'>): void {
    const over = work.begin()
    const begun: Run = { ...run, controller: new AbortController(), saved: run.log.last() }
    if (closing.aborted) begun.controller.abort(new ShutDown())
    const finished = deps.run(begun).finally(() => {
      runs.delete(run.id)
      if (runs.size === 0) {
        void stopSaving?.()
        stopSaving = undefined
      }
      over()
    })
    runs.set(run.id, Object.assign(begun, { over: finished }))
    stopSaving ??= startRenewing({ clock, everyMs: CHECKPOINT_MS, renew: checkpoint, report })
  }

  return { runs: runs as ReadonlyMap<string, Running>, begin }
}
