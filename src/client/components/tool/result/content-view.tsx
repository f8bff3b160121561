import type { LibraryType } from '../../../../shared/features/library/library.constants.ts'
import { readCaptionContent } from '../../../../shared/features/library/library.rules.ts'
import { readScript } from '../../../../shared/features/scripts/scripts.rules.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { CueList } from './cue-list.tsx'
import { MarkedFigures } from '../figures/marked-figures.tsx'
import styles from './content-view.module.css'

/** Shows the formatted content of any tool: a script as beats, a caption with hashtags. */
export function ContentView({ kind, content }: { kind: LibraryType; content: string }) {
  if (kind === 'hook')
    return (
      <p className="hl-hook" {...languageAttributes(content)}>
        <MarkedFigures text={content} />
      </p>
    )
  if (kind === 'script') {
    const beats = readScript(content)
    if (beats) return <CueList beats={beats} />
  }
  const caption = readCaptionContent(content)
  if (!caption)
    return (
      <p className="hl-prose" {...languageAttributes(content)}>
        <MarkedFigures text={content} />
      </p>
    )
  return (
    <>
      <p className="hl-prose" {...languageAttributes(caption.text)}>
        <MarkedFigures text={caption.text} />
      </p>
      {caption.hashtags.length > 0 && (
        <p className={`hl-small ${styles.tags}`} dir="auto">
          {caption.hashtags.join(' ')}
        </p>
      )}
    </>
  )
}
