import { createFileRoute } from '@tanstack/react-router'
import { CaptionHistory } from '../../features/captions/caption-history.tsx'
import { CaptionsPage } from '../../features/captions/captions-page.tsx'
import { loadAllowance } from '../../lib/api/load-allowance.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { ToolGuard } from '../../components/tool/tool-guard.tsx'

export const Route = createFileRoute('/_app/caption-generator')({
  staticData: { title: 'Caption Generator' },
  loader: ({ context }) => loadAllowance(context.api),
  component: GuardedCaption,
})

function GuardedCaption() {
  const user = useUser()
  return (
    <ToolGuard key={user.id} history={<CaptionHistory />}>
      <CaptionsPage key={user.id} userId={user.id} />
    </ToolGuard>
  )
}
