import { useEffect } from 'react'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { playAudio, seekAudio, registerPlayer, stopAudio, usePlayback } from '../../lib/audio/audio-player.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { PlayButton } from './play-button.tsx'
import { SeekBar } from './seek-bar.tsx'
import styles from './voice-player.module.css'

interface VoicePlayerProps {
  /** Name of the audio, for screen readers. */
  title: string
  speech: Pick<Speech, 'id' | 'duration' | 'outline'>
  audioUrl: string
  /** Layout for cards and list rows. */
  small?: boolean
}

/** Play button and seek bar of an audio. Only one audio plays at a time in the whole app. */
export function VoicePlayer(props: VoicePlayerProps) {
  const { user } = useSession()
  // Playback restarts when another user signs in.
  return <Playing key={user?.id} {...props} />
}

function Playing({ title, speech: { id, duration, outline }, audioUrl, small = false }: VoicePlayerProps) {
  const { state, time } = usePlayback(id)
  useEffect(() => registerPlayer(id), [id])
  return (
    <div className={small ? styles.small : styles.large}>
      <PlayButton
        title={title}
        state={state}
        small={small}
        onPlay={() => void playAudio(id, audioUrl)}
        onStop={() => stopAudio(id)}
      />
      <SeekBar
        label={`Position in ${title}`}
        waveform={outline}
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
