import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useEffect, useId } from 'react'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { UNSAVED_AUDIO_DAYS } from '../../../shared/features/tts/tts.constants.ts'
import { leaveAudio, playAudio, seekAudio, stopAudio, usePlayback } from '../../lib/audio-player.ts'
import { useSession } from '../../lib/use-session.ts'
import { written } from '../../lib/written-text.ts'
import { downloadLink } from './download-link.ts'
import { PlayButton } from './play-button.tsx'
import { SeekLine } from './seek-line.tsx'
import { SubtitleMenu } from './subtitle-menu.tsx'
import styles from './audio-player.module.css'

interface AudioPlayerProps {
  title: string
  /** Voice, format and size, in words: `onyx, mp3, 215 characters`. */
  facts: string
  speech: Pick<Speech, 'id' | 'audioUrl' | 'duration' | 'outline' | 'filename' | 'format' | 'subtitles'>
  /** What else can be done with it, after the downloads. */
  actions?: ReactNode
  /** As a row of a list: without a card of its own. */
  small?: boolean
}

/** A spoken text: it plays, one at a time over the whole app, and can be downloaded while its file is there. */
export function AudioPlayer({ title, facts, speech, actions, small = false }: AudioPlayerProps) {
  const titleId = useId()
  const { user } = useSession()
  const Heading = small ? 'h3' : 'h2'
  const Frame = small ? 'div' : 'section'
  const { audioUrl, filename, subtitles } = speech
  const look = small ? ({ variant: 'subtle', color: 'gray', size: 'sm' } as const) : ({ variant: 'default' } as const)
  return (
    <Frame
      className={small ? styles.small : `hl-surface ${styles.large}`}
      aria-labelledby={small ? undefined : titleId}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={styles.title} {...written(title)}>
          {title}
        </Heading>
        <span className={`${small ? 'hl-meta hl-text-3' : 'hl-small hl-text-2'} hl-figures`}>{facts}</span>
      </div>
      {audioUrl ? (
        // Whoever signs in next begins in silence.
        <Playing key={user?.id} title={title} speech={speech} audioUrl={audioUrl} small={small} />
      ) : (
        <p className="hl-small hl-text-2">
          This audio is gone: what is not saved is deleted after {UNSAVED_AUDIO_DAYS} days.
        </p>
      )}
      {(audioUrl || actions) && (
        <div className={styles.actions}>
          {audioUrl && (
            <Button
              {...look}
              component="a"
              {...downloadLink(audioUrl, filename)}
              aria-label={`Download ${title}`}
              leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
            >
              Download
            </Button>
          )}
          {audioUrl && subtitles && <SubtitleMenu {...look} title={title} filename={filename} subtitles={subtitles} />}
          {actions}
        </div>
      )}
    </Frame>
  )
}

interface PlayingProps extends Required<Pick<AudioPlayerProps, 'title' | 'speech' | 'small'>> {
  audioUrl: string
}

function Playing({ title, speech: { id, duration, outline }, audioUrl, small }: PlayingProps) {
  const { state, time } = usePlayback(id)
  useEffect(() => () => leaveAudio(id), [id])
  return (
    <div className={styles.play}>
      <PlayButton
        title={title}
        state={state}
        small={small}
        onPlay={() => void playAudio(id, audioUrl)}
        onStop={() => stopAudio(id)}
      />
      <SeekLine
        label={`Position in ${title}`}
        outline={outline}
        time={time}
        duration={duration}
        playing={state === 'playing'}
        loading={state === 'loading'}
        small={small}
        onSeek={(to) => seekAudio(id, to)}
      />
    </div>
  )
}
