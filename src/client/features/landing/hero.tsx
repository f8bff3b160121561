import { IconBrandTiktok } from '@tabler/icons-react'
import { SAMPLE_HOOKS, SAMPLE_TOPIC } from '../../parts/sample-hooks.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Catch } from '../../ui/catch.tsx'
import { Float } from '../../ui/float.tsx'
import { HookBend } from '../../ui/hook-bend.tsx'
import styles from './hero.module.css'

/** The promise in one picture: a line is cast, bends into a hook, and brings up three hooks. */
export function Hero() {
  return (
    <section className={styles.hero}>
      <div className={`hl-wrap ${styles.over}`}>
        <h1 tabIndex={-1} className={styles.title}>
          AI-Powered Creator Toolkit
        </h1>
        <figure className={styles.topic} aria-label="A topic, as you would type it">
          <figcaption>Topic</figcaption>
          <p>
            {SAMPLE_TOPIC}
            <span className={styles.caret} />
          </p>
          <div className={styles.facts}>
            <IconBrandTiktok size={18} stroke={1.75} aria-hidden="true" />
            <span>TikTok</span>
            <span>Casual</span>
          </div>
        </figure>
      </div>
      <div className={styles.line} aria-hidden="true">
        <Float bobbing className={styles.float} />
      </div>
      <div className={`hl-wrap ${styles.under}`}>
        <div className={styles.say}>
          <p className="hl-lead">
            Hooks, scripts, captions and a voice to read them. Type a topic and keep what you like.
          </p>
          <div className={styles.actions}>
            <ButtonLink to="/signup" size="lg">
              Start Creating Now
            </ButtonLink>
            <ButtonLink to="/" hash="features" activeOptions={{ includeHash: true }} variant="default" size="lg">
              See Features
            </ButtonLink>
          </div>
          <p className="hl-small hl-text-3">10 AI prompts a day are free. No card needed to start.</p>
        </div>
        <div className={styles.catch}>
          <Catch label="Three of ten hooks for this topic" hooks={SAMPLE_HOOKS} />
        </div>
        <HookBend />
      </div>
    </section>
  )
}
