import type { LibraryType } from '../../../shared/features/library/library.constants.ts'
import { readCaptionContent } from '../../../shared/features/library/library.rules.ts'
import { readScript } from '../../../shared/features/scripts/scripts.rules.ts'
import { CueList } from './cue-list.tsx'
import styles from './content-view.module.css'
import { USER_TEXT } from '../../ui/user-text.ts'

/** Content as its reader wants it: a hook large, a script by its beats, a caption with its hashtags. Never raw JSON. */
export function ContentView({ kind, content }: { kind: LibraryType; content: string }) {
  if (kind === 'hook')
    return (
      <p {...USER_TEXT} className="hl-hook">
        {content}
      </p>
    )
  if (kind === 'script') {
    const beats = readScript(content)
    if (beats) return <CueList beats={beats} />
  }
  const caption = readCaptionContent(content)
  if (!caption)
    return (
      <p {...USER_TEXT} className={styles.text}>
        {content}
      </p>
    )
  return (
    <>
      <p {...USER_TEXT} className={styles.text}>
        {caption.text}
      </p>
      {caption.hashtags.length > 0 && (
        <p {...USER_TEXT} className={`hl-small ${styles.tags}`}>
          {caption.hashtags.join(' ')}
        </p>
      )}
    </>
  )
}
