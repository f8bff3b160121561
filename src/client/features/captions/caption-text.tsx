import { foldAt } from '../../../shared/features/captions/captions.rules.ts'
import { type CaptionPlatform } from '../../../shared/features/captions/captions.constants.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { MarkedFigures } from '../../components/tool/figures/marked-figures.tsx'
import styles from './caption-text.module.css'

/** A caption with a mark at the position where the platform truncates it. */
export function CaptionText({ text, platform, live }: { text: string; platform: CaptionPlatform; live: boolean }) {
  const characters = Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)
  const fold = foldAt(platform)
  const folded = characters.length > fold
  const at = folded ? betweenWords(characters, fold) : fold
  return (
    <p className="hl-prose" {...languageAttributes(text)}>
      <MarkedFigures path="captions.0.text" text={characters.slice(0, at).join('')} />
      {folded && (
        <span className={styles.fold} title={`${platform} shows about ${fold} characters before "...more"`}>
          <span className="hl-hidden">readers tap for more after about </span>
          {fold}
        </span>
      )}
      {folded && (
        <span className="hl-text-2">
          <MarkedFigures path="captions.0.text" text={characters.slice(at).join('')} />
        </span>
      )}
      {live && <span className="hl-caret" aria-hidden="true" />}
    </p>
  )
}

/** Maximum distance, in characters, between the truncation and the space that the mark is moved to. */
const NEAR = 20

/** Returns the position of a space near `fold`, else `fold`. */
function betweenWords(characters: readonly string[], fold: number): number {
  const space = characters.slice(0, fold + 1).findLastIndex((character) => character.trim() === '')
  return space > fold - NEAR ? space + 1 : fold
}
