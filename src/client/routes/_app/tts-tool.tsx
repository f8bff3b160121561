import { createFileRoute } from '@tanstack/react-router'
import { SpeechHistory } from '../../features/tts/speech-history.tsx'
import { TtsPage } from '../../features/tts/tts-page.tsx'
import { loadAllowance } from '../../lib/api/load-allowance.ts'
import { useUser } from '../../lib/session/user-context.ts'
import { ToolGuard } from '../../components/tool/tool-guard.tsx'
import { readVideoSearch } from '../../lib/generation/video-search.ts'
import { useVideoPage } from '../../components/video/use-video-page.ts'

export const Route = createFileRoute('/_app/tts-tool')({
  staticData: { title: 'Text-to-Speech' },
  validateSearch: readVideoSearch,
  loader: ({ context }) => loadAllowance(context.api),
  component: GuardedSpeech,
})

function GuardedSpeech() {
  const user = useUser()
  const page = useVideoPage()
  return (
    <ToolGuard key={user.id} allowance="speech" history={<SpeechHistory />}>
      <TtsPage key={`${user.id} ${page}`} userId={user.id} />
    </ToolGuard>
  )
}
