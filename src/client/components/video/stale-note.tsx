import { IconRefresh } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { formatCharacters } from '../../lib/audio/speech-facts.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { HandoverDialogs } from './handover/handover-dialogs.tsx'
import { useHandover } from './handover/use-handover.ts'
import { STEP_NAME } from './step-facts.ts'
import styles from './stale-note.module.css'
import { useVideoRefresh } from './use-video.ts'

const WordDifference = lazy(async () => ({
  default: (await import('../tool/result/word-difference.tsx')).WordDifference,
}))

type DerivedStep = 'script' | 'voice' | 'caption'

interface StaleNoteProps {
  step: DerivedStep
  video: VideoDetail | undefined
  /** Id of the result on screen. It may differ from the piece of the video. */
  resultId?: string
  /** Called after the note, which had the focus, has closed. */
  onGone(): void
}

/**
 * Warns that a piece was made from an older hook or script. It shows the change, and offers to make the piece again or to keep
 * it.
 */
export function StaleNote({ step, video, resultId = '', onGone }: StaleNoteProps) {
  const found = video && findStalePiece(video, step, resultId)
  const utils = trpc.useUtils()
  const refreshVideo = useVideoRefresh()
  const handover = useHandover()
  const [keeping, setKeeping] = useState(false)
  if (!video || !found) return null
  const { stale, platform } = found
  const name = STEP_NAME[step].toLowerCase()

  async function keep(id: string): Promise<void> {
    setKeeping(true)
    try {
      const kept = await withSignIn(() =>
        utils.client.library.videos.keep.mutate({ id, type: step, ...(platform && { platform }) }),
      )
      onGone()
      utils.library.videos.get.setData({ id }, kept)
      refreshVideo()
      announce(`The ${name} is kept as it is`)
    } catch (error) {
      notify({ tone: 'failed', title: 'Not kept', description: readFailure(error).message })
    } finally {
      setKeeping(false)
    }
  }

  return (
    <section className={`hl-surface ${styles.note}`} aria-label={`An older ${stale.type}`}>
      <p>
        <b>
          This {platform ? `${platform} ${name}` : name} was made from an older {stale.type}.
        </b>{' '}
        <span className="hl-text-2">What changed in the {stale.type}:</span>
      </p>
      <div className={styles.difference}>
        <Suspense>
          <WordDifference before={stale.was} after={stale.is} />
        </Suspense>
      </div>
      <div className={styles.actions}>
        <BusyButton
          variant="default"
          size="sm"
          busy={handover.busy !== null}
          busyLabel="Starting..."
          leftSection={<IconRefresh size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void handover.refresh(video.id, step, platform)}
        >
          Refresh, {step === 'voice' ? formatCharacters(stale.is.length) : '1 prompt'}
        </BusyButton>
        <BusyButton
          variant="subtle"
          color="gray"
          size="sm"
          busy={keeping}
          busyLabel="Keeping..."
          onClick={() => void keep(video.id)}
        >
          Keep
        </BusyButton>
      </div>
      <HandoverDialogs handover={handover} />
    </section>
  )
}

/** Returns the stale piece of a step, if it is on screen. Of several captions it is the first stale one. */
function findStalePiece({ pieces }: VideoDetail, step: DerivedStep, resultId: string) {
  if (step === 'voice') return pieces.voice?.stale ? { stale: pieces.voice.stale, platform: undefined } : null
  const texts = step === 'caption' ? pieces.captions : pieces.script ? [pieces.script] : []
  for (const piece of texts) {
    const isShown = resultId === '' || piece.generationId === null || piece.generationId === resultId
    if (piece.stale && isShown)
      return { stale: piece.stale, platform: 'platform' in piece ? piece.platform : undefined }
  }
  return null
}
