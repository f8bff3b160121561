import { createFileRoute } from '@tanstack/react-router'
import { HooksPage } from '../../features/hooks/hooks-page.tsx'

export const Route = createFileRoute('/_app/hook-generator')({
  staticData: { title: 'Hook Generator' },
  component: HookGenerator,
})

function HookGenerator() {
  const { user } = Route.useRouteContext()
  return <HooksPage key={user.id} userId={user.id} />
}
