import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { copyResult } from '../../../lib/copy-result.ts'
import { readFailure } from '../../../lib/failure.ts'
import { longDay } from '../../../lib/time.ts'
import { trpc } from '../../../lib/trpc.ts'
import { BusyButton } from '../../../ui/busy-button.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { SubjectCard } from '../../../ui/subject-card.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import styles from './feed-card.module.css'
import { useFeed } from './use-feed.ts'

/** The address under which a calendar program reads the plan. It is shown once, when it is made. */
export function FeedCard() {
  const { data: feed, error, refetch } = trpc.planner.feed.useQuery()
  const { url, busy, renew, revoke } = useFeed()
  const [asking, setAsking] = useState<'renew' | 'revoke'>('renew')
  const [open, setOpen] = useState(false)

  function ask(what: typeof asking): void {
    setAsking(what)
    setOpen(true)
  }

  if (error && !feed) {
    const { message, requestId } = readFailure(error)
    return (
      <ErrorState
        title="Your calendar feed did not load"
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!feed) return null
  return (
    <SubjectCard title="Private calendar feed">
      <p className="hl-small hl-text-2">
        Your plan in your own calendar program, kept up to date. Whoever has the address can read the plan.
      </p>
      {url && (
        <div className={styles.address}>
          <TextInput
            label="Feed address"
            description="Shown only this once. Add it to your calendar as a subscription now."
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton name="Copy feed address" variant="default" onCopy={() => copyResult(url)} />
        </div>
      )}
      {!url && feed.since !== null && (
        <p className="hl-small hl-figures">In use since {longDay(feed.since)}. Its address cannot be shown again.</p>
      )}
      <div className="hl-row">
        {feed.since === null ? (
          <BusyButton variant="default" busy={busy} busyLabel="Creating..." onClick={() => void renew()}>
            Create feed address
          </BusyButton>
        ) : (
          <>
            <Button variant="default" onClick={() => ask('renew')}>
              Renew address
            </Button>
            <Button variant="subtle" color="gray" onClick={() => ask('revoke')}>
              Revoke
            </Button>
          </>
        )}
      </div>
      <FeedDialog
        what={asking}
        open={open}
        busy={busy}
        onConfirm={() => (asking === 'renew' ? renew() : revoke())}
        onClose={() => setOpen(false)}
      />
    </SubjectCard>
  )
}
