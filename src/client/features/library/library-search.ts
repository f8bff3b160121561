import { LIBRARY_TYPES, type LibraryType } from '../../../shared/features/library/library.constants.ts'
import type { PlannerView } from '../../../shared/features/planner/planner.constants.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'

/** The tabs of the library. The first is shown where the address names none. */
export const LIBRARY_TABS = ['library', 'favorites', 'planner', 'voice'] as const
export type LibraryTab = (typeof LIBRARY_TABS)[number]

const PLANNER_VIEWS: readonly PlannerView[] = ['list', 'calendar']

/** What the address of the library says: where the user is in it, and what is looked for. */
export interface LibrarySearch {
  tab?: LibraryTab | undefined
  q?: string | undefined
  type?: LibraryType | undefined
  folder?: string | undefined
  view?: PlannerView | undefined
  /** The id of the item that is open over the cards. */
  item?: string | undefined
}

/**
 * Reads an address; anything unexpected, and what is shown anyway, is undefined. It is named all the same: the router lets
 * through what a page does not speak of.
 */
export function readLibrarySearch({ tab, q, type, folder, view, item }: Record<string, unknown>): LibrarySearch {
  return {
    tab: LIBRARY_TABS.find((name) => name === tab && name !== 'library'),
    q: readText(q, INPUT_LIMITS.search),
    type: LIBRARY_TYPES.find((name) => name === type),
    folder: readText(folder, INPUT_LIMITS.folder),
    view: PLANNER_VIEWS.find((name) => name === view && name !== 'list'),
    item: readText(item, INPUT_LIMITS.id),
  }
}

/** A number or a truth value in an address was typed as text by somebody. */
function readText(value: unknown, max: number): string | undefined {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined
  return String(value).trim().slice(0, max).trim() || undefined
}
