import { useQuery } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { PLANNER_LIMITS } from '../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { type ApiClient, trpc } from './trpc.ts'

/** Loads all planned entries, ordered by date. They are cached as the answer of `planner.list`. */
export function usePlannerEntries(options: { enabled?: boolean; staleTime?: number } = {}) {
  const { client } = trpc.useUtils()
  return useQuery({
    ...options,
    queryKey: getQueryKey(trpc.planner.list, undefined, 'query'),
    queryFn: () => readPlan(client.planner),
  })
}

/** Loads the plan page by page: a long plan in a single response would block the server. */
async function readPlan(planner: ApiClient['planner']): Promise<PlannerEntry[]> {
  const entries: PlannerEntry[] = []
  let page = await planner.list.query()
  entries.push(...page)
  for (let last = page.at(-1); last && page.length === PLANNER_LIMITS.page; last = page.at(-1)) {
    page = await planner.page.query({ after: { scheduledDate: last.scheduledDate, id: last.id } })
    entries.push(...page)
  }
  return entries
}
