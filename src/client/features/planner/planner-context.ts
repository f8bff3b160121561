import { createContext, useContext } from 'react'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { type PlannerActions } from './use-planner-actions.ts'
import { type EntryLocation } from './use-planner-focus.ts'

/** What is open over the planner. A move may begin with a day that was chosen before. */
export type PlannerDialog =
  | { kind: 'plan' }
  | { kind: 'move'; entry: PlannerEntry; date?: string }
  | { kind: 'remove'; entry: PlannerEntry }

interface Planner {
  entries: readonly PlannerEntry[]
  timeZone: string
  now: Date
  /** The day it is, as `YYYY-MM-DD`. */
  today: string
  actions: PlannerActions
  open(dialog: PlannerDialog): void
  /** Opens the entries of a day over the page. */
  openDay(date: string): void
  /** Gives the focus to an entry once it is drawn, wherever it is by then. */
  focusEntry(entry: EntryLocation): void
  /** Leaves it on an entry that a refused move is about to put back. */
  keepEntry(entry: EntryLocation): void
}

export const PlannerContext = createContext<Planner | null>(null)

/** The plan on screen and what can be done with it. */
export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('usePlanner stands outside of the planner')
  return planner
}
