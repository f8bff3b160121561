import { type ReactNode } from 'react'
import { listHookExtras } from '../../../shared/features/hooks/hook-extras.rules.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import styles from './hook-ideas.module.css'

interface HookIdeasProps {
  /** A hook, or the metadata of its item. */
  of: Readonly<Record<string, unknown>> | null | undefined
  /** The number of the hook, where a page has several. */
  number?: number
  /** Renders a detail, with the figures in it that nobody gave. */
  renderText?: (key: string, text: string) => ReactNode
}

/** Details of a hook, shown on demand: on-screen text, first frame, and why it works. */
export function HookIdeas({ of, number, renderText }: HookIdeasProps) {
  const parts = listHookExtras(of)
  if (parts.length === 0) return null
  return (
    <details className={styles.ideas}>
      <summary className="hl-small hl-text-2">
        {parts.map(({ label }, index) => (index === 0 ? label : label.toLowerCase())).join(', ')}
        {number !== undefined && <span className="hl-hidden"> of hook {number}</span>}
      </summary>
      <dl>
        {parts.map(({ key, label, text }) => (
          <div key={label}>
            <dt className="hl-meta hl-text-3">{label}</dt>
            <dd {...languageAttributes(text)}>{renderText?.(key, text) ?? text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
