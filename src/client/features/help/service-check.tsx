import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { CheckRequest, CheckResult } from '../../../shared/features/ai/ai.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import styles from './service-check.module.css'

/** A button that tests whether the AI responds. It shows the model and its speed, or the error. */
export function ServiceCheck({ service, label }: CheckRequest & { label: string }) {
  const { mutate, data, error, isPending } = trpc.ai.check.useMutation()
  return (
    <div className={styles.check}>
      <BusyButton variant="default" busy={isPending} busyLabel="Checking..." onClick={() => mutate({ service })}>
        {label}
      </BusyButton>
      <output className={styles.outcome}>
        {isPending && (
          <span className="hl-small hl-text-2">
            One tiny call. A model that has to be loaded first may take a minute or more.
          </span>
        )}
        {!isPending && data && <Outcome {...data} />}
        {!isPending && error && <Problem text={readFailure(error).message} />}
      </output>
    </div>
  )
}

function Outcome({ isWorking, name, milliseconds, message }: CheckResult) {
  const seconds = `${(milliseconds / 1_000).toFixed(1)} s`
  if (!isWorking) return <Problem text={message ?? ''} about={name && `${name}, after ${seconds}`} />
  return (
    <span className={`hl-small hl-figures ${styles.works}`}>
      <IconCheck size={18} stroke={1.75} aria-hidden="true" />
      <span>
        It answers: {name}, {seconds}
      </span>
    </span>
  )
}

function Problem({ text, about }: { text: string; about?: string | null }) {
  return (
    <span className={styles.problem}>
      <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
      <span className="hl-small">
        {text}
        {about && <span className="hl-figures hl-text-2"> ({about})</span>}
      </span>
    </span>
  )
}
