import { ALLOWANCE } from '../../../shared/plans.ts'
import styles from './whats-included.module.css'

const SEARCHES = ALLOWANCE.premium.searches.limit.toLocaleString('en-US')

const TOOLS = [
  ['Hook Generator', 'Hooks for all platforms, with viral patterns'],
  ['Script Writer', 'Scripts for videos, podcasts and presentations'],
  ['Caption Generator', 'Captions and hashtags'],
  ['Text-to-Speech', 'AI voices with SSML support'],
] as const

/**
 * The text must not suggest that personalization and export need Premium: everyone has them. Source: docs/product-rules.md#plans.
 */
const PREMIUM = [
  ['Advanced personalization', 'Your niche, audience and style shape every line. Free accounts have it, too.'],
  ['Real-time internet research', `${SEARCHES} searches a month, with sources`],
  ['Priority processing', 'Your requests go first when the server is busy'],
  ['Export to several formats', 'Take your work with you. Free accounts have it, too.'],
] as const

/** A list of what both plans include. */
export function WhatsIncluded() {
  return (
    <section className={styles.section} aria-labelledby="whats-included">
      <h2 id="whats-included">What&apos;s Included</h2>
      <div className={styles.columns}>
        <Column title="AI Generation Tools" entries={TOOLS} />
        <Column title="Premium Features" entries={PREMIUM} />
      </div>
    </section>
  )
}

function Column({ title, entries }: { title: string; entries: readonly (readonly [string, string])[] }) {
  return (
    <div>
      <h3 className="hl-group">{title}</h3>
      <dl className={styles.entries}>
        {entries.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
