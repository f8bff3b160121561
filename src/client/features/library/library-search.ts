import { LIBRARY_TYPES, type LibraryType } from '../../../shared/features/library/library.constants.ts'
import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** The tabs of the library. The first is the default. */
export const LIBRARY_TABS = ['library', 'favorites', 'planner', 'voice'] as const
export type LibraryTab = (typeof LIBRARY_TABS)[number]

const PLANNER_VIEWS: readonly PlannerView[] = ['list', 'calendar']

/** Search parameters of the library. */
export interface LibrarySearch {
  tab?: LibraryTab | undefined
  q?: string | undefined
  type?: LibraryType | undefined
  folder?: string | undefined
  /** Whether videos are shown instead of items. */
  group?: 'videos' | undefined
  view?: PlannerView | undefined
  /** Id of the open item. */
  item?: string | undefined
  /** Id of the open video. */
  video?: string | undefined
}

/**
 * Reads the search parameters. Invalid and default values become undefined instead of being omitted, because the router keeps raw
 * parameters that are not overwritten.
 */
export function readLibrarySearch({
  tab,
  q,
  type,
  folder,
  group,
  view,
  item,
  video,
}: Record<string, unknown>): LibrarySearch {
  return {
    tab: LIBRARY_TABS.find((name) => name === tab && name !== 'library'),
    q: readText(q, INPUT_LIMITS.search),
    type: LIBRARY_TYPES.find((name) => name === type),
    folder: readText(folder, INPUT_LIMITS.folder),
    group: group === 'videos' ? group : undefined,
    view: PLANNER_VIEWS.find((name) => name === view && name !== 'list'),
    item: readText(item, INPUT_LIMITS.id),
    video: readText(video, INPUT_LIMITS.id),
  }
}

/** The router parses numbers and booleans in a URL, but they are texts here. */
function readText(value: unknown, max: number): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
  return String(value).trim().slice(0, max).trim() || undefined
}
