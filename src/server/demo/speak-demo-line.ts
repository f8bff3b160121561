import { RECENT_LIMIT } from '../../shared/limits.ts'
import { VIDEO_PAGE } from '../../shared/features/videos/videos.constants.ts'
import { type Services } from '../composition/services.ts'
import { DEMO_LINES } from './demo-lines.data.ts'

/**
 * Speaks one line of the demo account and saves it, with its video where that still exists. It counts against the month's
 * characters. A line that was spoken but not saved before a crash is only saved. Throws the errors of speaking and saving.
 */
export async function speakDemoLine(
  { tts, voiceLibrary, videos }: Pick<Services, 'tts' | 'voiceLibrary' | 'videos'>,
  userId: string,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const line = DEMO_LINES.find((other) => other.key === key)
  if (!line) return
  const { name, voice, text, hook } = line
  const { items } = await videos.list(userId, { limit: VIDEO_PAGE.max })
  const video = items.find((one) => hook !== undefined && one.hook === hook)
  const script = video && (await videos.get(userId, video.id)).pieces.script
  const from = { videoId: video?.id, scriptId: script?.libraryItemId ?? undefined }
  const earlier = await tts.history(userId, RECENT_LIMIT.max)
  const spoken =
    earlier.find((speech) => speech.text === text && speech.audioUrl !== null) ??
    (await tts.generate({ userId, signal, idempotencyKey: undefined }, { text, voice, format: 'mp3', ...from }))
  if (spoken.audioUrl !== null) await voiceLibrary.save(userId, { name, audioUrl: spoken.audioUrl, videoId: video?.id })
}
