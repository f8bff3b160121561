import { Button } from '@mantine/core'
import { IconBadgeCc, IconDownload } from '@tabler/icons-react'
import type { VideoDetail, VideoVoice } from '../../../../shared/features/videos/videos.schema.ts'
import { VoicePlayer } from '../../../components/audio/voice-player.tsx'
import { downloadLink } from '../../../lib/audio/download-link.ts'
import { speechFacts } from '../../../lib/audio/speech-facts.ts'
import { MissingPart, PartActions, SheetPart } from './sheet-part.tsx'
import { StaleNote } from './stale-note.tsx'
import { WriteButton, type Writing } from './write-button.tsx'

/** The section with the voice: its player and its files. */
export function VoicePart({ video, writing }: { video: VideoDetail; writing: Writing }) {
  const { voice, script } = video.pieces
  return (
    <SheetPart title="Voice" facts={voice && speechFacts(voice)}>
      {voice ? (
        <Voice videoId={video.id} voice={voice} />
      ) : (
        <MissingPart
          action={<WriteButton step="voice" isNext={video.next === 'voice'} disabled={script === null} {...writing} />}
        >
          {script === null ? 'The script is spoken. Write it first.' : 'Nothing is spoken yet.'}
        </MissingPart>
      )}
    </SheetPart>
  )
}

function Voice({ videoId, voice }: { videoId: string; voice: VideoVoice }) {
  const { audioUrl, subtitles, filename, format, speechId: id, duration, outline, stale } = voice
  if (audioUrl === null) return <p className="hl-small hl-text-2">Its file is gone. Speak the script again.</p>
  return (
    <>
      <StaleNote stale={stale} step="voice" videoId={videoId} />
      <VoicePlayer title="the voice of this video" speech={{ id, duration, outline }} audioUrl={audioUrl} small />
      <PartActions>
        <Button
          variant="default"
          size="sm"
          component="a"
          {...downloadLink(audioUrl, filename)}
          leftSection={<IconDownload size={18} stroke={1.75} aria-hidden="true" />}
        >
          {format.toUpperCase()}
        </Button>
        {subtitles && (
          <Button
            variant="default"
            size="sm"
            component="a"
            {...downloadLink(subtitles.srt, filename.replace(/\.\w+$/u, '.srt'))}
            leftSection={<IconBadgeCc size={18} stroke={1.75} aria-hidden="true" />}
          >
            SRT
          </Button>
        )}
      </PartActions>
    </>
  )
}
