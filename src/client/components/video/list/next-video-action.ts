import type { Video } from '../../../../shared/features/videos/videos.schema.ts'
import { formatCharacters } from '../../../lib/audio/speech-facts.ts'
import { type NextStep } from '../handover/handover-pieces.ts'
import { nextLabel } from '../handover/next-button.tsx'

/** The next action for a video: a step to start, or a page to open. */
export type NextVideoAction =
  | { label: string; step: NextStep; /** The step whose icon is shown, if it differs from `step`. */ icon?: NextStep }
  | { label: string; page: 'hooks' | 'sheet' }

/** Finds the next action for a video and its label. Unfilled gaps come first. The label of speech contains its price. */
export function nextVideoAction({ next, progress }: Pick<Video, 'next' | 'progress'>): NextVideoAction {
  if (next === null) return { label: 'Open for posting', page: 'sheet' }
  if (next === 'hook') return { label: 'Pick a hook', page: 'hooks' }
  if (progress[next].state === 'stale') return { label: 'See what changed', page: 'sheet' }
  const { gaps, characters: length } = progress.script
  if (gaps > 0 && (next === 'voice' || next === 'caption'))
    return { label: `Fill ${gaps} ${gaps === 1 ? 'gap' : 'gaps'}`, step: next, icon: 'script' }
  return { label: next === 'voice' ? `${nextLabel(next)}, ${formatCharacters(length)}` : nextLabel(next), step: next }
}
