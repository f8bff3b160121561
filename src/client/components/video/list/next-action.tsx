import type { Video } from '../../../../shared/features/videos/videos.schema.ts'
import { characters } from '../../../lib/audio/speech-facts.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { NextButton } from '../handover/next-button.tsx'
import { type Handover } from '../handover/use-handover.ts'
import { videoTitle } from './video-title.ts'

interface NextActionProps {
  video: Video
  handover: Pick<Handover, 'next'>
}

/** The one thing that a video needs next: a step that a click does, or the page on which it is done. */
export function NextAction({ video, handover }: NextActionProps) {
  const { id, next, progress } = video
  const of = `for ${videoTitle(video)}`
  const sheet = { to: '/library', search: { tab: 'planner', video: id }, variant: 'default', size: 'sm' } as const
  if (next === null) {
    return (
      <ButtonLink {...sheet} aria-label={`Open for posting ${of}`}>
        Open for posting
      </ButtonLink>
    )
  }
  if (next === 'hook') {
    return (
      <ButtonLink
        to="/hook-generator"
        search={{ video: id }}
        variant="default"
        size="sm"
        aria-label={`Pick a hook ${of}`}
      >
        Pick a hook
      </ButtonLink>
    )
  }
  if (progress[next].state === 'stale') {
    return (
      <ButtonLink {...sheet} aria-label={`See what changed ${of}`}>
        See what changed
      </ButtonLink>
    )
  }
  return <NextButton step={next} {...labelOf(video)} of={of} onNext={() => handover.next(id, next)} />
}

/** The words of the button where they are not the name of the step: slots come first, and speech says its price. */
function labelOf({ next, progress: { script } }: Video): { label?: string } {
  if (next !== 'voice' && next !== 'caption') return {}
  if (script.gaps > 0) return { label: `Fill ${script.gaps} ${script.gaps === 1 ? 'gap' : 'gaps'}` }
  return next === 'voice' ? { label: `Speak, ${characters(script.characters)}` } : {}
}
