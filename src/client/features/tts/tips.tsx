import styles from './tips.module.css'

/** Explains how a text directs a voice, in words and with markup. */
export function Tips() {
  return (
    <section className={styles.tips} aria-labelledby="tips">
      <h2 id="tips" className="hl-title">
        Tips
      </h2>
      <div className={styles.columns}>
        <div>
          <h3 className="hl-group">Text formatting</h3>
          <ul className={`hl-small hl-text-2 ${styles.list}`}>
            <li>A full stop makes a pause, a comma a shorter one.</li>
            <li>Write numbers the way you say them: “eleven dollars”.</li>
            <li>A blank line between thoughts makes a longer pause.</li>
          </ul>
        </div>
        <div>
          <h3 className="hl-group">SSML</h3>
          <ul className={`hl-small hl-text-2 ${styles.list}`}>
            <li>
              <code>&lt;speak&gt;</code> around your text turns it on
            </li>
            <li>
              <code>&lt;break time="500ms"/&gt;</code> an exact pause
            </li>
            <li>
              <code>&lt;emphasis level="strong"&gt;</code> stresses a word
            </li>
            <li>
              <code>&lt;prosody rate="slow"&gt;</code> slows a sentence
            </li>
            <li>
              <code>&lt;say-as interpret-as="date"&gt;</code> reads a date
            </li>
          </ul>
        </div>
      </div>
    </section>
  )
}
