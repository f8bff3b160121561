import { type ReactNode } from 'react'
import { factsMetadata } from '../../../shared/features/generation/generation.rules.ts'
import { libraryTitle, titleText } from '../../../shared/features/library/library.rules.ts'
import { scriptText } from '../../../shared/features/scripts/scripts.rules.ts'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { writtenAt } from '../../lib/generation/writing-run.ts'
import { CueList } from '../../components/tool/result/cue-list.tsx'
import { factsIn } from '../../components/tool/form/details.ts'
import { RefineButton } from '../../components/tool/result/refine-button.tsx'
import { SaveButton } from '../../components/tool/result/save-button.tsx'
import { type SaveableItem } from '../../components/tool/result/use-saving.ts'
import { RunWarnings } from '../../components/tool/result/run-warnings.tsx'
import { SpeakButton } from '../../components/tool/result/speak-button.tsx'
import { SourceList } from '../../components/tool/result/source-list.tsx'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { type Filled, fillGaps, openGaps, spokenBeats } from './filled-gaps.ts'
import { buildPrompt, type ScriptOrder } from './script-input.ts'
import { isOutline, type ScriptRun, shownBeats } from './script-run.ts'
import styles from './script-result.module.css'

interface ScriptResultProps {
  run: ScriptRun
  blankTopic: boolean
  /** What was typed into its gaps. */
  filled: Filled
  onFill(at: number, words: string): void
  /** What is asked below it. */
  question?: ReactNode
}

/** The script by its beats, its gaps to be filled in, and what can be done with it. */
export function ScriptResult({ run, blankTopic, filled, onFill, question }: ScriptResultProps) {
  const beats = shownBeats(run)
  const writing = run.phase === 'writing'
  if (writing && beats.length === 0) {
    return (
      <div className={styles.skeleton}>
        <SkeletonBars widths={[62]} tall />
        <SkeletonBars widths={[92, 86, 40]} />
        <SkeletonBars widths={[88, 94, 60]} />
      </div>
    )
  }
  const outline = isOutline(run.input?.duration ?? '1', beats)
  const text = scriptText(fillGaps(beats, filled), { directions: true })
  const words = spokenBeats(beats, filled)
  const spoken = scriptText(words, { directions: false })
  // An outline is copied with its questions; of a script only the spoken text and the shots are copied.
  const copied = outline ? text : scriptText(words, { directions: true })
  const item = run.input && saveableScript(run, text, run.input)
  return (
    <>
      <RunWarnings warnings={run.warnings} />
      {outline && (
        <p className={`hl-small hl-text-2 ${styles.note}`}>
          An outline, not a script: answer each chapter in your own words.
        </p>
      )}
      <div data-print>
        <CueList
          beats={beats}
          growing={writing && run.content.growing}
          outline={outline}
          {...(!writing && { gaps: { wordsOf: (at) => filled[at] ?? '', fill: onFill } })}
        />
      </div>
      {!writing && run.input && item && (
        <div className={styles.actions}>
          <CopyButton name={outline ? 'Copy outline' : 'Copy script'} label="Copy" onCopy={() => copyResult(copied)} />
          <CopyButton
            name="Copy words only, without stage directions"
            label="Copy words only"
            onCopy={() => copyResult(spoken)}
          />
          <SpeakButton name="Speak the script" text={spoken} gaps={openGaps(beats, filled)} />
          <RefineButton name="Refine script" item={item} originalPrompt={buildPrompt(run.input)} asked={run.input} />
          <SaveButton name="Save script to library" item={item} />
        </div>
      )}
      {question}
      {blankTopic && !writing && <p className={`hl-meta hl-text-3 ${styles.remarks}`}>Enter a topic to regenerate.</p>}
      <SourceList sources={run.sources} />
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
    metadata: { topic, format, type, tone, ...factsMetadata(factsIn(details)), generatedAt: writtenAt(run) },
  }
}
