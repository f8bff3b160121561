import { useRef } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { RecordingRow } from '../../components/audio/recording-row.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import styles from './voice-tab.module.css'

/** The list of saved recordings, newest first. */
export function VoiceTab() {
  const { data, error, refetch } = trpc.voiceLibrary.list.useQuery(undefined, { staleTime: 0 })
  const failure = error && !data ? readFailure(error) : null
  const listRef = useRef<HTMLUListElement>(null)

  function focusRest(): void {
    const rest: HTMLElement | null = listRef.current ?? document.querySelector('h1')
    rest?.focus({ preventScroll: true })
  }

  if (failure) {
    return <ErrorState title="Failed to fetch voice library" {...failure} onRetry={() => void refetch()} />
  }
  if (!data) return <SkeletonBars widths={[70, 60, 80]} tall />
  return (
    <>
      {data.length === 0 ? (
        <EmptyState title="No recordings yet" reason="Save a recording and you can play it here.">
          <ButtonLink to="/tts-tool" variant="default">
            Create TTS
          </ButtonLink>
        </EmptyState>
      ) : (
        <>
          <h2 className="hl-hidden">Recordings</h2>
          <ul ref={listRef} tabIndex={-1} className={styles.list} aria-label="Recordings">
            {data.map((recording) => (
              <RecordingRow key={recording.id} recording={recording} onDeleted={focusRest} />
            ))}
          </ul>
        </>
      )}
    </>
  )
}
