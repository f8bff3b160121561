import { Link } from '@tanstack/react-router'
import { type ReactNode } from 'react'
import type { Video } from '../../../../shared/features/videos/videos.schema.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { shortDay, weekdayTime } from '../../../lib/time/format-time.ts'
import { type Handover } from '../handover/use-handover.ts'
import { MiniRail, MiniRailNames } from '../mini-rail.tsx'
import { NextAction } from './next-action.tsx'
import { videoTitle } from './video-title.ts'
import styles from './video-row.module.css'

interface VideoRowProps {
  video: Video
  /** Heading level. */
  level: 2 | 3
  handover: Pick<Handover, 'next'>
  /** Content below the row. */
  children?: ReactNode
}

/** A video in a list: its title, which opens its sheet, its progress and its next action. */
export function VideoRow({ video, level, handover, children }: VideoRowProps) {
  const title = videoTitle(video)
  const Heading = `h${level}` as const
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <Heading {...languageAttributes(title)} className={`${styles.title} hl-break`}>
          <Link to="/library" search={{ tab: 'planner', video: video.id }}>
            {title}
          </Link>
        </Heading>
        <p className="hl-meta hl-text-2 hl-figures">{describeFact(video)}</p>
      </div>
      <MiniRail video={video} />
      <div className={styles.action}>
        <NextAction video={video} handover={handover} />
      </div>
      {children}
    </li>
  )
}

/** Column headings above the rails of a list. Screen readers get the names from each rail instead. */
export function StepNames() {
  return (
    <div className={styles.names} aria-hidden="true">
      <MiniRailNames className={styles.steps} />
    </div>
  )
}

/** Describes where and when the video is posted, else when it was last changed. */
function describeFact({ platform, progress: { plan }, updatedAt }: Video): string {
  const { entry } = plan
  const when = entry ? weekdayTime(entry.scheduledDate) : `changed ${shortDay(updatedAt)}`
  return [entry?.platform ?? platform, when].filter(Boolean).join(', ')
}
