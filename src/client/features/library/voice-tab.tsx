import { Button } from '@mantine/core'
import { useRef, useState } from 'react'
import type { VoiceRecording } from '../../../shared/features/voice-library/voice-library.schema.ts'
import { readFailure } from '../../lib/failure.ts'
import { trpc } from '../../lib/trpc.ts'
import { withSignIn } from '../../lib/with-sign-in.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { SkeletonBars } from '../../ui/skeleton-bars.tsx'
import { DeletionDialog } from './deletion-dialog.tsx'
import { RecordingRow } from './recording-row.tsx'
import styles from './voice-tab.module.css'

/** What the user has kept of what was spoken, newest first. */
export function VoiceTab() {
  const utils = trpc.useUtils()
  const { data, error, refetch } = trpc.voiceLibrary.list.useQuery(undefined, { staleTime: 0 })
  const failure = error && !data ? readFailure(error) : null
  const [asking, setAsking] = useState<VoiceRecording | null>(null)
  const listRef = useRef<HTMLUListElement>(null)

  async function remove(): Promise<void> {
    if (!asking) return
    await withSignIn(() => utils.client.voiceLibrary.remove.mutate({ id: asking.id }))
    utils.voiceLibrary.list.setData(undefined, (before) => before?.filter(({ id }) => id !== asking.id))
    void utils.voiceLibrary.list.invalidate()
    void utils.library.counts.invalidate()
  }

  function focusRest(): void {
    const rest: HTMLElement | null = listRef.current ?? document.querySelector('h1')
    rest?.focus({ preventScroll: true })
  }

  if (failure) {
    return (
      <ErrorState
        title="Failed to fetch voice library"
        message={failure.message}
        requestId={failure.requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <SkeletonBars widths={[70, 60, 80]} tall />
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title="No recordings yet" reason="Save what was spoken, and you can hear it here again.">
          <Button component="a" variant="default" href="/tts-tool">
            Create TTS
          </Button>
        </EmptyState>
      ) : (
        <ul ref={listRef} tabIndex={-1} className={styles.list} aria-label="Recordings">
          {data.map((recording) => (
            <RecordingRow key={recording.id} recording={recording} onDelete={() => setAsking(recording)} />
          ))}
        </ul>
      )}
      <DeletionDialog
        open={asking !== null}
        what="voice recording"
        onDelete={remove}
        onDeleted={focusRest}
        onClose={() => setAsking(null)}
      />
    </>
  )
}
