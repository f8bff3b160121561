import { IconMovie } from '@tabler/icons-react'
import { useLocation } from '@tanstack/react-router'
import { readVideoSearch } from '../../lib/generation/video-search.ts'
import { type Handover } from '../video/handover/use-handover.ts'
import { nextVideoAction } from '../video/list/next-video-action.ts'
import { useVideo } from '../video/use-video.ts'
import { type Command } from './commands.ts'

/** Returns the next step of the page's video as a command. Returns an empty list for visitors and for pages without a video. */
export function useVideoCommand(signedIn: boolean, handover: Pick<Handover, 'next'>): Command[] {
  const search: Record<string, unknown> = useLocation({ select: (location) => location.search })
  const { video: id } = readVideoSearch(search)
  const { video } = useVideo(signedIn ? id : undefined)
  if (!video) return []
  const next = nextVideoAction(video)
  const command = { label: next.label, keywords: 'next step video', group: 'This video', icon: IconMovie } as const
  if ('step' in next) return [{ ...command, run: () => handover.next(video.id, next.step) }]
  const { page } = next
  return [
    {
      ...command,
      run: ({ go }) =>
        page === 'hooks'
          ? go({ to: '/hook-generator', search: { video: video.id } })
          : go({ to: '/library', search: { tab: 'planner', video: video.id } }),
    },
  ]
}
