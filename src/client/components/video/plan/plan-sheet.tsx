import type { Video, VideoProgress } from '../../../../shared/features/videos/videos.schema.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { Sheet } from '../../../ui/overlays/sheet.tsx'
import { PlanVideoForm } from './plan-video-form.tsx'
import styles from './plan-sheet.module.css'

interface PlanSheetProps {
  video: Video
  open: boolean
  onClose(): void
}

/** A sheet that plans a video: platforms and time. */
export function PlanSheet({ video, open, onClose }: PlanSheetProps) {
  const words = video.hook ?? video.title ?? video.topic
  return (
    <Sheet open={open} title="Plan this video" onClose={onClose}>
      <div className="hl-small hl-text-2">
        <p {...languageAttributes(words)} className={styles.words}>
          {words}
        </p>
        <p>{describePieces(video.progress)}</p>
      </div>
      <PlanVideoForm video={video} onDone={onClose} />
    </Sheet>
  )
}

/** Describes the existing pieces besides the hook: `Script, voice and caption go with it.` */
export function describePieces({ script, voice, caption }: VideoProgress): string {
  const there = [
    script.state !== 'open' && 'script',
    voice.state !== 'open' && 'voice',
    caption.state !== 'open' && 'caption',
  ]
  const names = there.filter((name) => name !== false)
  const last = names.pop()
  if (last === undefined) return ''
  const list = names.length === 0 ? last : `${names.join(', ')} and ${last}`
  return `${list.charAt(0).toUpperCase()}${list.slice(1)} ${names.length === 0 ? 'goes' : 'go'} with it.`
}
