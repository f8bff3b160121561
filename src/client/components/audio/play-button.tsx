import { IconPlayerPlayFilled, IconPlayerStopFilled } from '@tabler/icons-react'
import { type Playback } from '../../lib/audio/audio-player.ts'
import styles from './play-button.module.css'

interface PlayButtonProps {
  /** Name of the audio. */
  title: string
  state: Playback['state']
  small: boolean
  onPlay(): void
  onStop(): void
}

/** Starts and stops an audio. Stopping also cancels loading. */
export function PlayButton({ title, state, small, onPlay, onStop }: PlayButtonProps) {
  const stopped = state === 'stopped'
  const Icon = stopped ? IconPlayerPlayFilled : IconPlayerStopFilled
  return (
    <button
      type="button"
      className={`${styles.button} ${small ? styles.small : ''}`}
      aria-label={`${stopped ? 'Play' : 'Stop'} ${title}`}
      aria-busy={state === 'loading' || undefined}
      onClick={stopped ? onPlay : onStop}
    >
      <Icon size={small ? 18 : 24} aria-hidden="true" />
    </button>
  )
}
