import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Video, VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { videoTitle } from '../../../components/video/list/video-title.ts'
import { useVideo } from '../../../components/video/use-video.ts'
import { ErrorState } from '../../../ui/states/error-state.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import styles from './video-pieces.module.css'

/** The items of a video. They are loaded when the user opens the list. */
export function VideoPieces({ video }: { video: Video }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.pieces} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="hl-small hl-text-2">
        Items<span className="hl-hidden"> of {videoTitle(video)}</span>
      </summary>
      {isOpen && <Pieces id={video.id} />}
    </details>
  )
}

function Pieces({ id }: { id: string }) {
  const { video, failure, retry } = useVideo(id)
  if (failure) return <ErrorState title="The items did not load" {...failure} onRetry={retry} />
  if (!video) return <SkeletonBars widths={[40, 60]} />
  const kept = keptPieces(video)
  if (kept.length === 0) return <p className="hl-small hl-text-2">Nothing is saved yet.</p>
  return (
    <ul className={styles.list}>
      {kept.map(({ kind, id: item, text }) => (
        <li key={item}>
          <span className="hl-meta hl-text-3">{kind}</span>
          <Link to="." search={(before) => ({ ...before, item })} replace className={styles.text} dir="auto">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  )
}

interface Kept {
  kind: string
  /** Id of the library item. */
  id: string
  text: string
}

/** Returns the pieces of a video that are in the library. */
function keptPieces({ hook, pieces: { hookItemId, script, voice, captions } }: VideoDetail): Kept[] {
  const found: [string, string | null | undefined, string | null | undefined][] = [
    ['Hook', hookItemId, hook],
    ['Script', script?.libraryItemId, script?.script],
    ['Voice', voice?.libraryItemId, voice?.text],
    ...captions.map(({ platform, libraryItemId, text }): [string, string | null, string] => [
      `Caption, ${platform}`,
      libraryItemId,
      text,
    ]),
  ]
  return found.flatMap(([kind, id, text]) => (id && text ? [{ kind, id, text }] : []))
}
