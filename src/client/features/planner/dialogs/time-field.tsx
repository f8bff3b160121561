import { TextInput } from '@mantine/core'
import { type ReactNode, type RefObject } from 'react'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { findClashes } from '../../../../shared/features/planner/planner.rules.ts'
import { timeOfDay } from '../../../lib/time/format-time.ts'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import { clashSentence } from '../clash-sentence.ts'
import { localTime, readLocalTime } from '../local-time.ts'
import { usePlanner } from '../planner-context.ts'
import styles from './time-field.module.css'

interface TimeFieldProps {
  /** In the format of a datetime-local field: `2026-11-22T18:30`. */
  value: string
  /** Platform, to warn of other entries; null while none is chosen. */
  platform: PlannerPlatform | null
  /** The moved entry, which does not conflict with itself. */
  id?: string
  error: string
  fieldRef: RefObject<HTMLInputElement | null>
  onChange(value: string): void
}

/** A local date and time. It warns of entries on the same platform within the hour. */
export function TimeField({ value, platform, id, error, fieldRef, onChange }: TimeFieldProps) {
  const { now, timeZone } = usePlanner()
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
      <output className={`hl-small ${styles.note}`}>
        <Notes value={value} platform={platform} id={id} />
      </output>
    </div>
  )
}

/** Warnings about a time; they do not prevent saving it. */
function Notes({
  value,
  platform,
  id,
}: Pick<TimeFieldProps, 'value' | 'platform'> & { id: string | undefined }): ReactNode {
  const { entries, timeZone } = usePlanner()
  const scheduledDate = readLocalTime(value, timeZone)
  if (scheduledDate === null) return null
  const clashes = platform ? findClashes(entries, { platform, scheduledDate, ...(id && { id }) }) : []
  const skipped = localTime(scheduledDate, timeZone) !== value.slice(0, 16)
  return [
    skipped && `The clocks skip this time. It becomes ${timeOfDay(scheduledDate, timeZone)}.`,
    clashSentence(clashes, timeZone),
  ]
    .filter(Boolean)
    .join(' ')
}
