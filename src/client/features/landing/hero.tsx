import { StartLink } from '../../components/account/start-link.tsx'
import { useHost } from '../../lib/api/use-host.ts'
import { SampleShowcase } from '../../components/samples/sample-showcase.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { StepMarker } from '../../ui/data/step-marker.tsx'
import { HookCurve } from '../../ui/brand/hook-curve.tsx'
import styles from './hero.module.css'
import { TopicCard } from './topic-card.tsx'

/** The top of the landing page: title, topic field and sample hooks under an animated line. */
export function Hero() {
  const { plans } = useHost()
  return (
    <section className={styles.hero}>
      <div className={`hl-wrap ${styles.over}`}>
        <h1 tabIndex={-1} className={styles.title}>
          AI-Powered Creator Toolkit
        </h1>
        <TopicCard />
      </div>
      <div className={styles.line} aria-hidden="true">
        <StepMarker animated className={styles.marker} />
      </div>
      <div className={`hl-wrap ${styles.under}`}>
        <div className={styles.say}>
          <p className="hl-lead">
            Hooks, scripts, captions and a voice to read them. Type a topic and keep what you like.
          </p>
          <div className={styles.actions}>
            <StartLink size="lg">Start Creating Now</StartLink>
            <ButtonLink to="/" hash="features" activeOptions={{ includeHash: true }} variant="default" size="lg">
              See Features
            </ButtonLink>
          </div>
          {plans && <p className="hl-small hl-text-3">10 AI prompts a day are free. No card needed to start.</p>}
        </div>
        <div className={styles.samples}>
          <SampleShowcase
            label="Three of ten hooks for this topic"
            title="Drafted without an AI, from this topic and four facts"
          />
        </div>
        <HookCurve />
      </div>
    </section>
  )
}
