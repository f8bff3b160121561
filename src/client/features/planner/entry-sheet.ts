import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'

/** The search parameters of the sheet of an entry: of its video, else of its item. The way back keeps the view. */
export function entrySheet({ videoId, libraryItemId }: PlannerEntry, { view }: { view?: PlannerView | undefined }) {
  const opened = videoId === undefined ? { item: libraryItemId } : { video: videoId }
  return { tab: 'planner' as const, view, ...opened }
}
