import { type ReactNode } from 'react'
import { postSize, postText } from '../../../shared/features/captions/captions.rules.ts'
import { titlesMetadata } from '../../../shared/features/captions/caption-titles.rules.ts'
import { factsMetadata } from '../../../shared/features/generation/generation.rules.ts'
import { captionContent, libraryTitle } from '../../../shared/features/library/library.rules.ts'
import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { INPUT_LIMITS } from '../../../shared/limits.ts'
import { copyResult } from '../../lib/feedback/copy-result.ts'
import { writtenAt } from '../../lib/generation/writing-run.ts'
import { parseFacts } from '../../components/tool/form/details.ts'
import { RefineButton } from '../../components/tool/result/refine-button.tsx'
import { SaveButton } from '../../components/tool/result/save-button.tsx'
import { type SaveableItem } from '../../components/tool/result/use-saving.ts'
import { MarkedFigures } from '../../components/tool/figures/marked-figures.tsx'
import { RunWarnings } from '../../components/tool/result/run-warnings.tsx'
import { TitleOptions } from '../../components/tool/title-options.tsx'
import { SourceList } from '../../components/tool/result/source-list.tsx'
import { ActionRow } from '../../ui/buttons/action-row.tsx'
import { HandoverDialogs } from '../../components/video/handover/handover-dialogs.tsx'
import { NextButton } from '../../components/video/handover/next-button.tsx'
import { useHandover } from '../../components/video/handover/use-handover.ts'
import { useToolVideo } from '../../components/video/use-tool-video.ts'
import { CopyButton } from '../../ui/buttons/copy-button.tsx'
import { CopyChip } from '../../ui/buttons/copy-chip.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { type CaptionInput } from './caption-input.ts'
import { type CaptionRun, hashtagCount } from './caption-run.ts'
import { CaptionText } from './caption-text.tsx'
import styles from './caption-result.module.css'

const STYLE = 'trending'

interface CaptionResultProps {
  run: CaptionRun
  blankContent: boolean
  /** The question for the creator's facts, below the caption. */
  question?: ReactNode
}

/** A caption and its hashtags, their length compared with the platform's limit, and the actions. */
export function CaptionResult({ run, blankContent, question }: CaptionResultProps) {
  const { content, input, figures = [] } = run
  const writing = run.phase === 'writing'
  const { videoId } = useToolVideo('caption')
  const handover = useHandover()
  if (!input) return null
  if (content.text === '') {
    return (
      <div className={`hl-surface ${styles.card}`}>
        <SkeletonBars widths={[92, 86, 94, 40]} />
      </div>
    )
  }
  const { text, hashtags, titles = [] } = content
  const { used, limit } = postSize(content, input.platform)
  const item = saveableCaption(run, input)
  const topic = cutAtWord(input.content, INPUT_LIMITS.topic, (part) => part.length)
  const subject = { topic, platform: input.platform, details: parseFacts(input.details) }
  return (
    <div className={styles.result}>
      <RunWarnings warnings={run.warnings} />
      <p className="hl-small hl-text-3 hl-figures">
        {input.platform}, {used.toLocaleString('en-US')} of {limit.value.toLocaleString('en-US')}{' '}
        {limit.unit === 'utf8-bytes' ? 'bytes' : 'characters'}
      </p>
      <div className={`hl-surface ${styles.card}`}>
        <CaptionText text={text} platform={input.platform} live={writing && !content.finished} />
        {!writing && (
          <ActionRow
            more="More for the caption"
            first={
              <>
                <NextButton
                  step="plan"
                  onNext={() => handover.plan({ videoId, subject, addition: { kind: 'result', item } })}
                />
                <CopyButton name="Copy all" label="Copy all" onCopy={() => copyResult(postText(content))} />
              </>
            }
          >
            <CopyButton name="Copy caption" label="Copy caption" onCopy={() => copyResult(text)} />
            <RefineButton
              of="caption"
              item={item}
              originalPrompt={input.content}
              asked={input}
              videoId={videoId}
              userInput={{ content: input.content, platform: input.platform, style: STYLE }}
            />
            <SaveButton name="Save caption to library" item={item} videoId={videoId} />
          </ActionRow>
        )}
      </div>
      <TitleOptions
        titles={titles}
        renderFigures={(at) =>
          figures
            .filter(({ path }) => path === `captions.0.titles.${at}`)
            .map(({ figure = '', path = '', from }) => <MarkedFigures key={from} path={path} text={figure} />)
        }
      />
      {hashtags.length > 0 && (
        <section className={styles.tags} aria-label="Hashtags">
          <div className={styles.head}>
            <b className="hl-small hl-figures">{hashtagCount(hashtags)}</b>
            <CopyButton name="Copy hashtags" label="Copy hashtags" onCopy={() => copyResult(hashtags.join(' '))} />
          </div>
          <ul className={styles.chips}>
            {hashtags.map((tag) => (
              <li key={tag}>
                <CopyChip text={tag} onCopy={() => copyResult(tag)} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {question}
      {blankContent && !writing && <p className="hl-meta hl-text-3">Describe your post to write a new version.</p>}
      <SourceList sources={run.sources} />
      <HandoverDialogs handover={handover} />
    </div>
  )
}

function saveableCaption(run: CaptionRun, { content, platform, details }: CaptionInput): SaveableItem {
  const { resultId, content: caption } = run
  return {
    title: libraryTitle('caption', caption.text),
    content: captionContent(caption),
    type: 'caption',
    originalId: resultId,
    tags: [platform, STYLE],
    metadata: {
      content,
      platform,
      style: STYLE,
      ...titlesMetadata(caption),
      ...factsMetadata(parseFacts(details)),
      generatedAt: writtenAt(run),
    },
  }
}
