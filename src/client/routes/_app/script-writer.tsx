import { createFileRoute } from '@tanstack/react-router'
import { ScriptHistory } from '../../features/scripts/script-history.tsx'
import { ScriptsPage } from '../../features/scripts/scripts-page.tsx'
import { loadAllowance } from '../../lib/api/load-allowance.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { ToolGuard } from '../../components/tool/tool-guard.tsx'
import { readToolSearch } from '../../lib/generation/video-search.ts'
import { useVideoPage } from '../../components/video/use-video-page.ts'

export const Route = createFileRoute('/_app/script-writer')({
  staticData: { title: 'Script Writer' },
  validateSearch: readToolSearch,
  loader: ({ context }) => loadAllowance(context.api),
  component: GuardedScript,
})

function GuardedScript() {
  const user = useUser()
  const page = useVideoPage()
  return (
    <ToolGuard key={user.id} tool="scripts" history={<ScriptHistory />}>
      <ScriptsPage key={`${user.id} ${page}`} userId={user.id} />
    </ToolGuard>
  )
}
