import { RECENT_LIMIT } from '../../shared/limits.ts'
import { type Services } from '../composition/services.ts'
import { DEMO_LINES } from './demo-lines.data.ts'

/**
 * Has one line of the demo account spoken and saves it, as its owner would: it counts against the month's characters. One
 * that was spoken and not saved before a crash is only saved. Throws what speaking and saving throw.
 */
export async function speakDemoLine(
  { tts, voiceLibrary }: Pick<Services, 'tts' | 'voiceLibrary'>,
  userId: string,
  key: string,
  signal: AbortSignal,
): Promise<void> {
  const line = DEMO_LINES.find((other) => other.key === key)
  if (!line) return
  const { name, voice, text } = line
  const earlier = await tts.history(userId, RECENT_LIMIT.max)
  const spoken =
    earlier.find((speech) => speech.text === text && speech.audioUrl !== null) ??
    (await tts.generate({ userId, signal, idempotencyKey: undefined }, { text, voice, format: 'mp3' }))
  if (spoken.audioUrl !== null) await voiceLibrary.save(userId, { name, audioUrl: spoken.audioUrl })
}
