import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { shownTitle } from '../../../shared/features/library/library.rules.ts'
import { calendarDays, formatDay } from '../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { browserTimeZone } from '../../lib/time/time-zone.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { entrySheet } from './entry-sheet.ts'
import { type PlannerDialog } from './planner-context.ts'
import { usePlannerActions } from './use-planner-actions.ts'
import { usePlannerFocus } from './use-planner-focus.ts'

const NONE: readonly PlannerEntry[] = []
const CLOCK_MS = 30_000

/** Manages the state of the planner: today, open dialogs, and where the focus returns to. */
export function usePlannerState(planned: readonly PlannerEntry[] = NONE) {
  const entries = useMemo(() => planned.map((entry) => ({ ...entry, title: shownTitle(entry.title) })), [planned])
  const [timeZone] = useState(browserTimeZone)
  const now = useNow(CLOCK_MS)
  const today = formatDay(now, timeZone)
  const actions = usePlannerActions(timeZone, today)
  const navigate = useNavigate()
  const [dialog, setDialog] = useState<PlannerDialog | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  const focus = usePlannerFocus(rootRef, timeZone, dialog !== null || day !== null)

  // A day without entries has no dialog.
  if (day !== null && !dialog && !entries.some(({ scheduledDate }) => formatDay(scheduledDate, timeZone) === day)) {
    setDay(null)
  }

  return {
    rootRef,
    days: calendarDays(now, timeZone),
    planner: {
      entries,
      timeZone,
      now,
      today,
      actions,
      open: (next: PlannerDialog): void => {
        focus.save()
        setDialog(next)
      },
      openDay: (date: string): void => {
        focus.save()
        setDay(date)
      },
      openEntry: (entry: PlannerEntry): void =>
        void navigate({ to: '/library', search: (before) => entrySheet(entry, before) }),
      focusEntry: focus.focusEntry,
      keepEntry: focus.keepEntry,
    },
    dialogs: {
      dialog,
      day,
      onClose: (): void => {
        focus.restore()
        setDialog(null)
      },
      onCloseDay: (): void => {
        focus.restore()
        setDay(null)
      },
    },
  }
}
