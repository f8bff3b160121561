import { createFileRoute } from '@tanstack/react-router'
import { RefinePage } from '../../features/conversations/refine-page.tsx'
import { readVideoSearch } from '../../lib/generation/video-search.ts'
import { useUser } from '../../lib/session/user-context.ts'

export const Route = createFileRoute('/_app/refine/$id')({
  staticData: { title: 'Refine', ownBar: true },
  validateSearch: readVideoSearch,
  component: Refine,
})

function Refine() {
  const { id } = Route.useParams()
  const user = useUser()
  return <RefinePage key={`${user.id} ${id}`} userId={user.id} id={id} />
}
