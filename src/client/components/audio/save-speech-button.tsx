import { Button } from '@mantine/core'
import { IconBookmark, IconBookmarkFilled } from '@tabler/icons-react'
import { useState } from 'react'
import { formatRecordingName } from '../../../shared/features/tts/tts.rules.ts'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { notifyNotSaved } from '../../lib/feedback/not-saved.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { SavedLink } from '../tool/result/saved-link.tsx'
import styles from './save-speech-button.module.css'

/** Keeps a spoken text, once, says so in its own place, and leads there. Nothing stands here once its file is gone. */
export function SaveSpeechButton({ speech }: { speech: Speech }) {
  const utils = trpc.useUtils()
  const recordings = trpc.voiceLibrary.list.useQuery()
  const [busy, setBusy] = useState(false)
  const [kept, setKept] = useState<string | null>(null)
  const { id, audioUrl, text } = speech
  if (audioUrl === null) return null
  // The list knows also of what was deleted since; until it is here, what this button knows itself counts.
  const recording = recordings.data?.find((one) => one.audioUrl === audioUrl)
  const isSaved = recordings.data ? recording !== undefined : kept === id || speech.recordingId !== null

  async function save(url: string): Promise<void> {
    if (busy || isSaved) return
    setBusy(true)
    try {
      const saved = await withSignIn(() =>
        utils.client.voiceLibrary.save.mutate({ audioUrl: url, name: formatRecordingName(text) }),
      )
      setKept(id)
      utils.voiceLibrary.list.setData(undefined, (list) => list && [saved, ...list.filter(({ id }) => id !== saved.id)])
      announce('Saved to your library')
      void utils.voiceLibrary.invalidate()
      void utils.library.invalidate()
      void utils.tts.history.invalidate()
    } catch (error) {
      notifyNotSaved(error)
    } finally {
      setBusy(false)
    }
  }

  const Icon = isSaved ? IconBookmarkFilled : IconBookmark
  return (
    <>
      <Button
        variant="default"
        className={isSaved ? styles.saved : ''}
        aria-busy={busy || undefined}
        leftSection={<Icon size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void save(audioUrl)}
      >
        {isSaved ? 'Saved to Library' : busy ? 'Saving...' : 'Save to Library'}
      </Button>
      {isSaved && <SavedLink itemId={recording?.libraryItemId ?? null} title={formatRecordingName(text)} />}
    </>
  )
}
