import { HookShowcase } from '../../ui/brand/hook-showcase.tsx'
import { SAMPLE_FACTS, SAMPLE_HOOKS } from './sample-hooks.ts'
import styles from './sample-showcase.module.css'

/** Shows three sample hooks and the facts that they use. */
export function SampleShowcase({ label, title }: { label: string; title: string }) {
  return (
    <div className={styles.sample}>
      <HookShowcase label={label} hooks={SAMPLE_HOOKS} />
      <SampleFacts title={title} />
    </div>
  )
}

/** Shows the facts that the sample hooks use. */
export function SampleFacts({ title }: { title: string }) {
  return (
    <div className={styles.facts}>
      <p className="hl-meta hl-text-2">{title}</p>
      <ul className="hl-tags">
        {SAMPLE_FACTS.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </div>
  )
}
