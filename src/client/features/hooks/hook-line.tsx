import { Link } from '@tanstack/react-router'
import { factsMetadata, spokenSeconds, spokenWords } from '../../../shared/features/generation/generation.rules.ts'
import { libraryTitle } from '../../../shared/features/library/library.rules.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { writtenAt } from '../../lib/writing-run.ts'
import { written } from '../../lib/written-text.ts'
import { factsIn } from '../../parts/tool/details.ts'
import { SaveControl } from '../../parts/tool/save-button.tsx'
import { type Keepable, useSaving } from '../../parts/tool/use-saving.ts'
import { RefineButton } from '../../parts/tool/refine-button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { PatternTag } from '../../ui/pattern-tag.tsx'
import { TrotlineItem } from '../../ui/trotline.tsx'
import { HookIdeas } from './hook-ideas.tsx'
import { type HookInput } from './hook-input.ts'
import styles from './hook-line.module.css'
import { finishedLines, type HookRow, type HookRun } from './hook-run.ts'

interface HookLineProps {
  row: HookRow
  number: number
  /** Whether its text is still arriving. */
  live: boolean
  /** The run it comes from. */
  run: Pick<HookRun, 'input' | 'content' | 'startedAt' | 'writtenAt'>
}

/** One hook of a result with its actions. */
export function HookLine({ row, number, live, run }: HookLineProps) {
  const { input } = run
  return (
    <TrotlineItem number={number} live={live}>
      <p className={`hl-hook ${styles.text}`} {...written(row.text)}>
        {row.text}
        {live && <span className={styles.caret} aria-hidden="true" />}
      </p>
      {row.id !== undefined && input ? (
        <>
          <FinishedHook id={row.id} text={row.text} pattern={row.pattern} number={number} input={input} run={run} />
          <HookIdeas extras={row} number={number} />
        </>
      ) : (
        <div className={styles.facts}>
          {row.pattern && <PatternTag pattern={row.pattern} />}
          <span className="hl-meta hl-text-3">{live ? 'still writing' : 'not finished'}</span>
        </div>
      )}
    </TrotlineItem>
  )
}

interface FinishedHookProps extends Pick<HookLineProps, 'number' | 'run'> {
  id: string
  text: string
  pattern: HookRow['pattern']
  input: HookInput
}

/** What is known of a finished hook, and what can be done with it. Once it is saved the way there stands among the facts. */
function FinishedHook({ id, text, pattern, number, input, run }: FinishedHookProps) {
  const item = keepableHook(id, text, input, writtenAt(run))
  const saving = useSaving(item)
  const words = spokenWords(text)
  return (
    <div className={styles.facts} data-saved={saving.savedId !== null || undefined}>
      {pattern && <PatternTag pattern={pattern} />}
      <span className={`hl-meta hl-text-3 hl-figures ${styles.size}`}>
        {words} {words === 1 ? 'word' : 'words'}, {spokenSeconds(text)} s spoken
      </span>
      {saving.savedId !== null && (
        <Link
          to="/library"
          search={{ item: saving.savedId }}
          className={`hl-link hl-meta ${styles.way}`}
          aria-label={`View in library: ${item.title}`}
        >
          View in library
        </Link>
      )}
      <div className={styles.actions}>
        <CopyButton name={`Copy hook ${number}`} onCopy={() => copyResult(text)} />
        <RefineButton
          name={`Refine hook ${number}`}
          item={item}
          originalPrompt={input.topic}
          asked={input}
          siblings={finishedLines(run)}
        />
        <SaveControl name={`Save hook ${number} to library`} saving={saving} />
      </div>
    </div>
  )
}

function keepableHook(
  id: string,
  text: string,
  { topic, platform, tone, details }: HookInput,
  generatedAt: string,
): Keepable {
  return {
    title: libraryTitle('hook', text),
    content: text,
    type: 'hook',
    originalId: id,
    tags: [platform, tone],
    metadata: { topic, platform, tone, ...factsMetadata(factsIn(details)), generatedAt },
  }
}
