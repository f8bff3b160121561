import { Button, Textarea } from '@mantine/core'
import { type FormErrors, useForm } from '@mantine/form'
import { type FormEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import { PLANNER_PLATFORMS, type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { INPUT_LIMITS } from '../../../../shared/limits.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { PlatformChoice } from '../../../components/tool/form/platform-choice.tsx'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { focusFirstInvalid } from '../../../ui/fields/field-error.tsx'
import { DialogActions } from '../../../ui/overlays/dialog.tsx'
import { ItemSelect } from './item-select.tsx'
import { checkTime, readLocalTime, timeOnDay } from '../../../lib/time/local-time.ts'
import styles from './plan-form.module.css'
import { usePlanner } from '../planner-context.ts'
import { TimeField } from '../../../components/planner/time-field.tsx'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'

interface Values {
  item: { id: string; title: string } | null
  platform: PlannerPlatform | null
  description: string
  time: string
}

const EMPTY: Values = { item: null, platform: null, description: '', time: '' }

/** A form for item, platform, description and time. `date` is the preset day. `onDone` closes the dialog. */
export function PlanForm({ date, onDone }: { date: string | undefined; onDone(): void }) {
  const { actions, entries, now, timeZone } = usePlanner()
  const formRef = useRef<HTMLFormElement>(null)
  const timeRef = useRef<HTMLInputElement>(null)
  const form = useForm({
    initialValues: { ...EMPTY, ...(date !== undefined && { time: timeOnDay(date, now, timeZone) }) },
    validate: {
      item: (item) => !item && 'Choose a library item.',
      platform: (platform) => !platform && 'Choose a platform.',
      time: (time) => checkTime(readLocalTime(time, timeZone), now) || null,
    },
  })
  const { values, submitting } = form
  const errors = form.errors as Partial<Record<keyof Values, string>>

  function showErrors(found: FormErrors): void {
    flushSync(() => form.setErrors(found))
    focusFirstInvalid(formRef.current)
  }

  function refuse(found: FormErrors): void {
    const isMissing = !values.item || !values.platform || !readLocalTime(values.time, timeZone)
    if (isMissing) notify({ tone: 'failed', title: 'Please fill in all required fields', atField: true })
    showErrors(found)
  }

  async function plan({ item, platform, description, time }: Values): Promise<void> {
    const scheduledDate = readLocalTime(time, timeZone)
    if (!item || !platform || !scheduledDate) return
    const failure = await actions.plan({
      libraryItemId: item.id,
      platform,
      scheduledDate,
      ...(description.trim() && { description }),
    })
    if (failure?.field === 'scheduledDate') showErrors({ time: failure.message })
    if (!failure) onDone()
  }

  function submit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!submitting) form.onSubmit(plan, refuse)(event)
  }

  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={submit}>
      <ItemSelect item={values.item} error={errors.item ?? ''} onChange={(item) => form.setFieldValue('item', item)} />
      <PlatformChoice
        platforms={PLANNER_PLATFORMS}
        value={values.platform}
        error={errors.platform ?? ''}
        onChange={(platform) => form.setFieldValue('platform', platform)}
      />
      <Textarea
        {...languageAttributes(values.description)}
        label="Description (optional)"
        rows={2}
        maxLength={INPUT_LIMITS.description}
        {...form.getInputProps('description')}
      />
      <TimeField
        planned={{ entries, timeZone, now }}
        value={values.time}
        platforms={values.platform ? [values.platform] : []}
        error={errors.time ?? ''}
        fieldRef={timeRef}
        onChange={(time) => form.setFieldValue('time', time)}
      />
      <DialogActions>
        <BusyButton type="submit" size="lg" busy={submitting} busyLabel="Saving...">
          Plan Content
        </BusyButton>
        <Button variant="subtle" color="gray" size="lg" onClick={onDone}>
          Cancel
        </Button>
      </DialogActions>
    </form>
  )
}
