import { spokenSeconds, spokenWords } from '../../../shared/features/generation/generation.rules.ts'
import { libraryTitle } from '../../../shared/features/library/library.rules.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { writtenAt } from '../../lib/writing-run.ts'
import { type Keepable, SaveButton } from '../../parts/tool/save-button.tsx'
import { RefineButton } from '../../parts/tool/refine-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PatternTag } from '../../ui/pattern-tag.tsx'
import { TrotlineItem } from '../../ui/trotline.tsx'
import { type HookInput } from './hook-input.ts'
import styles from './hook-line.module.css'
import { type HookRow, type HookRun } from './hook-run.ts'

interface HookLineProps {
  row: HookRow
  number: number
  /** Its text still arrives. */
  live: boolean
  /** The run it comes from. */
  run: Pick<HookRun, 'input' | 'startedAt' | 'writtenAt'>
}

/** One hook of a result, and what can be done with it. */
export function HookLine({ row, number, live, run }: HookLineProps) {
  const { input } = run
  const words = spokenWords(row.text)
  const item = row.id !== undefined && input && keepableHook(row.id, row.text, input, writtenAt(run))
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
            <CopyButton name={`Copy hook ${number}`} onCopy={() => copyResult(row.text)} />
            {input && item && (
              <>
                <RefineButton name={`Refine hook ${number}`} item={item} originalPrompt={input.topic} />
                <SaveButton name={`Save hook ${number} to library`} item={item} />
              </>
            )}
          </div>
        )}
      </div>
    </TrotlineItem>
  )
}

function keepableHook(id: string, text: string, { topic, platform, tone }: HookInput, generatedAt: string): Keepable {
  return {
    title: libraryTitle('hook', text),
    content: text,
    type: 'hook',
    originalId: id,
    tags: [platform, tone],
    metadata: { topic, platform, tone, generatedAt },
  }
}
