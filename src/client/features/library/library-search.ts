import { LIBRARY_TYPES, type LibraryType } from '../../../shared/features/library/library.constants.ts'
import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** The tabs of the library; the first is the default. */
export const LIBRARY_TABS = ['library', 'favorites', 'planner', 'voice'] as const
export type LibraryTab = (typeof LIBRARY_TABS)[number]

const PLANNER_VIEWS: readonly PlannerView[] = ['list', 'calendar']

/** The search parameters of the library's URL. */
export interface LibrarySearch {
  tab?: LibraryTab | undefined
  q?: string | undefined
  type?: LibraryType | undefined
  folder?: string | undefined
  /** Whether the videos are shown in place of the items. */
  group?: 'videos' | undefined
  view?: PlannerView | undefined
  /** Id of the open item. */
  item?: string | undefined
  /** Id of the open video. */
  video?: string | undefined
}

/**
 * Reads the search parameters. Unexpected and default values are set to undefined instead of being left out, because the
 * router keeps parameters that a reader does not return.
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

/** The router parses numbers and booleans in a URL; here they are text. */
function readText(value: unknown, max: number): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
  return String(value).trim().slice(0, max).trim() || undefined
}
