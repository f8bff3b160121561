import { type ReactNode } from 'react'
import { CueList } from '../../components/tool/result/cue-list.tsx'
import { RunWarnings } from '../../components/tool/result/run-warnings.tsx'
import { SourceList } from '../../components/tool/result/source-list.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { type Filled } from './filled-gaps.ts'
import { ScriptActions } from './script-actions.tsx'
import { isOutline, type ScriptRun, shownBeats } from './script-run.ts'
import styles from './script-result.module.css'

interface ScriptResultProps {
  run: ScriptRun
  blankTopic: boolean
  /** Text typed into the gaps. */
  filled: Filled
  onFill(at: number, words: string): void
  /** The question for the creator's facts, below the script. */
  question?: ReactNode
}

/** A script as beats with editable gaps, and its actions. */
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
          {...(!writing && { gaps: { getWords: (at) => filled[at] ?? '', fill: onFill } })}
        />
      </div>
      {!writing && run.input && (
        <ScriptActions run={{ ...run, input: run.input }} beats={beats} filled={filled} outline={outline} />
      )}
      {question}
      {blankTopic && !writing && <p className={`hl-meta hl-text-3 ${styles.remarks}`}>Enter a topic to regenerate.</p>}
      <SourceList sources={run.sources} />
    </>
  )
}
