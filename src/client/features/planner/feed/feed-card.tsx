import { Button, TextInput } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { PLAN_FILE_PATH } from '../../../../shared/features/planner/planner.constants.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { downloadFile } from '../../../lib/api/download.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { longDay } from '../../../lib/time/format-time.ts'
import { type Notice } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { useExport } from '../../../lib/api/use-export.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SubjectCard } from '../../../ui/data/subject-card.tsx'
import { FeedDialog } from './feed-dialog.tsx'
import styles from './feed-card.module.css'
import { usePlanner } from '../planner-context.ts'
import { entryCount } from '../planner-days.ts'
import { useFeed } from './use-feed.ts'

/**
 * Offers the plan to calendar programs: as a file, or as a private feed. The feed's URL is shown only once, when it is created.
 */
export function FeedCard() {
  const { entries } = usePlanner()
  const { busy: exporting, run } = useExport()
  const { data: feed, error, refetch } = trpc.planner.feed.useQuery()
  const { url, busy, renew, revoke } = useFeed()
  const [asking, setAsking] = useState<'renew' | 'revoke'>('renew')
  const [open, setOpen] = useState(false)

  function ask(what: typeof asking): void {
    setAsking(what)
    setOpen(true)
  }

  if (error && !feed) {
    const retry = (): void => void refetch()
    return <ErrorState title="Your calendar feed did not load" {...readFailure(error)} onRetry={retry} />
  }
  if (!feed) return null
  return (
    <SubjectCard title="Private calendar feed">
      <p className="hl-small hl-text-2">
        Your plan in your own calendar program, kept up to date. Anyone with the address can read it.
      </p>
      {url && (
        <div className={styles.address}>
          <TextInput
            label="Feed address"
            description="Shown only once. Add it to your calendar as a subscription now."
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
        {entries.length > 0 && (
          <BusyButton
            variant="subtle"
            color="gray"
            busy={exporting}
            busyLabel="Exporting..."
            leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void run(() => downloadFile(PLAN_FILE_PATH), downloaded(entries.length))}
          >
            Download .ics
          </BusyButton>
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

const downloaded = (count: number): Notice => ({
  title: 'Export completed',
  description: `Downloaded ${entryCount(count)} as ICS`,
})
