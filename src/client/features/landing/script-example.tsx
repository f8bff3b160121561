import { SAMPLE_HOOKS } from '../../components/samples/sample-hooks.ts'
import styles from './script-example.module.css'

const CUES = [
  ['0:00', SAMPLE_HOOKS[0]?.hook],
  ['0:03', 'I cook for one, so I stopped cooking like a restaurant.'],
  ['0:08', 'Sunday, 4 pm: onions first, lid on, walk away.'],
] as const

/** The first seconds of a script. */
export function ScriptExample() {
  return (
    <dl className={`hl-figures ${styles.cues}`}>
      {CUES.map(([time, line]) => (
        <div key={time}>
          <dt>{time}</dt>
          <dd>{line}</dd>
        </div>
      ))}
    </dl>
  )
}
