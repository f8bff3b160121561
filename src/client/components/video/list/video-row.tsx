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
  /** The level of its heading. */
  level: 2 | 3
  handover: Pick<Handover, 'next'>
  /** What stands below it. */
  children?: ReactNode
}

/** A video in a list: its hook, which opens its sheet, how far it is, and what comes next. */
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
        <p className="hl-meta hl-text-2 hl-figures">{factOf(video)}</p>
      </div>
      <MiniRail video={video} />
      <div className={styles.action}>
        <NextAction video={video} handover={handover} />
      </div>
      {children}
    </li>
  )
}

/** The names of the steps, over the rails of the rows. Each rail says them for screen readers. */
export function StepNames() {
  return (
    <div className={styles.names} aria-hidden="true">
      <MiniRailNames className={styles.steps} />
    </div>
  )
}

/** Where and when it is posted, else when it was last worked on. */
function factOf({ platform, progress: { plan }, updatedAt }: Video): string {
  const { entry } = plan
  const when = entry ? weekdayTime(entry.scheduledDate) : `changed ${shortDay(updatedAt)}`
  return [entry?.platform ?? platform, when].filter(Boolean).join(', ')
}
