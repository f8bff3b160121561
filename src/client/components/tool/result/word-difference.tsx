import { diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './word-difference.module.css'

/** Shows the changes of a text word by word: removed words are struck through, added ones are underlined. */
export function WordDifference({ before, after }: { before: string; after: string }) {
  const parts = useMemo(() => diffWordsWithSpace(before, after), [before, after])
  return (
    <p className={`hl-prose ${styles.text}`} {...languageAttributes(after)}>
      {parts.map(({ value, added, removed }, index) => {
        if (removed) return <del key={index}>{value}</del>
        return added ? <ins key={index}>{value}</ins> : <span key={index}>{value}</span>
      })}
    </p>
  )
}
