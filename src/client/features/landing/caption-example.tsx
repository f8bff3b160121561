import { SAMPLE_CAPTION } from '../../components/samples/sample-drafts.ts'
import { foldAt } from '../../../shared/features/captions/captions.rules.ts'
import styles from './caption-example.module.css'

const { text, hashtags } = SAMPLE_CAPTION
const FOLD = foldAt('Instagram')
/** The caption is truncated between two words. */
const SPLIT = Math.max(text.lastIndexOf(' ', FOLD - 1), text.lastIndexOf('\n', FOLD - 1)) + 1

/** A sample caption with the position where the platform truncates it. */
export function CaptionExample() {
  return (
    <div className={styles.example}>
      <div className={styles.caption}>
        <p>
          {text.slice(0, SPLIT)}
          <span className={`hl-figures ${styles.fold}`}>{FOLD}</span>{' '}
          <span className="hl-text-3">{text.slice(SPLIT)}</span>
        </p>
        <p className={styles.tags}>{hashtags.join(' ')}</p>
      </div>
      <p className="hl-meta hl-text-2">Drafted without an AI, from the same four facts</p>
    </div>
  )
}
