import { postText } from '../../../../shared/features/captions/captions.rules.ts'
import { AI_DISCLOSURE } from '../../../../shared/ai-disclosure.ts'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { VideoCaption, VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { TitleOptions } from '../../../components/tool/title-options.tsx'
import { PLATFORM_ICONS } from '../../../components/tool/platform-icons.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { EntryStatus } from './entry-status.tsx'
import styles from './post-part.module.css'
import { fitPost, type Post } from './posts.ts'
import { MissingPart, PartActions, SheetPart } from './sheet-part.tsx'
import { StaleNote } from './stale-note.tsx'
import { WriteButton, type Writing } from './write-button.tsx'

interface PostPartProps {
  video: VideoDetail
  post: Post
  writing: Writing
}

/** Everything for posting on one platform: text, hashtags, disclosure of the AI voice, time and status. */
export function PostPart({ video, post: { platform, caption, entries }, writing }: PostPartProps) {
  const Icon = PLATFORM_ICONS[platform]
  return (
    <SheetPart
      title={
        <>
          <Icon size={20} stroke={1.75} aria-hidden="true" />
          {platform}
        </>
      }
    >
      {entries.map((entry) => (
        <EntryStatus key={entry.id} entry={entry} />
      ))}
      {caption ? (
        <CaptionPost video={video} platform={platform} caption={caption} />
      ) : (
        <MissingPart action={<WriteButton step="caption" isNext={video.next === 'caption'} {...writing} />}>
          No caption is written for {platform} yet.
        </MissingPart>
      )}
      {video.pieces.voice && <VoiceNote platform={platform} />}
    </SheetPart>
  )
}

interface CaptionPostProps {
  video: VideoDetail
  platform: PlannerPlatform
  caption: VideoCaption
}

function CaptionPost({ video, platform, caption }: CaptionPostProps) {
  const { text, hashtags, isCut, titles, size } = fitPost(caption, platform, video.hook)
  const kind = titles.length > 0 ? 'description' : 'caption'
  return (
    <>
      <StaleNote stale={caption.stale} step="caption" videoId={video.id} result={caption.generationId ?? undefined} />
      <TitleOptions titles={titles} />
      <div className={styles.text}>
        <p className="hl-prose" {...languageAttributes(text)}>
          {text}
        </p>
        {hashtags.length > 0 && (
          <p className={`hl-small ${styles.tags}`} dir="auto">
            {hashtags.join(' ')}
          </p>
        )}
      </div>
      <p className="hl-meta hl-text-3 hl-figures">
        {size}
        {isCut && `. Shortened to what ${platform} takes.`}
      </p>
      <PartActions>
        <CopyButton
          variant="default"
          name={`Copy all for ${platform}`}
          label={`Copy all for ${platform}`}
          onCopy={() => copyResult(postText({ text, hashtags }))}
        />
        <CopyButton name={`Copy ${kind} for ${platform}`} label={`Copy ${kind}`} onCopy={() => copyResult(text)} />
        {hashtags.length > 0 && (
          <CopyButton
            name={`Copy hashtags for ${platform}`}
            label="Copy hashtags"
            onCopy={() => copyResult(hashtags.join(' '))}
          />
        )}
      </PartActions>
    </>
  )
}

/** Says where the platform asks whether the voice is AI-generated. */
function VoiceNote({ platform }: { platform: PlannerPlatform }) {
  const { path, isFirstParty } = AI_DISCLOSURE[platform]
  return (
    <p className="hl-small hl-text-2">
      The voice is made by AI. {platform} asks for that at <b className={styles.path}>{path.join(' > ')}</b>.
      {!isFirstParty && ` This is from a third party's guide, not from ${platform}.`}
    </p>
  )
}
