import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { stripMarkup } from '../../../shared/features/tts/tts.rules.ts'
import { getCaptionSource, getVideoSubject } from '../../components/video/handover/handover-pieces.ts'
import { HandoverDialogs } from '../../components/video/handover/handover-dialogs.tsx'
import { NextButton } from '../../components/video/handover/next-button.tsx'
import { useHandover } from '../../components/video/handover/use-handover.ts'
import { type ToolVideo } from '../../components/video/use-tool-video.ts'

/** The next steps of a voice: the caption, and the plan once there is a caption. */
export function SpeechNext({ speech, about: { videoId, video } }: { speech: Speech; about: ToolVideo }) {
  const handover = useHandover()
  const text = stripMarkup(speech.text)
  const subject = video ? getVideoSubject(video) : { topic: cutAtWord(text, INPUT_LIMITS.topic, (part) => part.length) }
  const handoverPiece = { videoId, subject, addition: { kind: 'speech', speech } } as const
  const source = video ? getCaptionSource(video) : { content: text }
  return (
    <>
      <NextButton step="caption" size="md" onNext={() => handover.writeCaption({ ...source, ...handoverPiece })} />
      {video && video.progress.caption.state !== 'open' && (
        <NextButton step="plan" size="md" onNext={() => handover.plan(handoverPiece)} />
      )}
      <HandoverDialogs handover={handover} />
    </>
  )
}
