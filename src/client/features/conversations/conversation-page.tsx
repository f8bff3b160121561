import { Button } from '@mantine/core'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { TOOL_NAME } from '../../../shared/features/conversations/conversations.constants.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { PagePending } from '../../components/page/page-pending.tsx'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Chat } from './chat.tsx'
import { ConversationNotFound } from './conversation-not-found.tsx'
import styles from './conversation-page.module.css'
import { CurrentContent } from './content/current-content.tsx'
import { useConversation } from './use-conversation.ts'
import { useRefine } from './use-refine.ts'
import { useVersions } from './content/use-versions.ts'

/** The older page of a conversation: one column, with the request. The conversation can be saved and deleted. */
export function ConversationPage({ userId, id }: { userId: string; id: string }) {
  const navigate = useNavigate()
  const { conversation, failure, retry, busy, restore, choose, save, remove } = useConversation(id)
  const refine = useRefine({
    userId,
    id,
    failedTitle: 'Error',
    fallback: 'Failed to send message. Please try again.',
  })
  const versions = useVersions(conversation?.currentVersion ?? 0, { restore, choose })
  const [asking, setAsking] = useState(false)
  const isBusy = refine.run.phase === 'writing' || busy === 'restoring'

  if (failure?.status === 404) return <ConversationNotFound to="/dashboard">Go to Dashboard</ConversationNotFound>
  if (failure) {
    return (
      <PageMain className="hl-wrap">
        <ErrorState heading="h1" title="The conversation did not load" {...failure} onRetry={retry} />
      </PageMain>
    )
  }
  if (!conversation) return <PagePending />
  const keep = async (): Promise<void> => {
    if (await save(conversation?.videoId)) await navigate({ to: '/library' })
  }
  const discard = async (): Promise<void> => {
    if (await remove()) await navigate({ to: '/dashboard' })
  }

  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <PageHead back="Back to Dashboard" title="Conversation" sub={TOOL_NAME[conversation.toolType]}>
        <div className={styles.actions}>
          <BusyButton
            variant="default"
            busy={busy === 'saving'}
            busyLabel="Saving..."
            leftSection={<IconBookmark size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => void keep()}
          >
            Save to Library
          </BusyButton>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => setAsking(true)}
          >
            Delete
          </Button>
        </div>
      </PageHead>
      <section className={styles.prompt} aria-labelledby="original-prompt">
        <h2 id="original-prompt" className="hl-group">
          Original prompt
        </h2>
        <p className="hl-text-2" {...languageAttributes(conversation.originalPrompt)}>
          {conversation.originalPrompt}
        </p>
      </section>
      <CurrentContent conversation={conversation} versions={versions} busy={isBusy} />
      <Chat conversation={conversation} refine={refine} versions={versions} busy={isBusy} className={styles.chat} />
      <ConfirmDialog
        open={asking}
        title="Delete this conversation?"
        confirmLabel="Delete"
        busyLabel="Deleting..."
        busy={busy === 'deleting'}
        danger
        onConfirm={() => void discard()}
        onClose={() => setAsking(false)}
      >
        <p>Its messages and versions are deleted too. What you saved in your library stays.</p>
      </ConfirmDialog>
    </PageMain>
  )
}
