import { createFileRoute } from '@tanstack/react-router'
import { CaptionHistory } from '../../features/captions/caption-history.tsx'
import { CaptionsPage } from '../../features/captions/captions-page.tsx'
import { loadAllowance } from '../../lib/api/load-allowance.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { ToolGuard } from '../../components/tool/tool-guard.tsx'
import { readToolSearch } from '../../lib/generation/video-search.ts'
import { useVideoPage } from '../../components/video/use-video-page.ts'

export const Route = createFileRoute('/_app/caption-generator')({
  staticData: { title: 'Caption Generator' },
  validateSearch: readToolSearch,
  loader: ({ context }) => loadAllowance(context.api),
  component: GuardedCaption,
})

function GuardedCaption() {
  const user = useUser()
  const page = useVideoPage()
  return (
    <ToolGuard key={user.id} tool="captions" history={<CaptionHistory />}>
      <CaptionsPage key={`${user.id} ${page}`} userId={user.id} />
    </ToolGuard>
  )
}
