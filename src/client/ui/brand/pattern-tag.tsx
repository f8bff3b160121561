import type { HookPattern } from '../../../shared/features/hooks/hooks.constants.ts'
import { PATTERN_GLYPHS } from './pattern-glyphs.ts'
import styles from './pattern-tag.module.css'

/** The viral pattern of a hook: its glyph and name. */
export function PatternTag({ pattern }: { pattern: HookPattern }) {
  const glyph = PATTERN_GLYPHS[pattern]
  return (
    <span className={styles.tag}>
      <svg className={styles.glyph} viewBox="0 0 32 14" aria-hidden="true">
        <path d={glyph.path} />
        {glyph.dotted && <path d={glyph.dotted} strokeDasharray="0.1 3" />}
        {glyph.dot && <circle cx="16" cy="7" r="1.6" />}
      </svg>
      {pattern}
    </span>
  )
}
