import { SampleFacts } from '../../components/samples/sample-showcase.tsx'
import { MORE_SAMPLE_HOOKS } from '../../components/samples/sample-hooks.ts'
import { PatternTag } from '../../ui/brand/pattern-tag.tsx'
import { Trotline, TrotlineItem } from '../../ui/data/result-list.tsx'
import styles from './hook-specimen.module.css'

/** Three hooks on their line, and the facts that they are made of. */
export function HookSpecimen() {
  return (
    <div className={styles.hooks}>
      <Trotline label="Three hooks">
        {MORE_SAMPLE_HOOKS.map(({ hook, pattern }) => (
          <TrotlineItem key={hook}>
            <p className="hl-hook">{hook}</p>
            <PatternTag pattern={pattern} />
          </TrotlineItem>
        ))}
      </Trotline>
      <SampleFacts title="Drafted without an AI, from four facts" />
    </div>
  )
}
