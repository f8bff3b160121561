import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import type { ProviderService } from '../../../../shared/features/admin/providers.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import styles from './provider-test.module.css'

/** A button that makes one call to a service. It shows the time, or the error. */
export function ProviderTest({ service, title }: { service: ProviderService; title: string }) {
  const utils = trpc.useUtils()
  const { mutate, data, error, isPending } = trpc.admin.providers.test.useMutation({
    // The call is the last one now. After a refusal the list asks who the owner is.
    onSettled: () => void utils.admin.providers.list.invalidate(),
  })
  const seconds = data && `${(data.milliseconds / 1_000).toFixed(1)} s`
  const problem = error ? readFailure(error).message : data?.message
  return (
    <div className={styles.test}>
      <BusyButton
        variant="default"
        busy={isPending}
        busyLabel="Testing..."
        aria-label={`Test: ${title}`}
        onClick={() => mutate({ service })}
      >
        Test
      </BusyButton>
      <output className={`hl-small hl-figures ${styles.outcome}`}>
        {!isPending && data?.isWorking && (
          <span className={styles.works}>
            <IconCheck size={18} stroke={1.75} aria-hidden="true" />
            {service === 'mail' ? `Sent to your address in ${seconds}` : `It answers, ${seconds}`}
          </span>
        )}
        {!isPending && problem && (
          <span className={styles.problem}>
            <IconAlertTriangle size={18} stroke={1.75} aria-hidden="true" />
            <span>
              {problem}
              {seconds && ` (after ${seconds})`}
            </span>
          </span>
        )}
      </output>
    </div>
  )
}
