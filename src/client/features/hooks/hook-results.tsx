import { type ReactNode } from 'react'
import { RunWarnings } from '../../components/tool/result/run-warnings.tsx'
import { SourceList } from '../../components/tool/result/source-list.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { ResultList, ResultListItem } from '../../ui/data/result-list.tsx'
import { HookItem } from './hook-item.tsx'
import { finishedRows, type HookRun } from './hook-run.ts'
import styles from './hook-results.module.css'

const SKELETONS = [62, 54, 70] as const

interface HookResultsProps {
  run: HookRun
  blankTopic: boolean
  /** What is asked at the end of the line. */
  question?: ReactNode
}

/** The hooks on their line, and what is worth knowing about them. */
export function HookResults({ run, blankTopic, question }: HookResultsProps) {
  const writing = run.phase === 'writing'
  if (writing && run.content.length === 0) {
    return (
      <ResultList wide>
        {SKELETONS.map((width) => (
          <ResultListItem key={width}>
            <div className={styles.skeleton}>
              <SkeletonBars widths={[width]} tall />
              <SkeletonBars widths={[22]} />
            </div>
          </ResultListItem>
        ))}
      </ResultList>
    )
  }
  return (
    <>
      <RunWarnings warnings={run.warnings} />
      <ResultList wide label="Hooks" continues={Boolean(question)}>
        {run.content.map((row, index) => (
          <HookItem
            key={index}
            row={row}
            number={index + 1}
            run={run}
            live={writing && row.id === undefined && index === run.content.length - 1}
          />
        ))}
      </ResultList>
      {question}
      <Remarks run={run} blankTopic={blankTopic} />
      <SourceList sources={run.sources} />
    </>
  )
}

function Remarks({ run, blankTopic }: { run: HookRun; blankTopic: boolean }) {
  const kept = finishedRows(run)
  const isCutShort = run.phase === 'stopped' || run.phase === 'failed'
  return (
    <div className={`hl-meta hl-text-3 ${styles.remarks}`}>
      {isCutShort && kept > 0 && (
        <p>{`Nothing is lost: the ${inWords(kept)} ${kept === 1 ? 'stays' : 'stay'} here until you regenerate.`}</p>
      )}
      {blankTopic && run.phase !== 'writing' && <p>Enter a topic to regenerate.</p>}
    </div>
  )
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function inWords(value: number): string {
  return NUMBERS[value] ?? String(value)
}
