import { type ReactNode } from 'react'
import { RunWarnings } from '../../../components/tool/result/run-warnings.tsx'
import { SourceList } from '../../../components/tool/result/source-list.tsx'
import { SkeletonBars } from '../../../ui/states/skeleton-bars.tsx'
import { ResultList, ResultListItem } from '../../../ui/data/result-list.tsx'
import { HandoverDialogs } from '../../../components/video/handover/handover-dialogs.tsx'
import { useHandover } from '../../../components/video/handover/use-handover.ts'
import { useVideo } from '../../../components/video/use-video.ts'
import { useToolVideo } from '../../../components/video/use-tool-video.ts'
import { AddShots } from './add-shots.tsx'
import { HookItem } from './hook-item.tsx'
import { type HookRun } from '../hook-run.ts'
import styles from './hook-results.module.css'
import { useScriptKey } from '../use-script-key.ts'

const SKELETONS = [62, 54, 70] as const

interface HookResultsProps {
  run: HookRun
  blankTopic: boolean
  /** The question for the creator's facts, at the end of the list. */
  question?: ReactNode
  /** Loads the result again; without it shots cannot be added. */
  refresh?(): Promise<void>
}

/** The list of hooks, with warnings and sources. */
export function HookResults({ run, blankTopic, question, refresh }: HookResultsProps) {
  const writing = run.phase === 'writing'
  const { videoId } = useToolVideo('hook')
  const { video } = useVideo(videoId)
  const handover = useHandover()
  useScriptKey()
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
            videoId={videoId}
            isChosen={video?.hook === row.text}
            handover={handover}
            live={writing && row.id === undefined && index === run.content.length - 1}
          />
        ))}
      </ResultList>
      {question}
      {refresh && <AddShots key={`shots ${run.resultId}`} run={run} refresh={refresh} />}
      {blankTopic && !writing && <p className={`hl-meta hl-text-3 ${styles.remarks}`}>Enter a topic to regenerate.</p>}
      <SourceList sources={run.sources} />
      <HandoverDialogs handover={handover} />
    </>
  )
}
