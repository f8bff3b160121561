import { Button } from '@mantine/core'
import { IconArrowBackUp, IconEye } from '@tabler/icons-react'
import { lazy, Suspense, useId, useState } from 'react'
import { versionsOf } from '../../../shared/features/conversations/conversations.rules.ts'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { copyResult } from '../../lib/copy-result.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { ContentView } from './content-view.tsx'
import { plainContent, sizeOf } from './content-words.ts'
import styles from './current-content.module.css'
import { VersionLine } from './version-line.tsx'

const WordDifference = lazy(async () => ({ default: (await import('./word-difference.tsx')).WordDifference }))

interface CurrentContentProps {
  conversation: Conversation
  /** The version on screen. */
  shown: number
  busy: boolean
  onShow(version: number): void
  onRestore(version: number): void
}

/** The content as it stands, with its earlier versions: to be read, compared, copied and restored. */
export function CurrentContent({ conversation, shown, busy, onShow, onRestore }: CurrentContentProps) {
  const titleId = useId()
  const [comparing, setComparing] = useState(false)
  const [full, setFull] = useState(false)
  const { toolType, currentVersion } = conversation
  const versions = versionsOf(conversation)
  const index = Math.max(
    0,
    versions.findIndex(({ version }) => version === shown),
  )
  const { content = conversation.currentContent, base } = versions[index] ?? {}
  const before = versions.find(({ version }) => version === base)
  const isCurrent = shown === currentVersion

  return (
    <section className={styles.current} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className="hl-group">
          {isCurrent ? 'Current content' : 'Earlier content'}
        </h2>
        <span className="hl-small hl-text-3 hl-figures">{sizeOf(content)}</span>
      </div>
      <VersionLine
        shown={index + 1}
        count={versions.length}
        onStep={(number) => onShow(versions[number - 1]?.version ?? currentVersion)}
      />
      <div className={styles.text} data-fades={(!comparing && toolType === 'script') || undefined}>
        {comparing && before ? (
          <Suspense>
            <WordDifference before={plainContent(before.content)} after={plainContent(content)} />
          </Suspense>
        ) : (
          <ContentView toolType={toolType} content={content} />
        )}
      </div>
      <div className={styles.actions}>
        <CopyButton name="Copy content" onCopy={() => copyResult(plainContent(content))} />
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
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-pressed={comparing}
            onClick={() => setComparing(!comparing)}
          >
            {comparing ? 'Hide changes' : 'Show changes'}
          </Button>
        )}
        {!isCurrent && (
          <Button
            variant="default"
            size="sm"
            disabled={busy}
            leftSection={<IconArrowBackUp size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => onRestore(shown)}
          >
            Restore version {index + 1}
          </Button>
        )}
      </div>
      <Dialog open={full} title={`Version ${index + 1}`} onClose={() => setFull(false)}>
        <ContentView toolType={toolType} content={content} />
        <DialogActions>
          <CopyButton name="Copy the full content" onCopy={() => copyResult(plainContent(content))} />
          <Button variant="default" data-autofocus onClick={() => setFull(false)}>
            Close
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}
