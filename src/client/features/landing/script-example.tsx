import { SAMPLE_CUES } from '../../components/samples/sample-drafts.ts'
import styles from './script-example.module.css'

/** The beginning of a sample script, with the gap that is left for the creator. */
export function ScriptExample() {
  return (
    <div className={styles.example}>
      <dl className={`hl-figures ${styles.cues}`}>
        {SAMPLE_CUES.map(({ time, text, slot }) => (
          <div key={time}>
            <dt>{time}</dt>
            <dd>
              {text}
              {slot && <span className={styles.slot}>Fill in: {slot}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="hl-meta hl-text-2">Drafted without an AI, from the same four facts</p>
    </div>
  )
}
