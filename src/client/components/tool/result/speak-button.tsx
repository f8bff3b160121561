import { Button } from '@mantine/core'
import { IconVolume } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { draftKey, readDraft, writeDraft } from '../../../lib/generation/draft.ts'
import { useUser } from '../../../lib/session/user-context.ts'
import { goToFirstGap } from './gap.tsx'
import { ReplaceTextDialog } from './replace-text-dialog.tsx'
import { SPEECH_DRAFT } from './speech-draft.ts'

interface SpeakButtonProps {
  /** The accessible name, such as "Speak the script". */
  name: string
  text: string
  /** Number of gaps to fill first. */
  gaps: number
}

/**
 * Opens text-to-speech with a text. It asks before an unused text there is replaced. If the text has gaps, it focuses the
 * first of them instead.
 */
export function SpeakButton({ name, text, gaps }: SpeakButtonProps) {
  const user = useUser()
  const navigate = useNavigate()
  const [waiting, setWaiting] = useState('')
  const key = draftKey(user.id, SPEECH_DRAFT)
  const first = gaps > 0 && `Fill ${gaps} ${gaps === 1 ? 'gap' : 'gaps'} first`

  function moveToVoice(): void {
    writeDraft(key, { ...readDraft(key, parseRecord), text })
    void navigate({ to: '/tts-tool' })
  }

  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={first ? `${first}: ${name}` : name}
        leftSection={<IconVolume size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => {
          if (first) return goToFirstGap()
          const { text: typed } = readDraft(key, parseRecord)
          if (typeof typed === 'string' && typed.trim() !== '' && typed !== text) setWaiting(typed)
          else moveToVoice()
        }}
      >
        {first || 'Speak'}
      </Button>
      <ReplaceTextDialog open={waiting !== ''} text={waiting} onReplace={moveToVoice} onKeep={() => setWaiting('')} />
    </>
  )
}

function parseRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
