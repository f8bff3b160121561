import { createFileRoute } from '@tanstack/react-router'
import { HookHistory } from '../../features/hooks/hook-history.tsx'
import { HooksPage } from '../../features/hooks/hooks-page.tsx'
import { loadAllowance } from '../../lib/api/load-allowance.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { ToolGuard } from '../../components/tool/tool-guard.tsx'
import { readToolSearch } from '../../lib/generation/video-search.ts'
import { useVideoPage } from '../../components/video/use-video-page.ts'

export const Route = createFileRoute('/_app/hook-generator')({
  staticData: { title: 'Hook Generator' },
  validateSearch: readToolSearch,
  loader: ({ context }) => loadAllowance(context.api),
  component: HookGenerator,
})

function HookGenerator() {
  const user = useUser()
  const page = useVideoPage()
  return (
    <ToolGuard key={user.id} tool="hooks" history={<HookHistory />}>
      <HooksPage key={`${user.id} ${page}`} userId={user.id} />
    </ToolGuard>
  )
}
