import type { HookExtras } from '../../../shared/features/hooks/hooks.schema.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import styles from './hook-ideas.module.css'

const PARTS = [
  ['onScreen', 'On screen'],
  ['firstFrame', 'First frame'],
  ['why', 'Why it works'],
] as const

/** Details of a hook, shown on demand: on-screen text, first frame, and why it works. */
export function HookIdeas({ extras, number }: { extras: HookExtras; number: number }) {
  const parts = PARTS.flatMap(([key, term]) => (extras[key] ? [{ term, text: extras[key] }] : []))
  if (parts.length === 0) return null
  return (
    <details className={styles.ideas}>
      <summary className="hl-small hl-text-2">
        {parts.map(({ term }, index) => (index === 0 ? term : term.toLowerCase())).join(', ')}
        <span className="hl-hidden"> of hook {number}</span>
      </summary>
      <dl>
        {parts.map(({ term, text }) => (
          <div key={term}>
            <dt className="hl-meta hl-text-3">{term}</dt>
            <dd {...languageAttributes(text)}>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
