import { spokenWords } from '../../../../shared/features/generation/generation.rules.ts'
import { readableContent, readCaptionContent } from '../../../../shared/features/library/library.rules.ts'
import { cueTime, measureBeats, readScript, scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'

/** Counts the spoken or read words of a content. Cue lines and hashtags do not count. */
export function countWords(content: string): number {
  const beats = readScript(content)
  return beats ? measureBeats(beats).words : spokenWords(readCaptionContent(content)?.text ?? content)
}

/** Formats the length of a content: `63 words, 0:27` for a script, else `63 words`. */
export function formatLength(content: string): string {
  const beats = readScript(content)
  const words = countWords(content)
  const count = `${words.toLocaleString('en-US')} ${words === 1 ? 'word' : 'words'}`
  return beats ? `${count}, ${cueTime(measureBeats(beats).seconds)}` : count
}

/** Returns a content as readable text: a script with its cues, a caption with its hashtags. */
export function plainContent(content: string): string {
  return readableContent(content)
}

/** Returns a content for comparison. The times of a script's cues are left out, because every earlier change moves them. */
export function contentForComparison(content: string): string {
  const beats = readScript(content)
  if (!beats) return readableContent(content)
  return scriptText(beats, { directions: true }).replace(/^\[\d+:\d\d /gmu, '[')
}
