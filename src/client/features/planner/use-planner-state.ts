import { useMemo, useRef, useState } from 'react'
import { shownTitle } from '../../../shared/features/library/library.rules.ts'
import { calendarDays, formatDay } from '../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { browserTimeZone } from '../../lib/time/time-zone.ts'
import { useNow } from '../../lib/time/use-now.ts'
import { type PlannerDialog } from './planner-context.ts'
import { usePlannerActions } from './use-planner-actions.ts'
import { usePlannerFocus } from './use-planner-focus.ts'

const NONE: readonly PlannerEntry[] = []
const LOOK_EVERY_MS = 30_000

/** The planner of one screen: what day it is, what is open over it, and where the focus goes when that closes. */
export function usePlannerState(planned: readonly PlannerEntry[] = NONE) {
  const entries = useMemo(() => planned.map((entry) => ({ ...entry, title: shownTitle(entry.title) })), [planned])
  const [timeZone] = useState(browserTimeZone)
  const now = useNow(LOOK_EVERY_MS)
  const today = formatDay(now, timeZone)
  const actions = usePlannerActions(timeZone, today)
  const [dialog, setDialog] = useState<PlannerDialog | null>(null)
  const [day, setDay] = useState<string | null>(null)
  const rootRef = useRef<HTMLDivElement>(null)
  const focus = usePlannerFocus(rootRef, timeZone, dialog !== null || day !== null)

  // A day whose last entry is gone has nothing to show.
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
        focus.remember()
        setDialog(next)
      },
      openDay: (date: string): void => {
        focus.remember()
        setDay(date)
      },
      focusEntry: focus.focusEntry,
      keepEntry: focus.keepEntry,
    },
    dialogs: {
      dialog,
      day,
      onClose: (): void => {
        focus.giveBack()
        setDialog(null)
      },
      onCloseDay: (): void => {
        focus.giveBack()
        setDay(null)
      },
    },
  }
}
