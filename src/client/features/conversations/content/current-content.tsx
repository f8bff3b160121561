import { Button } from '@mantine/core'
import { IconArrowBackUp, IconEye } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useId, useState } from 'react'
import { listVersions } from '../../../../shared/features/conversations/conversations.rules.ts'
import type { Conversation } from '../../../../shared/features/conversations/conversations.schema.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { ActionRow } from '../../../ui/buttons/action-row.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { ContentView } from '../../../components/tool/result/content-view.tsx'
import { UngivenFigures } from '../../../components/tool/figures/marked-figures.tsx'
import { contentForComparison, plainContent, formatLength } from './content-words.ts'
import styles from './current-content.module.css'
import { FullContent } from './full-content.tsx'
import { useIsCut } from './use-is-cut.ts'
import { type useVersions } from './use-versions.ts'
import { VersionStepper } from './version-stepper.tsx'

const WordDifference = lazy(async () => ({
  default: (await import('../../../components/tool/result/word-difference.tsx')).WordDifference,
}))

interface CurrentContentProps {
  conversation: Conversation
  versions: ReturnType<typeof useVersions>
  /** Whether restoring a version is disabled. */
  busy: boolean
  /** Renders the first actions of the version on screen. */
  renderNext?: (content: string) => ReactNode
}

/** Shows the current content and its earlier versions, which can be read, compared, copied and restored. */
export function CurrentContent({ conversation, versions, busy, renderNext }: CurrentContentProps) {
  const titleId = useId()
  const [comparing, setComparing] = useState(false)
  const [full, setFull] = useState(false)
  const { toolType, currentVersion, currentContent } = conversation
  const { shown, headingRef } = versions
  const all = listVersions(conversation)
  const index = Math.max(
    0,
    all.findIndex(({ version }) => version === shown),
  )
  const content = all[index]?.content ?? currentContent
  const base = all[index]?.base
  const writing = conversation.conversationHistory.find(({ version }) => version !== undefined && version === shown)
  const before = all.find(({ version }) => version === base)
  const isDifference = comparing && before !== undefined
  const isCurrent = shown === currentVersion
  const text = plainContent(content)
  const { ref, isCut } = useIsCut(isDifference ? '' : text)

  const copy = (
    <CopyButton variant={renderNext ? 'subtle' : 'default'} name="Copy content" onCopy={() => copyResult(text)} />
  )

  return (
    <section className={styles.current} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 ref={headingRef} id={titleId} className="hl-group" tabIndex={-1}>
          {isCurrent ? 'Current content' : 'Earlier content'}
        </h2>
        <span className="hl-small hl-text-3 hl-figures">{formatLength(content)}</span>
      </div>
      <VersionStepper
        shown={index + 1}
        count={all.length}
        onStep={(number) => versions.step(all[number - 1]?.version ?? currentVersion)}
      />
      <div
        ref={ref}
        data-print
        className={styles.text}
        data-short={!isDifference || undefined}
        data-cut={isCut || undefined}
      >
        {isDifference ? (
          <Suspense>
            <WordDifference before={contentForComparison(before.content)} after={contentForComparison(content)} />
          </Suspense>
        ) : (
          <UngivenFigures
            value={{
              warnings: writing?.warnings?.filter(({ figure }) => figure) ?? [],
              review:
                isCurrent && !busy
                  ? {
                      conversationId: conversation.id,
                      version: currentVersion,
                      canRemove: true,
                      focus: () => headingRef.current?.focus({ preventScroll: true }),
                    }
                  : undefined,
            }}
          >
            <ContentView kind={toolType} content={content} />
          </UngivenFigures>
        )}
      </div>
      <ActionRow plain className={styles.actions} more="More for this version" first={renderNext?.(content) ?? copy}>
        {renderNext && copy}
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          leftSection={<IconEye size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => setFull(true)}
        >
          View Full
        </Button>
        {before && (
          <Button variant="subtle" color="gray" size="sm" onClick={() => setComparing(!comparing)}>
            {comparing ? 'Hide changes' : 'Show changes'}
          </Button>
        )}
        {!isCurrent && (
          <Button
            variant="default"
            size="sm"
            disabled={busy}
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void versions.restore(shown)}
          >
            Restore version {index + 1}
          </Button>
        )}
      </ActionRow>
      <FullContent
        open={full}
        title={`Version ${index + 1}`}
        toolType={toolType}
        content={content}
        onClose={() => setFull(false)}
      />
    </section>
  )
}
