import { captionContent } from '../../../shared/features/library/library.rules.ts'
import { scriptText } from '../../../shared/features/scripts/scripts.rules.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { ActionRow } from '../../ui/buttons/action-row.tsx'
import { ContentView } from '../tool/result/content-view.tsx'
import { TitleOptions } from '../tool/title-options.tsx'
import { SavedLink } from '../tool/result/saved-link.tsx'
import { HandoverDialogs } from './handover/handover-dialogs.tsx'
import { NextButton } from './handover/next-button.tsx'
import { useHandover } from './handover/use-handover.ts'
import styles from './library-piece.module.css'

interface LibraryPieceProps {
  step: 'script' | 'caption'
  video: VideoDetail
}

/** Whether the piece of a video has no generation: it was saved without one, or its generation is deleted. */
export function hasPieceWithoutGeneration({ pieces }: VideoDetail, step: LibraryPieceProps['step']): boolean {
  const piece = step === 'script' ? pieces.script : pieces.captions[0]
  return piece !== undefined && piece !== null && piece.generationId === null
}

/** Shows a video's piece from the library, with the next steps. */
export function LibraryPiece({ step, video }: LibraryPieceProps) {
  const handover = useHandover()
  const { script, captions } = video.pieces
  const piece = step === 'script' ? script : captions[0]
  if (!piece) return null
  const content = 'script' in piece ? scriptContent(piece) : captionContent(piece)
  const text = 'script' in piece ? piece.script : piece.text
  return (
    <section className={styles.piece} aria-label={step === 'script' ? 'Script of this video' : 'Caption of this video'}>
      {'titles' in piece && <TitleOptions titles={piece.titles ?? []} />}
      <ContentView kind={step} content={content} />
      <ActionRow
        more={`More for the ${step}`}
        first={
          step === 'script' ? (
            <NextButton step="voice" text={text} onNext={() => handover.next(video.id, 'voice')} />
          ) : (
            <NextButton step="plan" onNext={() => handover.next(video.id, 'plan')} />
          )
        }
      >
        {step === 'script' && <NextButton step="caption" onNext={() => handover.next(video.id, 'caption')} />}
        <CopyButton name={`Copy ${step}`} onCopy={() => copyResult(text)} />
        {piece.libraryItemId !== null && <SavedLink itemId={piece.libraryItemId} title={text.slice(0, 50)} />}
      </ActionRow>
      <HandoverDialogs handover={handover} />
    </section>
  )
}

const scriptContent = ({ beats, script }: NonNullable<VideoDetail['pieces']['script']>): string =>
  beats.length > 0 ? scriptText(beats, { directions: true }) : script
