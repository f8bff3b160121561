import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { PageMain } from '../../components/page/page-main.tsx'
import { PagePending } from '../../components/page/page-pending.tsx'
import { VideoRail } from '../../components/video/video-rail.tsx'
import { readVideoSearch } from '../../lib/generation/video-search.ts'
import { SearchToggle } from '../../components/tool/form/search-toggle.tsx'
import { TopNavigation } from '../../components/navigation/top-navigation.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { Chat } from './chat.tsx'
import { ConversationNotFound } from './conversation-not-found.tsx'
import { CurrentContent } from './content/current-content.tsx'
import { SaveToLibraryButton, RefineBar } from './refine-bar.tsx'
import { RefineNext } from './refine-next.tsx'
import styles from './refine-page.module.css'
import { useConversation } from './use-conversation.ts'
import { useRefine } from './use-refine.ts'
import { useVersions } from './content/use-versions.ts'

/** The refine page: the content on the left, the messages on the right. */
export function RefinePage({ userId, id }: { userId: string; id: string }) {
  const { conversation, failure, retry, busy, restore, choose, save } = useConversation(id)
  const refine = useRefine({ userId, id, failedTitle: 'Refinement failed' })
  const versions = useVersions(conversation?.currentVersion ?? 0, { restore, choose })
  const [search, setSearch] = useState(false)
  const { video: named } = readVideoSearch(useSearch({ strict: false }))
  const videoId = named ?? conversation?.videoId
  const isBusy = refine.run.phase === 'writing' || busy === 'restoring'

  if (failure?.status === 404) {
    return (
      <>
        <TopNavigation />
        <ConversationNotFound to="/">Go Home</ConversationNotFound>
      </>
    )
  }
  return (
    <>
      <RefineBar conversation={conversation} videoId={videoId}>
        {conversation && (
          <SaveToLibraryButton
            content={conversation.currentContent}
            saving={busy === 'saving'}
            onSave={() => save(videoId)}
          />
        )}
      </RefineBar>
      {failure && (
        <PageMain className={`hl-wrap ${styles.failed}`}>
          <ErrorState title="The conversation did not load" {...failure} onRetry={retry} />
        </PageMain>
      )}
      {!failure && !conversation && <PagePending />}
      {!failure && conversation && (
        <PageMain className={`hl-wrap ${styles.page}`}>
          <VideoRail step={conversation.toolType} videoId={videoId} />
          <CurrentContent
            conversation={conversation}
            versions={versions}
            busy={isBusy}
            renderNext={(content) => <RefineNext conversation={conversation} content={content} videoId={videoId} />}
          />
          <Chat
            conversation={conversation}
            refine={refine}
            versions={versions}
            busy={isBusy}
            search={search}
            className={styles.chat}
          >
            <SearchToggle compact checked={search} onChange={setSearch} />
          </Chat>
        </PageMain>
      )}
    </>
  )
}
