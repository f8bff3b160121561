import { SPEECH_MESSAGE } from '../../../shared/features/tts/tts.constants.ts'
import { useRunsServer } from '../../lib/session/use-runs-server.ts'
import styles from './not-set-up.module.css'

/** Shown if the server has no speech engine: to those who run it, what they can do. */
export function NotSetUp() {
  const runsServer = useRunsServer()
  return (
    <section className={`hl-surface ${styles.card}`} aria-labelledby="not-set-up">
      <h2 id="not-set-up" className="hl-title">
        {SPEECH_MESSAGE.notSetUp}
      </h2>
      {runsServer ? (
        <>
          <p className="hl-text-2">You can change that, in one of two ways. Then start the server again:</p>
          <ul className={`hl-small hl-text-2 ${styles.options}`}>
            <li>
              Install <code>espeak-ng</code>: an offline voice, without a key.
            </li>
            <li>
              Set <code>TTS_API_KEY</code> or <code>TTS_BASE_URL</code>: AI voices.
            </li>
          </ul>
        </>
      ) : (
        <p className="hl-text-2">Ask the person who runs this server.</p>
      )}
      <p className="hl-small hl-text-2">Earlier recordings stay here.</p>
    </section>
  )
}
