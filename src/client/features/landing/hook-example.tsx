import { SampleFacts } from '../../components/samples/sample-showcase.tsx'
import { MORE_SAMPLE_HOOKS } from '../../components/samples/sample-hooks.ts'
import { PatternTag } from '../../ui/brand/pattern-tag.tsx'
import { ResultList, ResultListItem } from '../../ui/data/result-list.tsx'
import styles from './hook-example.module.css'

/** Three sample hooks and the facts that they use. */
export function HookExample() {
  return (
    <div className={styles.hooks}>
      <ResultList label="Three hooks">
        {MORE_SAMPLE_HOOKS.map(({ hook, pattern }) => (
          <ResultListItem key={hook}>
            <p className="hl-hook">{hook}</p>
            <PatternTag pattern={pattern} />
          </ResultListItem>
        ))}
      </ResultList>
      <SampleFacts title="Drafted without an AI, from four facts" />
    </div>
  )
}
