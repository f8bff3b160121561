import { useState } from 'react'
import { type Beat, scriptText } from '../../../shared/features/scripts/scripts.rules.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { type Filled, fillGaps } from './filled-gaps.ts'
import { type ScriptRun } from './script-run.ts'

/**
 * Returns the run with the script of its video, which may have been edited or refined since it was generated. The decision is
 * made once for each saved script, so that typing into a gap does not replace its field.
 */
export function useSavedScript(run: ScriptRun, video: VideoDetail | undefined, filled: Filled): ScriptRun {
  const piece = video?.pieces.script
  const key = `${run.resultId} ${piece?.libraryItemId}`
  const [decided, setDecided] = useState<{ key: string; beats: readonly Beat[] | null }>({ key: '', beats: null })
  const isSame = run.phase === 'done' && piece?.libraryItemId && piece.generationId === run.resultId
  if (isSame && decided.key !== key) {
    const written = scriptText(fillGaps(run.content.beats, filled), { directions: false })
    setDecided({ key, beats: piece.beats.length > 0 && written !== piece.script ? piece.beats : null })
  }
  if (!isSame || decided.key !== key) return run
  return { ...run, isOfItem: true, content: { ...run.content, beats: decided.beats ?? run.content.beats } }
}
