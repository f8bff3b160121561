import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Device } from '../../../../shared/features/account/account.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { shortDay, timeOfDay } from '../../../lib/time/format-time.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import styles from './devices-card.module.css'
import { SignOutOthersDialog } from './sign-out-others-dialog.tsx'

/** Lists the devices on which the account is signed in. */
export function DevicesCard() {
  const [asking, setAsking] = useState(false)
  const { data: devices, error, refetch } = trpc.auth.devices.useQuery()
  if (error && !devices) {
    const { message, requestId } = readFailure(error)
    return (
      <ErrorState
        title="Your devices did not load"
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  const others = devices?.filter(({ current }) => !current).length ?? 0
  return (
    <SubjectCard title="Devices">
      {!devices && <SkeletonBars widths={[60, 45]} />}
      <ul aria-label="Signed in on">
        {devices?.toSorted(byCurrent).map((device) => (
          <li key={device.id} className={styles.device}>
            <div className={styles.text}>
              <b className={styles.name}>{device.name}</b>
              <span className="hl-meta hl-text-2 hl-figures">{lastSeen(device)}</span>
            </div>
            {device.current && <Badge>This device</Badge>}
          </li>
        ))}
      </ul>
      {others > 0 && (
        <Button variant="default" className={styles.button ?? ''} onClick={() => setAsking(true)}>
          Sign out everywhere else
        </Button>
      )}
      <SignOutOthersDialog open={asking} others={others} onClose={() => setAsking(false)} />
    </SubjectCard>
  )
}

function byCurrent(first: Device, second: Device): number {
  return Number(second.current) - Number(first.current)
}

function lastSeen({ current, lastSeenAt }: Device): string {
  return current ? 'Active now' : `Last seen ${shortDay(lastSeenAt)}, ${timeOfDay(lastSeenAt)}`
}
