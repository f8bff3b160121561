import { Button, Textarea } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { PLANNER_PLATFORMS, type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { type Failure } from '../../../lib/api/failure.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { PlatformChoice } from '../../../components/tool/form/platform-choice.tsx'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { DialogActions } from '../../../ui/overlays/dialog.tsx'
import { ItemSelect } from './item-select.tsx'
import { checkTime, readLocalTime } from '../local-time.ts'
import styles from './plan-form.module.css'
import { usePlanner } from '../planner-context.ts'
import { TimeField } from './time-field.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

interface Values {
  item: { id: string; title: string } | null
  platform: PlannerPlatform | null
  description: string
  time: string
}

interface Errors {
  item: string
  platform: string
  time: string
}

const EMPTY: Values = { item: null, platform: null, description: '', time: '' }
const FINE: Errors = { item: '', platform: '', time: '' }

/** Item, platform, description and time. `onDone` closes the dialog. */
export function PlanForm({ onDone }: { onDone(): void }) {
  const { actions, now, timeZone } = usePlanner()
  const [values, setValues] = useState(EMPTY)
  const [errors, setErrors] = useState(FINE)
  const [busy, setBusy] = useState(false)
  const formRef = useRef<HTMLFormElement>(null)
  const timeRef = useRef<HTMLInputElement>(null)

  function change(edit: Partial<Values>): void {
    setValues((before) => ({ ...before, ...edit }))
    setErrors((before) => ({ ...before, ...Object.fromEntries(Object.keys(edit).map((key) => [key, ''])) }))
  }

  function refuse(found: Errors): void {
    flushSync(() => setErrors(found))
    formRef.current?.querySelector<HTMLElement>('input[aria-invalid="true"], [aria-invalid="true"] input')?.focus()
  }

  function refuseAsServer({ field, message }: Failure): void {
    if (field === 'scheduledDate') refuse({ ...FINE, time: message })
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const { item, platform, description } = values
    const scheduledDate = readLocalTime(values.time, timeZone)
    const time = checkTime(scheduledDate, now)
    if (!item || !platform || !scheduledDate) {
      notify({ tone: 'failed', title: 'Please fill in all required fields', atField: true })
      refuse({ item: item ? '' : 'Choose a library item.', platform: platform ? '' : 'Choose a platform.', time })
      return
    }
    if (time) return refuse({ ...FINE, time })
    setBusy(true)
    const failure = await actions.plan({
      libraryItemId: item.id,
      platform,
      scheduledDate,
      ...(description.trim() && { description }),
    })
    setBusy(false)
    if (failure) refuseAsServer(failure)
    else onDone()
  }

  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <ItemSelect item={values.item} error={errors.item} onChange={(item) => change({ item })} />
      <PlatformChoice
        platforms={PLANNER_PLATFORMS}
        value={values.platform}
        error={errors.platform}
        onChange={(platform) => change({ platform })}
      />
      <Textarea
        {...languageAttributes(values.description)}
        label="Description (optional)"
        rows={2}
        maxLength={INPUT_LIMITS.description}
        value={values.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <TimeField
        value={values.time}
        platform={values.platform}
        error={errors.time}
        fieldRef={timeRef}
        onChange={(time) => change({ time })}
      />
      <DialogActions>
        <BusyButton type="submit" size="lg" busy={busy} busyLabel="Saving...">
          Plan Content
        </BusyButton>
        <Button variant="subtle" color="gray" size="lg" onClick={onDone}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  )
}
