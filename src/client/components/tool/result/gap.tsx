import { Textarea } from '@mantine/core'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './gap.module.css'

/** A placeholder in a script for the creator's own words. It is not spoken. */
export function Gap({ ask }: { ask: string }) {
  return (
    <p className={styles.gap}>
      <b className="hl-small">Fill in: </b>
      <span {...languageAttributes(ask)}>{ask}</span>
    </p>
  )
}

interface GapFieldProps {
  ask: string
  words: string
  onChange(words: string): void
}

/** A text field for a gap. Its text replaces the gap. */
export function GapField({ ask, words, onChange }: GapFieldProps) {
  const isOpen = words.trim() === ''
  return (
    <Textarea
      label={`Fill in: ${ask}`}
      placeholder="In your own words"
      rows={1}
      attributes={{ input: { ...languageAttributes(words), 'data-gap': isOpen ? 'open' : 'filled' } }}
      classNames={{ root: styles.field, label: 'hl-break', input: styles.input }}
      value={words}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}

/** Focuses the first empty gap of the script on the page. */
export function goToFirstGap(): void {
  const field = document.querySelector<HTMLTextAreaElement>('[data-gap="open"]')
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}
