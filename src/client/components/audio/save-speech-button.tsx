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

/** Saves an audio to the library and then links to the item. Renders nothing once the file is deleted. */
export function SaveSpeechButton({ speech, videoId }: { speech: Speech; videoId?: string | undefined }) {
  const utils = trpc.useUtils()
  const recordings = trpc.voiceLibrary.list.useQuery()
  const [busy, setBusy] = useState(false)
  const [savedId, setSavedId] = useState<string | null>(null)
  const { id, audioUrl, text } = speech
  if (audioUrl === null) return null
  // The loaded list wins, because it also reflects deletions on other pages.
  const recording = recordings.data?.find((one) => one.audioUrl === audioUrl)
  const isSaved = recordings.data ? recording !== undefined : savedId === id || speech.recordingId !== null

  async function save(url: string): Promise<void> {
    if (busy || isSaved) return
    setBusy(true)
    try {
      const order = { audioUrl: url, name: formatRecordingName(text), videoId }
      const saved = await withSignIn(() => utils.client.voiceLibrary.save.mutate(order))
      setSavedId(id)
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
        className={isSaved ? 'hl-done' : ''}
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
