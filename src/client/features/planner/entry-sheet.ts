import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'

/**
 * Returns the search parameters that open the sheet of an entry: of its video, else of its item. `view` is kept for the way back.
 */
export function entrySheet({ videoId, libraryItemId }: PlannerEntry, { view }: { view?: PlannerView | undefined }) {
  const opened = videoId === undefined ? { item: libraryItemId } : { video: videoId }
  return { tab: 'planner' as const, view, ...opened }
}
