import { Button } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { UNSAVED_AUDIO_DAYS } from '../../../shared/features/tts/tts.constants.ts'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'
import { downloadLink } from '../../lib/audio/download-link.ts'
import { ActionRow } from '../../ui/buttons/action-row.tsx'
import { SubtitleMenu } from './subtitle-menu.tsx'
import { VoicePlayer } from './voice-player.tsx'
import styles from './audio-player.module.css'

interface AudioPlayerProps {
  title: string
  /** Voice, format and length: `onyx, mp3, 215 characters`. */
  facts: string
  speech: Pick<Speech, 'id' | 'audioUrl' | 'duration' | 'outline' | 'filename' | 'format' | 'subtitles'>
  /** The primary action. On phones all other actions are in a menu. */
  first?: ReactNode
  /** Further buttons after the downloads. */
  actions?: ReactNode
  /** Layout for list rows, without a card. */
  small?: boolean
}

/** An audio with its player and downloads. If its file is deleted, it says so instead. */
export function AudioPlayer({ title, facts, speech, first, actions, small = false }: AudioPlayerProps) {
  const titleId = useId()
  const Heading = small ? 'h3' : 'h2'
  const Frame = small ? 'div' : 'section'
  const { audioUrl, filename, subtitles } = speech
  const look = small ? ({ variant: 'subtle', color: 'gray', size: 'sm' } as const) : ({ variant: 'default' } as const)
  const buttons = (
    <>
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
    </>
  )
  return (
    <Frame
      className={small ? styles.small : `hl-surface ${styles.large}`}
      aria-labelledby={small ? undefined : titleId}
    >
      <div className={styles.head}>
        <Heading id={titleId} className={`hl-title ${styles.title}`} {...languageAttributes(title)}>
          {title}
        </Heading>
        <span className={`${small ? 'hl-meta hl-text-3' : 'hl-small hl-text-2'} hl-figures`}>{facts}</span>
      </div>
      {audioUrl ? (
        <VoicePlayer title={title} speech={speech} audioUrl={audioUrl} small={small} />
      ) : (
        <p className="hl-small hl-text-2">
          This audio was deleted. Audio that you do not save stays {UNSAVED_AUDIO_DAYS} days.
        </p>
      )}
      {first ? (
        <ActionRow more={`More for ${title}`} first={first}>
          {buttons}
        </ActionRow>
      ) : (
        (audioUrl || actions) && <div className={styles.actions}>{buttons}</div>
      )}
    </Frame>
  )
}
