import type { ToolType } from '../../../shared/features/conversations/conversations.constants.ts'
import type { ConversationSummary } from '../../../shared/features/conversations/conversations.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { RECENT_SHOWN, RecentRow } from './recent-results.tsx'
import styles from './recent-results.module.css'

/** A list of the last ten conversations in which results of a tool were refined. Renders nothing if there are none. */
export function RefinedChats({ toolType }: { toolType: ToolType }) {
  const { data, error, refetch } = trpc.conversations.list.useQuery({ toolType }, { staleTime: 0 })
  // One that was opened and left without a message has nothing to return to.
  const chats = data?.filter(({ turns }) => turns > 0).slice(0, RECENT_SHOWN)
  if (!error && !chats?.length) return null
  return (
    <section className={styles.recent} aria-labelledby="refined">
      <h2 id="refined" className="hl-group">
        Refined
      </h2>
      {!chats && error && (
        <ErrorState title="Your refined results did not load" {...readFailure(error)} onRetry={() => void refetch()} />
      )}
      {chats && (
        <ul>
          {chats.map((chat) => (
            <RecentRow key={chat.id} text={chat.title} facts={countVersions(chat)} createdAt={chat.createdAt}>
              <ButtonLink
                to="/refine/$id"
                params={{ id: chat.id }}
                search={{ video: chat.videoId }}
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={`Open: ${chat.title}`}
              >
                Open
              </ButtonLink>
            </RecentRow>
          ))}
        </ul>
      )}
    </section>
  )
}

function countVersions({ versions }: ConversationSummary): string {
  return `${versions} ${versions === 1 ? 'version' : 'versions'}`
}
