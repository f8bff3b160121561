import type { HookPattern } from '../../../shared/features/hooks/hooks.constants.ts'
import { PatternTag } from '../../ui/pattern-tag.tsx'
import { Trotline, TrotlineItem } from '../../ui/trotline.tsx'
import styles from './hook-specimen.module.css'

const HOOKS: readonly { hook: string; pattern: HookPattern }[] = [
  { hook: 'You’re seasoning the pan too early.', pattern: 'Mistake' },
  { hook: 'Cook once. Eat five different dinners.', pattern: 'How-to' },
  { hook: 'Nobody shows you day three.', pattern: 'Curiosity gap' },
]

/** Three hooks on their line. */
export function HookSpecimen() {
  return (
    <div className={styles.hooks}>
      <Trotline label="Three hooks">
        {HOOKS.map(({ hook, pattern }) => (
          <TrotlineItem key={hook}>
            <p className="hl-hook">{hook}</p>
            <PatternTag pattern={pattern} />
          </TrotlineItem>
        ))}
      </Trotline>
    </div>
  )
}
