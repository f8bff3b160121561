import { SAMPLE_HOOKS } from '../../components/samples/sample-hooks.ts'
import { LineStep, StepLine } from '../../ui/data/step-line.tsx'
import styles from './line-example.module.css'

const STEPS = [
  ['Hook', SAMPLE_HOOKS[0]?.hook],
  ['Script', 'begins with it, word for word'],
  ['Voice', 'speaks the script'],
  ['Caption', 'for the platform'],
  ['Plan', 'the day and the hour'],
] as const

/** The five steps of a video as an example, each made from the one before. */
export function LineExample() {
  return (
    <StepLine stacks className={styles.line} aria-label="The steps of a video">
      {STEPS.map(([name, fact]) => (
        <LineStep key={name} className={styles.step} state="done">
          <b>{name}</b>
          <span className="hl-meta hl-text-2">{fact}</span>
        </LineStep>
      ))}
    </StepLine>
  )
}
