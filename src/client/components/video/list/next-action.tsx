import type { Video } from '../../../../shared/features/videos/videos.schema.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { NextButton } from '../handover/next-button.tsx'
import { type Handover } from '../handover/use-handover.ts'
import { nextVideoAction } from './next-video-action.ts'
import { videoTitle } from './video-title.ts'

interface NextActionProps {
  video: Video
  handover: Pick<Handover, 'next'>
}

/** The next action for a video: a button that starts a step, or a link to the page of the step. */
export function NextAction({ video, handover }: NextActionProps) {
  const { id } = video
  const next = nextVideoAction(video)
  const { label } = next
  const of = `for ${videoTitle(video)}`
  if ('step' in next)
    return (
      <NextButton step={next.step} icon={next.icon} label={label} of={of} onNext={() => handover.next(id, next.step)} />
    )
  const look = { variant: 'default', size: 'sm', 'aria-label': `${label} ${of}` } as const
  return next.page === 'hooks' ? (
    <ButtonLink to="/hook-generator" search={{ video: id }} {...look}>
      {label}
    </ButtonLink>
  ) : (
    <ButtonLink to="/library" search={{ tab: 'planner', video: id }} {...look}>
      {label}
    </ButtonLink>
  )
}
