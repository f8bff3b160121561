import { createContext, useContext } from 'react'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { type PlannerActions } from './use-planner-actions.ts'
import { type EntryLocation } from './use-planner-focus.ts'

/** The open dialog. `date` is the preset day. */
export type PlannerDialog =
  | { kind: 'plan'; date?: string }
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
  /** Opens a dialog with the entries of a day. */
  openDay(date: string): void
  /** Opens the sheet of an entry. */
  openEntry(entry: PlannerEntry): void
  /** Focuses an entry after the next render, wherever it is then. */
  focusEntry(entry: EntryLocation): void
  /** Returns the focus to an entry that a failed move has restored. */
  keepEntry(entry: EntryLocation): void
}

export const PlannerContext = createContext<Planner | null>(null)

/** Returns the planner of the page. Throws outside of its provider. */
export function usePlanner(): Planner {
  const planner = useContext(PlannerContext)
  if (!planner) throw new Error('usePlanner must be used inside of the planner')
  return planner
}
