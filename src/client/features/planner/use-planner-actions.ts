import { useRef } from 'react'
import type { PlannerStatus } from '../../../shared/features/planner/planner.constants.ts'
import { findClashes, formatTime } from '../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry, PlanRequest, UpdatePlanRequest } from '../../../shared/features/planner/planner.schema.ts'
import { type Failure, readFailure } from '../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { clashSentence } from '../../components/planner/clash-sentence.ts'
import { formatClockTime, formatWhen } from './planner-days.ts'

export type PlannerActions = ReturnType<typeof usePlannerActions>

/** Functions that change the plan. Each shows its result in a toast and resolves to null or the failure. */
export function usePlannerActions(timeZone: string, today: string) {
  const utils = trpc.useUtils()
  const running = useRef(0)

  function show(change: (entries: PlannerEntry[]) => PlannerEntry[]): void {
    utils.planner.list.setData(undefined, (entries) => entries && change(entries))
  }

  const put = (changed: PlannerEntry): void =>
    show((entries) => entries.map((entry) => (entry.id === changed.id ? changed : entry)).toSorted(byDate))

  /**
   * Cancels running list requests, because their responses would overwrite the change on screen. The last running change reloads
   * the list.
   */
  async function attempt(failed: string, call: () => Promise<void>): Promise<Failure | null> {
    running.current += 1
    dismissFailure()
    await utils.planner.list.cancel()
    let failure: Failure | null = null
    try {
      await call()
    } catch (error) {
      failure = readFailure(error)
      const atField = failure.field === 'scheduledDate'
      notify({ tone: 'failed', title: failed, description: failure.message, atField })
    }
    running.current -= 1
    if (running.current === 0) {
      void utils.planner.list.invalidate()
      void utils.library.counts.invalidate()
    }
    return failure
  }

  /** Shows the change at once and rolls it back if the server refuses. */
  const update = (
    entry: PlannerEntry,
    change: Omit<UpdatePlanRequest, 'id'>,
    words: { done(): void; failed: string },
  ) =>
    attempt(words.failed, async () => {
      put({ ...entry, ...pickDefined(change) })
      try {
        await withSignIn(() => utils.client.planner.update.mutate({ id: entry.id, ...change }))
      } catch (error) {
        put(entry)
        throw error
      }
      words.done()
    })

  return {
    plan: (request: Omit<PlanRequest, 'timeZone'>): Promise<Failure | null> =>
      attempt('Failed to plan content', async () => {
        const entry = await withSignIn(() => utils.client.planner.create.mutate({ ...request, timeZone }))
        show((entries) => [...entries, entry].toSorted(byDate))
        notify({ title: 'Content planned successfully!', description: formatWhen(entry, today, timeZone) })
      }),

    setStatus: (entry: PlannerEntry, status: PlannerStatus): Promise<Failure | null> =>
      update(
        entry,
        { status },
        { failed: 'Failed to update status', done: () => notify({ title: 'Status updated successfully!' }) },
      ),

    /** `wanted` is the chosen local time as `HH:MM`. The actual time differs if a daylight-saving change skips it. */
    move: (entry: PlannerEntry, scheduledDate: string, wanted: string): Promise<Failure | null> => {
      const moved = { ...entry, scheduledDate }
      const entries = utils.planner.list.getData() ?? []
      const clash = clashSentence(findClashes(entries, moved), timeZone)
      const skipped =
        formatTime(scheduledDate, timeZone) === wanted ? '' : `The clocks skip ${formatClockTime(wanted)} on that day.`
      return update(
        entry,
        { scheduledDate, timeZone },
        {
          failed: 'Failed to move planned content',
          done: () =>
            notify({
              title: `Moved to ${formatWhen(moved, today, timeZone)}`,
              description: [skipped, clash].filter(Boolean).join(' '),
            }),
        },
      )
    },

    remove: (entry: PlannerEntry): Promise<Failure | null> =>
      attempt('Failed to delete planned content', async () => {
        await withSignIn(() => utils.client.planner.remove.mutate({ id: entry.id }))
        show((entries) => entries.filter(({ id }) => id !== entry.id))
        notify({ title: 'Planned content deleted successfully!' })
      }),
  }
}

function pickDefined({ status, scheduledDate }: Omit<UpdatePlanRequest, 'id'>): Partial<PlannerEntry> {
  return { ...(status && { status }), ...(scheduledDate && { scheduledDate }) }
}

function byDate(first: PlannerEntry, second: PlannerEntry): number {
  return Date.parse(first.scheduledDate) - Date.parse(second.scheduledDate)
}
