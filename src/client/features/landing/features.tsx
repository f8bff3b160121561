import { CaptionExample } from './caption-example.tsx'
import { FeatureCard } from './feature-card.tsx'
import styles from './features.module.css'
import { HookExample } from './hook-example.tsx'
import { LineExample } from './line-example.tsx'
import { ScriptExample } from './script-example.tsx'
import { VoiceExample } from './voice-example.tsx'

const TRY = 'Sign Up & Try Free'

/** The four tools with examples. */
export function Features() {
  return (
    <section className={`hl-wrap hl-later ${styles.section}`}>
      <h2 id="features" tabIndex={-1}>
        Four tools, from idea to upload.
      </h2>
      <LineExample />
      <div className={styles.cards}>
        <FeatureCard
          wide
          title="Hook Generator"
          text="Hooks for all platforms, with viral patterns. Ten per topic, each labelled with the reason it works."
          action="Try 10 Free Hooks Per Day"
          example={<HookExample />}
        />
        <FeatureCard
          title="Script Writer"
          text="Scripts for videos, podcasts and presentations, timed to the second."
          action={TRY}
          example={<ScriptExample />}
        />
        <FeatureCard
          title="Caption Generator"
          text="Captions and hashtags, sized for the platform you post on."
          action={TRY}
          example={<CaptionExample />}
        />
        <FeatureCard
          wide
          title="Text-to-Speech"
          text="AI voices with SSML support. Six voices, real pauses, a file you can drop on the timeline."
          action={TRY}
          example={<VoiceExample />}
        />
      </div>
    </section>
  )
}
