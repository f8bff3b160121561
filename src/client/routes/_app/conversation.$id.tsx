import { createFileRoute } from '@tanstack/react-router'
import { ConversationPage } from '../../features/conversations/conversation-page.tsx'
import { useUser } from '../../lib/session/user-context.ts'

export const Route = createFileRoute('/_app/conversation/$id')({
  staticData: { title: 'Conversation' },
  component: OlderConversation,
})

function OlderConversation() {
  const { id } = Route.useParams()
  const user = useUser()
  return <ConversationPage key={`${user.id} ${id}`} userId={user.id} id={id} />
}
