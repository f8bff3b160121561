/* oxlint-disable jsx-a11y/prefer-tag-over-role -- Firefox cannot drag a real button */
import { type KeyboardEvent } from 'react'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { timeOfDay } from '../../../lib/time/format-time.ts'
import { PLATFORM_ICONS } from '../../../components/tool/platform-icons.ts'
import styles from './calendar-entry.module.css'
import { usePlanner } from '../planner-context.ts'
import { StatusMark } from '../../../components/planner/status-mark.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

interface CalendarEntryProps {
  entry: PlannerEntry
  grabbed: boolean
  /** Id of the hint that explains how to move entries. */
  hintId: string
  onOpen(): void
  onDrag(entry: PlannerEntry | null): void
  onKeyDown(entry: PlannerEntry, event: KeyboardEvent): void
  onLeave(entry: PlannerEntry): void
}

/** An entry in the calendar. A click opens its sheet. It can be dragged with mouse and keyboard. */
export function CalendarEntry({ entry, grabbed, hintId, onOpen, onDrag, onKeyDown, onLeave }: CalendarEntryProps) {
  const { timeZone } = usePlanner()
  const Icon = PLATFORM_ICONS[entry.platform]
  return (
    <li className={styles.item}>
      <div
        role="button"
        tabIndex={0}
        className={styles.entry}
        data-entry={entry.id}
        data-sheet={entry.id}
        data-status={entry.status}
        data-grabbed={grabbed || undefined}
        aria-describedby={hintId}
        draggable
        onClick={onOpen}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !grabbed) onOpen()
          else onKeyDown(entry, event)
        }}
        onBlur={() => onLeave(entry)}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData('text/plain', entry.title)
          onDrag(entry)
        }}
        onDragEnd={() => onDrag(null)}
      >
        <StatusMark status={entry.status} />
        <Icon size={16} stroke={1.75} aria-hidden="true" />
        <span className="hl-hidden">
          {entry.status}, {entry.platform},
        </span>{' '}
        <time className="hl-figures" dateTime={entry.scheduledDate}>
          {timeOfDay(entry.scheduledDate, timeZone)}
        </time>{' '}
        <span {...languageAttributes(entry.title)} className={styles.title}>
          {entry.title}
        </span>
      </div>
    </li>
  )
}
