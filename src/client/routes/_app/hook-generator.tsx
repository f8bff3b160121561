import { createFileRoute } from '@tanstack/react-router'
import { HooksPage } from '../../features/hooks/hooks-page.tsx'
import { useUser } from '../../lib/user-context.ts'

export const Route = createFileRoute('/_app/hook-generator')({
  staticData: { title: 'Hook Generator' },
  component: HookGenerator,
})

function HookGenerator() {
  const user = useUser()
  return <HooksPage key={user.id} userId={user.id} />
}
