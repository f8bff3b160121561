import type { Video } from '../../../../shared/features/videos/videos.schema.ts'
import { characters } from '../../../lib/audio/speech-facts.ts'
import { type NextStep } from '../handover/handed.ts'
import { nextLabel } from '../handover/next-button.tsx'

/** What comes next for a video: a step that a click does, or the page on which it is done. */
export type NextOfVideo =
  | { label: string; step: NextStep; /** The step that the icon stands for, where it is another. */ icon?: NextStep }
  | { label: string; page: 'hooks' | 'sheet' }

/** Finds what a video needs next, and how its button is called: slots come first, and speech says its price. */
export function nextOfVideo({ next, progress }: Pick<Video, 'next' | 'progress'>): NextOfVideo {
  if (next === null) return { label: 'Open for posting', page: 'sheet' }
  if (next === 'hook') return { label: 'Pick a hook', page: 'hooks' }
  if (progress[next].state === 'stale') return { label: 'See what changed', page: 'sheet' }
  const { gaps, characters: length } = progress.script
  if (gaps > 0 && (next === 'voice' || next === 'caption'))
    return { label: `Fill ${gaps} ${gaps === 1 ? 'gap' : 'gaps'}`, step: next, icon: 'script' }
  return { label: next === 'voice' ? `${nextLabel(next)}, ${characters(length)}` : nextLabel(next), step: next }
}
