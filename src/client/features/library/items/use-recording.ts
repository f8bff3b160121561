import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import type { VoiceRecording } from '../../../../shared/features/voice-library/voice-library.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'

/** Loads the recording of a saved text. Returns undefined while it loads and if there is none. */
export function useRecording({ type, originalId }: LibraryItem, enabled = true): VoiceRecording | undefined {
  const isAsked = enabled && type === 'tts' && originalId !== null
  const { data } = trpc.voiceLibrary.find.useQuery({ id: originalId ?? '' }, { enabled: isAsked })
  return data ?? undefined
}
