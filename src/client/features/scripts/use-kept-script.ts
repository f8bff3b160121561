import { useState } from 'react'
import { type Beat, scriptText } from '../../../shared/features/scripts/scripts.rules.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { type Filled, fillGaps } from './filled-gaps.ts'
import { type ScriptRun } from './script-run.ts'

/**
 * The script of a run as its video has it: where it was changed in the library or refined since, those words stand in place of
 * what was written. Decided once for each kept script, so that what is typed into a gap stays in its field.
 */
export function useKeptScript(run: ScriptRun, video: VideoDetail | undefined, filled: Filled): ScriptRun {
  const piece = video?.pieces.script
  const key = `${run.resultId} ${piece?.libraryItemId}`
  const [decided, setDecided] = useState<{ key: string; beats: readonly Beat[] | null }>({ key: '', beats: null })
  const isSame = run.phase === 'done' && piece?.libraryItemId && piece.generationId === run.resultId
  if (isSame && decided.key !== key) {
    const written = scriptText(fillGaps(run.content.beats, filled), { directions: false })
    setDecided({ key, beats: piece.beats.length > 0 && written !== piece.script ? piece.beats : null })
  }
  if (!isSame || decided.key !== key || !decided.beats) return run
  return { ...run, content: { ...run.content, beats: decided.beats } }
}
