import { SPEECH_MESSAGE } from '../../../shared/features/tts/tts.constants.ts'
import styles from './not-set-up.module.css'

/** Shown if the server has no speech engine: what its operator can do. */
export function NotSetUp() {
  return (
    <section className={`hl-surface ${styles.card}`} aria-labelledby="not-set-up">
      <h2 id="not-set-up" className="hl-title">
        {SPEECH_MESSAGE.notSetUp}
      </h2>
      <p className="hl-text-2">
        The operator of this server can change that, in one of two ways, and then start it again:
      </p>
      <ul className={`hl-small hl-text-2 ${styles.options}`}>
        <li>
          Install <code>espeak-ng</code>: an offline voice, without a key.
        </li>
        <li>
          Set <code>TTS_API_KEY</code> or <code>TTS_BASE_URL</code>: AI voices.
        </li>
      </ul>
      <p className="hl-small hl-text-2">Earlier recordings stay here.</p>
    </section>
  )
}
