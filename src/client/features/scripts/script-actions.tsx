import { libraryTitle, titleText } from '../../../shared/features/library/library.rules.ts'
import { factsMetadata } from '../../../shared/features/generation/generation.rules.ts'
import { type Beat, scriptText } from '../../../shared/features/scripts/scripts.rules.ts'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { writtenAt } from '../../lib/generation/writing-run.ts'
import { parseFacts } from '../../components/tool/form/details.ts'
import { goToFirstGap } from '../../components/tool/result/gap.tsx'
import { RefineButton } from '../../components/tool/result/refine-button.tsx'
import { SaveButton } from '../../components/tool/result/save-button.tsx'
import { type SaveableItem } from '../../components/tool/result/use-saving.ts'
import { ActionRow } from '../../ui/buttons/action-row.tsx'
import { type HandoverText } from '../../components/video/handover/handover-pieces.ts'
import { HandoverDialogs } from '../../components/video/handover/handover-dialogs.tsx'
import { NextButton } from '../../components/video/handover/next-button.tsx'
import { useHandover } from '../../components/video/handover/use-handover.ts'
import { useToolVideo } from '../../components/video/use-tool-video.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { type Filled, fillGaps, openGaps, spokenBeats } from './filled-gaps.ts'
import { buildPrompt, type ScriptOrder } from './script-input.ts'
import styles from './script-result.module.css'
import { type ScriptRun } from './script-run.ts'

interface ScriptActionsProps {
  run: ScriptRun & { input: ScriptOrder }
  beats: readonly Beat[]
  /** Text typed into the gaps. */
  filled: Filled
  outline: boolean
}

/** The actions for a script, first the next steps of its video. Speech has no gaps. */
export function ScriptActions({ run, beats, filled, outline }: ScriptActionsProps) {
  const { videoId, video } = useToolVideo('script')
  const handover = useHandover()
  const { input } = run
  const text = scriptText(fillGaps(beats, filled), { directions: true })
  const words = spokenBeats(beats, filled)
  const spoken = scriptText(words, { directions: false })
  // An outline is copied with its questions. A script is copied with only its words and shots.
  const copied = outline ? text : scriptText(words, { directions: true })
  const item = saveableScript(run, text, input)
  const gaps = openGaps(beats, filled)
  const missing = gaps > 0 && `Fill ${gaps} ${gaps === 1 ? 'gap' : 'gaps'} first`
  const { topic, tone, details } = input
  const subject = { topic, tone, details: parseFacts(details), ...(video?.platform && { platform: video.platform }) }
  const handoverPiece: HandoverText = { videoId, subject, addition: { kind: 'result', item }, content: spoken }
  const speak = missing
    ? { label: missing, icon: 'script' as const, of: 'to speak the script', onNext: goToFirstGap }
    : { text: spoken, onNext: () => handover.speak({ ...handoverPiece, text: spoken, gaps }) }
  return (
    <>
      <ActionRow
        plain
        className={styles.actions}
        more="More for the script"
        first={<NextButton step="voice" {...speak} />}
      >
        <NextButton step="caption" onNext={missing ? goToFirstGap : () => handover.writeCaption(handoverPiece)} />
        <CopyButton name={outline ? 'Copy outline' : 'Copy script'} label="Copy" onCopy={() => copyResult(copied)} />
        <CopyButton
          name="Copy words only, without stage directions"
          label="Copy words only"
          onCopy={() => copyResult(spoken)}
        />
        <RefineButton of="script" item={item} originalPrompt={buildPrompt(input)} asked={input} videoId={videoId} />
        <SaveButton name="Save script to library" item={item} videoId={videoId} />
      </ActionRow>
      <HandoverDialogs handover={handover} />
    </>
  )
}

function saveableScript(
  run: ScriptRun,
  content: string,
  { topic, format, type, duration, tone, details }: ScriptOrder,
): SaveableItem {
  return {
    title: libraryTitle('script', titleText(content)),
    content,
    type: 'script',
    originalId: run.resultId,
    tags: [`${duration} min`, tone],
    metadata: { topic, format, type, tone, ...factsMetadata(parseFacts(details)), generatedAt: writtenAt(run) },
  }
}
