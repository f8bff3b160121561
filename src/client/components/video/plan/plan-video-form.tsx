import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { HOOK_PLATFORMS } from '../../../../shared/features/hooks/hooks.constants.ts'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { Video } from '../../../../shared/features/videos/videos.schema.ts'
import { usePlannerEntries } from '../../../lib/api/use-planner-entries.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { checkTime, localTime, readLocalTime } from '../../../lib/time/local-time.ts'
import { browserTimeZone } from '../../../lib/time/time-zone.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { CheckChoice } from '../../../ui/fields/check-choice.tsx'
import { Choice } from '../../../ui/fields/choice.tsx'
import { focusFirstInvalid } from '../../../ui/fields/field-error.tsx'
import { describeClashes, TimeField, TimeNote } from '../../planner/time-field.tsx'
import styles from './plan-sheet.module.css'
import { slotChoices, type SlotName, tomorrowSlot } from './slot-choices.ts'
import { usePlanVideo } from './use-plan-video.ts'

const CLOCK_MS = 30_000

/** A form for the platforms and the time of a video. `onDone` closes the sheet. */
export function PlanVideoForm({ video, onDone }: { video: Video; onDone(): void }) {
  const [timeZone] = useState(browserTimeZone)
  const now = useNow(CLOCK_MS)
  const { data: entries = [] } = usePlannerEntries({ staleTime: 0 })
  const nextSlot = trpc.library.videos.nextSlot.useQuery({ timeZone }, { staleTime: 0 })
  const { data: slot, isPending } = nextSlot
  const plan = usePlanVideo(video.id, timeZone)
  const formRef = useRef<HTMLFormElement>(null)
  const timeRef = useRef<HTMLInputElement>(null)
  const [platforms, setPlatforms] = useState(() => presetPlatforms(video))
  const [chosen, setChosen] = useState<SlotName>('slot')
  const [time, setTime] = useState('')
  const [errors, setErrors] = useState({ platforms: '', time: '' })
  const [busy, setBusy] = useState(false)

  const tomorrow = tomorrowSlot(now, timeZone)
  const choices = slotChoices(slot, tomorrow, timeZone)
  // If the next slot could not be loaded, tomorrow is preselected instead.
  const when = chosen === 'slot' && !slot ? (isPending ? null : 'tomorrow') : chosen
  const chosenDate =
    when === 'other' ? readLocalTime(time, timeZone) : when === 'slot' ? (slot?.scheduledDate ?? null) : tomorrow
  const planned = { entries, timeZone, now }

  function refuse(found: Partial<typeof errors>): void {
    flushSync(() => setErrors({ platforms: '', time: '', ...found }))
    focusFirstInvalid(formRef.current)
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy) return
    const timeError = when === 'other' ? checkTime(chosenDate, now) : ''
    const platformError = platforms.length === 0 ? 'Choose a platform.' : ''
    if (timeError || platformError) return refuse({ platforms: platformError, time: timeError })
    setBusy(true)
    // A click that comes before the next slot waits for it, so that the click is not lost.
    const loaded = when === null ? await nextSlot.refetch({ cancelRefetch: false }) : nextSlot
    const scheduledDate = chosenDate ?? loaded.data?.scheduledDate ?? tomorrow
    const failure = await plan({ platforms, scheduledDate })
    setBusy(false)
    if (!failure) return onDone()
    if (failure.field !== 'scheduledDate') return
    // Shows the refused time in the field, where it can be changed.
    if (when !== 'other') setTime(localTime(scheduledDate, timeZone))
    setChosen('other')
    refuse({ time: failure.message })
  }

  return (
    <form ref={formRef} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
      <CheckChoice
        label="Platform"
        look="segments"
        options={HOOK_PLATFORMS}
        values={platforms}
        error={errors.platforms}
        onChange={(values) => {
          setPlatforms(values)
          setErrors({ ...errors, platforms: '' })
        }}
      />
      <div>
        <Choice<SlotName> label="When" look="rows" options={choices} value={when} onChange={setChosen} />
        {when !== 'other' && chosenDate !== null && (
          <TimeNote>{describeClashes(planned, chosenDate, platforms)}</TimeNote>
        )}
      </div>
      {when === 'other' && (
        <TimeField
          planned={planned}
          value={time}
          platforms={platforms}
          error={errors.time}
          fieldRef={timeRef}
          onChange={(value) => {
            setTime(value)
            setErrors({ ...errors, time: '' })
          }}
        />
      )}
      <div className={styles.actions}>
        <BusyButton type="submit" size="lg" busy={busy} busyLabel="Saving...">
          Plan Content
        </BusyButton>
        <Button variant="subtle" color="gray" size="lg" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  )
}

/** Returns the platform of the video, else the platforms of its captions. */
function presetPlatforms({ platform, progress }: Video): PlannerPlatform[] {
  return platform ? [platform] : progress.caption.platforms
}
