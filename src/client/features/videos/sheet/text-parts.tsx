import { Button } from '@mantine/core'
import { IconPresentation } from '@tabler/icons-react'
import { useState } from 'react'
import { cueTime, scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'
import type { VideoDetail, VideoScript } from '../../../../shared/features/videos/videos.schema.ts'
import { CueList } from '../../../components/tool/result/cue-list.tsx'
import { enterFullScreen } from '../../../lib/browser/full-screen.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Teleprompter } from '../teleprompter/teleprompter.tsx'
import { MissingPart, PartActions, SheetPart } from './sheet-part.tsx'
import { StaleNote } from './stale-note.tsx'
import { WriteButton, type Writing } from './write-button.tsx'

/** The section with the hook. */
export function HookPart({ video }: { video: VideoDetail }) {
  const { id, hook, pieces } = video
  const search = { video: id, result: pieces.hooksGenerationId ?? undefined }
  return (
    <SheetPart title="Hook">
      {hook === null ? (
        <MissingPart
          action={
            <ButtonLink to="/hook-generator" search={search} {...(video.next === 'hook' ? {} : { variant: 'default' })}>
              Pick a hook
            </ButtonLink>
          }
        >
          No hook is picked yet.
        </MissingPart>
      ) : (
        <>
          <p className="hl-hook hl-break" {...languageAttributes(hook)}>
            {hook}
          </p>
          <PartActions>
            <CopyButton name="Copy hook" onCopy={() => copyResult(hook)} />
            <ButtonLink
              to="/hook-generator"
              search={search}
              variant="subtle"
              color="gray"
              size="sm"
              aria-label="Change the hook"
            >
              Change
            </ButtonLink>
          </PartActions>
        </>
      )}
    </SheetPart>
  )
}

/** Number of beats that are visible before the script is expanded. */
const SHOWN_BEATS = 6

/** The section with the script and the teleprompter. */
export function ScriptPart({ video, writing }: { video: VideoDetail; writing: Writing }) {
  const { script } = video.pieces
  return (
    <SheetPart
      title="Script"
      facts={script && `${cueTime(script.seconds)}, ${script.words} ${script.words === 1 ? 'word' : 'words'}`}
    >
      {script ? (
        <Script videoId={video.id} script={script} />
      ) : (
        <MissingPart
          action={
            <WriteButton step="script" isNext={video.next === 'script'} disabled={video.hook === null} {...writing} />
          }
        >
          {video.hook === null ? 'The script begins with the hook. Pick one first.' : 'No script is written yet.'}
        </MissingPart>
      )}
    </SheetPart>
  )
}

function Script({ videoId, script }: { videoId: string; script: VideoScript }) {
  const [isReading, setIsReading] = useState(false)
  const [isWhole, setIsWhole] = useState(script.beats.length <= SHOWN_BEATS)
  const { beats, slots, generationId } = script
  const search = { video: videoId, result: generationId ?? undefined }
  return (
    <>
      <StaleNote stale={script.stale} step="script" videoId={videoId} result={search.result} />
      {slots.length > 0 && (
        <p className="hl-small hl-text-2">
          {slots.length === 1 ? '1 gap is' : `${slots.length} gaps are`} still to be filled in.
        </p>
      )}
      <CueList beats={isWhole ? beats : beats.slice(0, SHOWN_BEATS)} />
      {!isWhole && (
        <Button variant="subtle" color="gray" size="sm" onClick={() => setIsWhole(true)}>
          Show the whole script
        </Button>
      )}
      <PartActions>
        <Button
          variant="default"
          size="sm"
          leftSection={<IconPresentation size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => {
            void enterFullScreen()
            setIsReading(true)
          }}
        >
          Teleprompter
        </Button>
        <CopyButton name="Copy script" onCopy={() => copyResult(scriptText(beats, { directions: true }))} />
        <CopyButton
          name="Copy words only, without stage directions"
          label="Copy words only"
          onCopy={() => copyResult(script.script)}
        />
        <ButtonLink to="/script-writer" search={search} variant="subtle" color="gray" size="sm">
          {slots.length > 0 ? 'Fill in the gaps' : 'Open script'}
        </ButtonLink>
      </PartActions>
      <Teleprompter beats={beats} open={isReading} onClose={() => setIsReading(false)} />
    </>
  )
}
