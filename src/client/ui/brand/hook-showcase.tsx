import type { HookPattern } from '../../../shared/features/hooks/hooks.constants.ts'
import styles from './hook-showcase.module.css'
import { PatternTag } from './pattern-tag.tsx'

/** Sample hooks that appear one after the other. */
export function HookShowcase({
  label,
  hooks,
}: {
  label: string
  hooks: readonly { hook: string; pattern: HookPattern }[]
}) {
  return (
    <ol className={styles.showcase} aria-label={label}>
      {hooks.map(({ hook, pattern }, index) => (
        <li key={hook} className={styles.hook} style={{ '--order': index }}>
          <p className="hl-hook">{hook}</p>
          <PatternTag pattern={pattern} />
        </li>
      ))}
    </ol>
  )
}
