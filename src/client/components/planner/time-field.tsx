import { TextInput } from '@mantine/core'
import { type ReactNode, type RefObject } from 'react'
import type { PlannerPlatform } from '../../../shared/features/planner/planner.constants.ts'
import { findClashes } from '../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { timeOfDay } from '../../lib/time/format-time.ts'
import { localTime, readLocalTime } from '../../lib/time/local-time.ts'
import { FieldError } from '../../ui/fields/field-error.tsx'
import { clashSentence } from './clash-sentence.ts'
import styles from './time-field.module.css'

/** The planned entries, their time zone (IANA) and the current time. */
export interface PlannedTimes {
  entries: readonly PlannerEntry[]
  timeZone: string
  now: Date
}

interface TimeFieldProps {
  planned: PlannedTimes
  /** Value of a datetime-local field: `2026-11-22T18:30`. */
  value: string
  /** The chosen platforms, to warn about other entries. */
  platforms: readonly PlannerPlatform[]
  /** Id of the entry that is being moved. It does not conflict with itself. */
  id?: string
  error: string
  fieldRef: RefObject<HTMLInputElement | null>
  onChange(value: string): void
}

/** A field for a local date and time. It warns about entries for the same platform within one hour. */
export function TimeField({ planned, value, platforms, id, error, fieldRef, onChange }: TimeFieldProps) {
  const { now, timeZone } = planned
  const scheduledDate = readLocalTime(value, timeZone)
  const isSkipped = scheduledDate !== null && localTime(scheduledDate, timeZone) !== value.slice(0, 16)
  return (
    <div>
      <TextInput
        ref={fieldRef}
        type="datetime-local"
        label="Date and time"
        description={`In your time zone, ${timeZone.replaceAll('_', ' ')}`}
        required
        withAsterisk={false}
        min={localTime(now, timeZone)}
        value={value}
        error={error && <FieldError>{error}</FieldError>}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <TimeNote>
        {[
          isSkipped && `The clocks skip this time. It becomes ${timeOfDay(scheduledDate, timeZone)}.`,
          scheduledDate !== null && describeClashes(planned, scheduledDate, platforms, id),
        ]
          .filter(Boolean)
          .join(' ')}
      </TimeNote>
    </div>
  )
}

/** A warning about a time. It does not prevent saving. */
export function TimeNote({ children }: { children: ReactNode }) {
  return <output className={`hl-small ${styles.note}`}>{children}</output>
}

/** Describes the other entries within one hour, one sentence for each platform. Returns an empty string for none. */
export function describeClashes(
  { entries, timeZone }: Pick<PlannedTimes, 'entries' | 'timeZone'>,
  scheduledDate: string,
  platforms: readonly PlannerPlatform[],
  id?: string,
): string {
  return platforms
    .map((platform) =>
      clashSentence(findClashes(entries, { platform, scheduledDate, ...(id !== undefined && { id }) }), timeZone),
    )
    .filter((sentence) => sentence !== '')
    .join(' ')
}
