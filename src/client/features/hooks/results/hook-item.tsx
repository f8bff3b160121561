import { IconCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { factsMetadata, spokenSeconds, spokenWords } from '../../../../shared/features/generation/generation.rules.ts'
import { pickHookExtras } from '../../../../shared/features/hooks/hook-extras.rules.ts'
import { libraryTitle } from '../../../../shared/features/library/library.rules.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { writtenAt } from '../../../lib/generation/writing-run.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { parseFacts } from '../../../components/tool/form/details.ts'
import { HookIdeas } from '../../../components/tool/hook-ideas.tsx'
import { MarkedFigures } from '../../../components/tool/figures/marked-figures.tsx'
import { SaveControl } from '../../../components/tool/result/save-button.tsx'
import { type SaveableItem, useSaving } from '../../../components/tool/result/use-saving.ts'
import { RefineButton } from '../../../components/tool/result/refine-button.tsx'
import { ActionRow } from '../../../ui/buttons/action-row.tsx'
import { type Handover } from '../../../components/video/handover/use-handover.ts'
import { NextButton } from '../../../components/video/handover/next-button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { PatternTag } from '../../../ui/brand/pattern-tag.tsx'
import { ResultListItem } from '../../../ui/data/result-list.tsx'
import { type HookInput } from '../hook-input.ts'
import styles from './hook-item.module.css'
import { SCRIPT_KEY } from '../use-script-key.ts'
import { finishedLines, type HookRow, type HookRun } from '../hook-run.ts'

interface HookItemProps {
  row: HookRow
  number: number
  /** Whether its text is still arriving. */
  live: boolean
  /** The run that the hook belongs to. */
  run: Pick<HookRun, 'phase' | 'input' | 'content' | 'startedAt' | 'writtenAt' | 'resultId'>
  /** The video of the page. */
  videoId: string | undefined
  /** Whether the video of the page has this hook. */
  isChosen: boolean
  handover: Handover
}

/** One hook of a result with its actions. */
export function HookItem({ row, number, live, run, ...rest }: HookItemProps) {
  const { input } = run
  const path = `hooks.${number - 1}`
  return (
    <ResultListItem number={number} live={live}>
      <p className={`hl-hook ${styles.text}`} {...languageAttributes(row.text)}>
        <MarkedFigures path={`${path}.hook`} text={row.text} />
        {live && <span className="hl-caret" aria-hidden="true" />}
      </p>
      {row.id !== undefined && input ? (
        <>
          <FinishedHook id={row.id} row={row} number={number} input={input} run={run} {...rest} />
          <HookIdeas
            of={{ ...row }}
            number={number}
            renderText={(key, text) => <MarkedFigures path={`${path}.${key}`} text={text} />}
          />
        </>
      ) : (
        <div className={styles.meta}>
          {row.pattern && <PatternTag pattern={row.pattern} />}
          <span className="hl-meta hl-text-3">{live ? 'still writing' : 'not finished'}</span>
        </div>
      )}
    </ResultListItem>
  )
}

interface FinishedHookProps extends Pick<HookItemProps, 'number' | 'run' | 'videoId' | 'isChosen' | 'handover'> {
  id: string
  row: HookRow
  input: HookInput
}

/** The facts and actions of a finished hook. Once it is saved, the facts include a link to the library item. */
function FinishedHook({ id, row, number, input, run, videoId, isChosen, handover }: FinishedHookProps) {
  const { text, pattern } = row
  const item = saveableHook(id, row, input, writtenAt(run))
  const saving = useSaving(item)
  const { savedId } = saving
  const { topic, platform, tone, details } = input
  const subject = { topic, platform, tone, details: parseFacts(details), generationId: run.resultId }
  const words = spokenWords(text)
  return (
    <div className={styles.meta} data-saved={savedId !== null || undefined}>
      {pattern && <PatternTag pattern={pattern} />}
      {isChosen && (
        <span className={`hl-meta ${styles.chosen}`}>
          <IconCheck size={16} stroke={1.75} aria-hidden="true" />
          Hook of this video
        </span>
      )}
      <span className={styles.fact}>
        <span className={`hl-meta hl-text-3 hl-figures ${styles.size}`}>
          {words} {words === 1 ? 'word' : 'words'}, {spokenSeconds(text)} s spoken
        </span>
        {savedId !== null && (
          <Link
            to="/library"
            search={{ item: savedId }}
            className={`hl-link hl-meta ${styles.link}`}
            aria-label={`View in library: ${item.title}`}
          >
            View in library
          </Link>
        )}
      </span>
      <ActionRow
        plain
        className={styles.actions}
        more={`More for hook ${number}`}
        first={
          <>
            <NextButton
              step="script"
              of={`from hook ${number}`}
              className={styles.write ?? ''}
              {...{ [SCRIPT_KEY]: true }}
              onNext={() =>
                handover.writeScript({ videoId, subject, hook: text, addition: { kind: 'result', item, savedId } })
              }
            />
            <CopyButton name={`Copy hook ${number}`} onCopy={() => copyResult(text)} />
          </>
        }
      >
        <RefineButton
          of={`hook ${number}`}
          item={item}
          originalPrompt={input.topic}
          asked={input}
          siblings={finishedLines(run)}
          alike={run.phase === 'writing' ? [] : run.content.flatMap(({ id: own }) => own ?? [])}
          videoId={videoId}
        />
        <SaveControl name={`Save hook ${number} to library`} saving={saving} />
      </ActionRow>
    </div>
  )
}

function saveableHook(
  id: string,
  { text, ...extras }: HookRow,
  { topic, platform, tone, details }: HookInput,
  generatedAt: string,
): SaveableItem {
  return {
    title: libraryTitle('hook', text),
    content: text,
    type: 'hook',
    originalId: id,
    tags: [platform, tone],
    metadata: { topic, platform, tone, ...factsMetadata(parseFacts(details)), ...pickHookExtras(extras), generatedAt },
  }
}
