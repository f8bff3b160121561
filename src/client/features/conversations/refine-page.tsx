import { useEffect, useState } from 'react'
import { PageMain } from '../../parts/page-main.tsx'
import { PagePending } from '../../parts/page-pending.tsx'
import { RunFailure } from '../../parts/tool/run-failure.tsx'
import { SearchToggle } from '../../parts/tool/search-toggle.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Composer } from './composer.tsx'
import { ConversationNotFound } from './conversation-not-found.tsx'
import { CurrentContent } from './current-content.tsx'
import { RefineBar } from './refine-bar.tsx'
import styles from './refine-page.module.css'
import { Turns } from './turns.tsx'
import { useConversation } from './use-conversation.ts'
import { useRefine } from './use-refine.ts'

/** The refine chat: what there is on the left, what is said about it on the right. */
export function RefinePage({ userId, id }: { userId: string; id: string }) {
  const { conversation, failure, retry, busy, restore, save } = useConversation(id)
  const refine = useRefine({ userId, id, failedTitle: 'Refinement failed' })
  const [shown, setShown] = useState<number | null>(null)
  const [search, setSearch] = useState(false)
  const writing = refine.run.phase === 'writing'
  const entries = conversation?.conversationHistory.length
  const { clear, takeBack } = refine

  // What was written is in the conversation now; its own copy is no longer needed.
  useEffect(() => {
    setShown(null)
    clear()
  }, [entries, clear])
  useEffect(() => {
    if (refine.failure) takeBack()
  }, [refine.failure, takeBack])

  if (failure?.status === 404) return <ConversationNotFound to="/">Go Home</ConversationNotFound>
  if (failure) {
    return (
      <PageMain className="hl-wrap">
        <ErrorState
          heading="h1"
          title="The conversation did not load"
          message={failure.message}
          requestId={failure.requestId}
          onRetry={retry}
        />
      </PageMain>
    )
  }
  if (!conversation) return <PagePending />

  return (
    <>
      <RefineBar conversation={conversation} saving={busy === 'saving'} onSave={save} />
      <PageMain className={`hl-wrap ${styles.page}`}>
        <CurrentContent
          conversation={conversation}
          shown={shown ?? conversation.currentVersion}
          busy={writing || busy === 'restoring'}
          onShow={setShown}
          onRestore={(version) => void restore(version).then(() => setShown(null))}
        />
        <section className={styles.chat} aria-label="Conversation">
          <Turns
            conversation={conversation}
            run={refine.run}
            onView={setShown}
            onRestore={(version) => void restore(version).then(() => setShown(null))}
          />
          {refine.failure && (
            <RunFailure
              key={refine.failure.requestId}
              failure={refine.failure}
              withDialog={false}
              onRetry={() => refine.send(refine.message, search)}
            />
          )}
          <Composer
            message={refine.message}
            busy={writing}
            onType={refine.type}
            onSend={(message) => refine.send(message, search)}
            onStop={refine.stop}
          >
            <SearchToggle compact checked={search} onChange={setSearch} />
          </Composer>
        </section>
      </PageMain>
    </>
  )
}
