import { createContext, useContext } from 'react'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { type PlannerActions } from './use-planner-actions.ts'
import { type EntryLocation } from './use-planner-focus.ts'

/** The open dialog. `date` is the day that a move begins with. */
export type PlannerDialog =
  | { kind: 'plan' }
  | { kind: 'move'; entry: PlannerEntry; date?: string }
  | { kind: 'remove'; entry: PlannerEntry }

interface Planner {
  entries: readonly PlannerEntry[]
  timeZone: string
  now: Date
  /** Today, as `YYYY-MM-DD`. */
  today: string
  actions: PlannerActions
  open(dialog: PlannerDialog): void
  /** Opens the entries of a day in a dialog. */
  openDay(date: string): void
  /** Focuses an entry after the next render, wherever it is then. */
  focusEntry(entry: EntryLocation): void
  /** Keeps the focus on an entry that a failed move restores. */
  keepEntry(entry: EntryLocation): void
}

export const PlannerContext = createContext<Planner | null>(null)

/** The planner of the page. */
export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('usePlanner stands outside of the planner')
  return planner
}
