import { Button } from '@mantine/core'
import { useId, useRef, useState } from 'react'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { RecordingRow } from '../../components/audio/recording-row.tsx'
import styles from './recordings.module.css'

const SHOWN_AT_FIRST = 10

/** The saved recordings, newest first: the first ten, or all. */
export function Recordings() {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [all, setAll] = useState(false)
  const { data, error, refetch } = trpc.voiceLibrary.list.useQuery(undefined, { staleTime: 0 })
  const failure = error && !data ? readFailure(error) : null

  return (
    <section className={styles.recordings} aria-labelledby={headingId}>
      <h2 ref={heading} id={headingId} tabIndex={-1} className="hl-title">
        Your recordings
      </h2>
      {failure && <ErrorState title="Your recordings did not load" {...failure} onRetry={() => void refetch()} />}
      {!data && !failure && <SkeletonBars widths={[70, 60, 80]} tall />}
      {data?.length === 0 && (
        <p className="hl-small hl-text-2">Nothing saved yet. Save a recording and it stays here.</p>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-labelledby={headingId}>
          {(all ? data : data.slice(0, SHOWN_AT_FIRST)).map((recording) => (
            <RecordingRow key={recording.id} recording={recording} onDeleted={() => heading.current?.focus()} />
          ))}
        </ul>
      )}
      {data && data.length > SHOWN_AT_FIRST && (
        <Button variant="default" className={styles.more} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? `Show the last ${SHOWN_AT_FIRST}` : `Show all ${data.length}`}
        </Button>
      )}
    </section>
  )
}
