import { libraryTitle, titleText } from '../../../shared/features/library/library.rules.ts'
import { scriptText } from '../../../shared/features/scripts/scripts.rules.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { writtenAt } from '../../lib/writing-run.ts'
import { CueList } from '../../parts/tool/cue-list.tsx'
import { RefineButton } from '../../parts/tool/refine-button.tsx'
import { SaveButton } from '../../parts/tool/save-button.tsx'
import { type Keepable } from '../../parts/tool/use-saving.ts'
import { RunWarnings } from '../../parts/tool/run-warnings.tsx'
import { SpeakButton } from '../../parts/tool/speak-button.tsx'
import { SourceList } from '../../parts/tool/source-list.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { SkeletonBars } from '../../ui/skeleton-bars.tsx'
import { promptOf, type ScriptOrder } from './script-input.ts'
import { type ScriptRun, shownBeats } from './script-run.ts'
import styles from './script-result.module.css'

/** The script by its beats, and what can be done with it. */
export function ScriptResult({ run, blankTopic }: { run: ScriptRun; blankTopic: boolean }) {
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
  const text = scriptText(beats, { directions: true })
  const spoken = scriptText(beats, { directions: false })
  const item = run.input && keepableScript(run, text, run.input)
  const isCutShort = run.phase === 'stopped' || run.phase === 'failed'
  return (
    <>
      <RunWarnings warnings={run.warnings} />
      <div data-print>
        <CueList beats={beats} growing={writing && run.content.growing} />
      </div>
      {!writing && run.input && item && (
        <div className={styles.actions}>
          <CopyButton name="Copy script" label="Copy" onCopy={() => copyResult(text)} />
          <CopyButton
            name="Copy words only, without stage directions"
            label="Copy words only"
            onCopy={() => copyResult(spoken)}
          />
          <SpeakButton name="Speak the script" text={spoken} />
          <RefineButton name="Refine script" item={item} originalPrompt={promptOf(run.input)} asked={run.input} />
          <SaveButton name="Save script to library" item={item} />
        </div>
      )}
      <div className={`hl-meta hl-text-3 ${styles.remarks}`}>
        {isCutShort && <p>Nothing is lost: what was written stays here until you regenerate.</p>}
        {blankTopic && !writing && <p>Enter a topic to regenerate.</p>}
      </div>
      <SourceList sources={run.sources} />
    </>
  )
}

function keepableScript(
  run: ScriptRun,
  content: string,
  { topic, format, type, duration, tone }: ScriptOrder,
): Keepable {
  return {
    title: libraryTitle('script', titleText(content)),
    content,
    type: 'script',
    originalId: run.resultId,
    tags: [`${duration} min`, tone],
    metadata: { topic, format, type, tone, generatedAt: writtenAt(run) },
  }
}
