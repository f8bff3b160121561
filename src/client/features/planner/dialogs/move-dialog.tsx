import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDay, moveToDay } from '../../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { checkTime, localTime, readLocalTime } from '../../../lib/time/local-time.ts'
import styles from './plan-form.module.css'
import { usePlanner } from '../planner-context.ts'
import { formatWhen } from '../planner-days.ts'
import { TimeField } from '../../../components/planner/time-field.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

interface MoveDialogProps {
  entry: PlannerEntry
  /** Preset day, after a drop on a day on which the entry's time has passed. */
  date?: string | undefined
  open: boolean
  onClose(): void
}

/** A dialog that moves an entry to another date and time. */
export function MoveDialog({ open, onClose, ...rest }: MoveDialogProps) {
  return (
    <Dialog open={open} title="Move to" returnsFocus={false} onClose={onClose}>
      <MoveForm {...rest} onDone={onClose} />
    </Dialog>
  )
}

function MoveForm({ entry, date, onDone }: Omit<MoveDialogProps, 'open' | 'onClose'> & { onDone(): void }) {
  const { actions, entries, now, timeZone, today, focusEntry } = usePlanner()
  const start = moveToDay(entry.scheduledDate, date ?? formatDay(entry.scheduledDate, timeZone), timeZone)
  const [value, setValue] = useState(localTime(start, timeZone))
  const [error, setError] = useState(date === undefined ? '' : checkTime(start, now))
  const [busy, setBusy] = useState(false)
  const fieldRef = useRef<HTMLInputElement>(null)

  function refuse(message: string): void {
    flushSync(() => setError(message))
    fieldRef.current?.focus()
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const scheduledDate = readLocalTime(value, timeZone)
    // The field has no seconds, so an unchanged value could move the entry by up to a minute.
    if (value === localTime(entry.scheduledDate, timeZone)) return onDone()
    const wrong = checkTime(scheduledDate, now)
    if (wrong || scheduledDate === null) return refuse(wrong)
    setBusy(true)
    const failure = await actions.move(entry, scheduledDate, value.slice(11, 16))
    setBusy(false)
    if (failure?.field === 'scheduledDate') return refuse(failure.message)
    if (failure) return
    focusEntry({ ...entry, scheduledDate })
    onDone()
  }

  return (
    <form noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <p className="hl-text-2">
        <b {...languageAttributes(entry.title)} className={styles.title}>
          {entry.title}
        </b>
        <br />
        <span className="hl-small hl-figures">
          {entry.platform}, now {formatWhen(entry, today, timeZone)}
        </span>
      </p>
      <TimeField
        planned={{ entries, timeZone, now }}
        value={value}
        platforms={[entry.platform]}
        id={entry.id}
        error={error}
        fieldRef={fieldRef}
        onChange={(next) => {
          setValue(next)
          setError('')
        }}
      />
      <DialogActions>
        <BusyButton type="submit" size="lg" busy={busy} busyLabel="Saving...">
          Move
        </BusyButton>
        <Button variant="subtle" color="gray" size="lg" onClick={onDone}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  )
}
