import { Link } from '@tanstack/react-router'
import type { DerivedType } from '../../../../shared/features/videos/videos.constants.ts'
import type { Stale } from '../../../../shared/features/videos/videos.schema.ts'
import { STEP_PATH } from '../../../components/video/step-link.tsx'
import styles from './stale-note.module.css'

interface StaleNoteProps {
  stale: Stale | null
  step: DerivedType
  videoId: string
  /** Id of the generation that its tool opens. */
  result?: string | undefined
}

/** Says that a piece was made from an older hook or script, and links to the tool where it can be updated. */
export function StaleNote({ stale, step, videoId, result }: StaleNoteProps) {
  if (!stale) return null
  return (
    <p className={`hl-small ${styles.note}`}>
      Made from an older {stale.type}.{' '}
      <Link to={STEP_PATH[step]} search={{ video: videoId, result }} className="hl-link">
        See what changed
      </Link>
    </p>
  )
}
