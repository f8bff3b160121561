import { type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { getCaptionSource, getVideoSubject } from '../../../components/video/handover/handover-pieces.ts'
import { HandoverDialogs } from '../../../components/video/handover/handover-dialogs.tsx'
import { useHandover } from '../../../components/video/handover/use-handover.ts'
import { WriteTheRest } from '../rest/write-the-rest.tsx'
import { PostPart } from './post-part.tsx'
import { collectPosts } from './posts.ts'
import { MissingPart, SheetPart } from './sheet-part.tsx'
import { HookPart, ScriptPart } from './text-parts.tsx'
import styles from './video-sheet.module.css'
import { VoicePart } from './voice-part.tsx'
import { type Writing, WriteButton } from './write-button.tsx'

/** All pieces of a video, ready for posting. A missing piece has a button that generates it. */
export function VideoSheet({ video }: { video: VideoDetail }) {
  const handover = useHandover()
  const posts = collectPosts(video)
  const writing: Writing = { busy: handover.busy, onWrite: (step) => void handover.next(video.id, step) }

  /** Generates a caption for a planned platform, which may differ from that of the video. */
  function captionFor(platform: PlannerPlatform): Writing {
    return {
      busy: handover.busy,
      onWrite: () => {
        const from = getCaptionSource(video)
        if (from.gaps) void handover.next(video.id, 'caption')
        else void handover.writeCaption({ ...from, subject: { ...getVideoSubject(video), platform } })
      },
    }
  }

  const isPlanned = video.pieces.plan.length > 0
  return (
    <>
      <WriteTheRest video={video} />
      <div className={styles.columns}>
        <div>
          <HookPart video={video} />
          <ScriptPart video={video} writing={writing} />
        </div>
        <div>
          <VoicePart video={video} writing={writing} />
          {posts.length === 0 && (
            <SheetPart title="Caption">
              <MissingPart action={<WriteButton step="caption" isNext={video.next === 'caption'} {...writing} />}>
                No caption is written yet.
              </MissingPart>
            </SheetPart>
          )}
          {posts.map((post) => (
            <PostPart key={post.platform} video={video} post={post} writing={captionFor(post.platform)} />
          ))}
          <SheetPart title="Plan">
            <MissingPart
              action={
                <WriteButton
                  step="plan"
                  isNext={video.next === 'plan'}
                  label={isPlanned ? 'Plan for another day or platform' : 'Plan'}
                  {...writing}
                />
              }
            >
              {isPlanned ? '' : 'Not planned yet.'}
            </MissingPart>
          </SheetPart>
        </div>
      </div>
      <HandoverDialogs handover={handover} />
    </>
  )
}
