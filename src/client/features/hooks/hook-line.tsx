import { spokenSeconds, spokenWords } from '../../../shared/features/generation/generation.rules.ts'
import { announce } from '../../lib/announce.ts'
import { copyText } from '../../lib/copy-text.ts'
import { notify } from '../../lib/notify.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PatternTag } from '../../ui/pattern-tag.tsx'
import { TrotlineItem } from '../../ui/trotline.tsx'
import styles from './hook-line.module.css'
import { type HookRow } from './hook-run.ts'

/** One hook of a result; `live` while its text still arrives. */
export function HookLine({ row, number, live }: { row: HookRow; number: number; live: boolean }) {
  const words = spokenWords(row.text)
  return (
    <TrotlineItem number={number} live={live}>
      <p className={`hl-hook ${styles.text}`}>
        {row.text}
        {live && <span className={styles.caret} aria-hidden="true" />}
      </p>
      <div className={styles.facts}>
        {row.pattern && <PatternTag pattern={row.pattern} />}
        {row.id === undefined ? (
          <span className="hl-meta hl-text-3">{live ? 'still writing' : 'not finished'}</span>
        ) : (
          <span className="hl-meta hl-text-3 hl-figures">
            {words} {words === 1 ? 'word' : 'words'}, {spokenSeconds(row.text)} s spoken
          </span>
        )}
        {row.id !== undefined && (
          <div className={styles.actions}>
            <CopyButton name={`Copy hook ${number}`} onCopy={() => copyHook(row.text)} />
          </div>
        )}
      </div>
    </TrotlineItem>
  )
}

async function copyHook(text: string): Promise<boolean> {
  const worked = await copyText(text)
  if (worked) announce('Copied!')
  else notify({ tone: 'failed', title: 'Copy failed', description: 'Select the text and copy it by hand.' })
  return worked
}
