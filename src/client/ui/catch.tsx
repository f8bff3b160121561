import type { HookPattern } from '../../shared/features/hooks/hooks.constants.ts'
import styles from './catch.module.css'
import { PatternTag } from './pattern-tag.tsx'

/** Hooks that appear one after another once their line has been drawn. */
export function Catch({ label, hooks }: { label: string; hooks: readonly { hook: string; pattern: HookPattern }[] }) {
  return (
    <ol className={styles.catch} aria-label={label}>
      {hooks.map(({ hook, pattern }, index) => (
        <li key={hook} className={styles.hook} style={{ '--order': index }}>
          <p className="hl-hook">{hook}</p>
          <PatternTag pattern={pattern} />
        </li>
      ))}
    </ol>
  )
}
