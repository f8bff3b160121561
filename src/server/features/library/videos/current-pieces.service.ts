import { hash } from 'node:crypto'
import { CAPTION_PLATFORMS } from '../../../../shared/features/captions/captions.constants.ts'
import { readTitles } from '../../../../shared/features/captions/caption-titles.rules.ts'
import { type Caption } from '../../../../shared/features/captions/captions.schema.ts'
import { secondsForWords, spokenWords } from '../../../../shared/features/generation/generation.rules.ts'
import { readCaptionContent } from '../../../../shared/features/library/library.rules.ts'
import { contentText } from '../../../../shared/features/library/structured-content.rules.ts'
import { PLANNER_PLATFORMS, type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { type PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import {
  measureBeats,
  readScript,
  scriptText,
  listSlots,
  type TimedBeat,
  timeBeats,
} from '../../../../shared/features/scripts/scripts.rules.ts'
import { type SourceType } from '../../../../shared/features/videos/videos.constants.ts'
import { findStale, type MadeFrom, type VideoState } from '../../../../shared/features/videos/videos.rules.ts'
import {
  type VideoCaption,
  type VideoScript,
  type VideoVoice,
} from '../../../../shared/features/videos/videos.schema.ts'
import { type PieceRows, type TextPiece } from './pieces/video-pieces.repository.ts'
import { type VoicePiece } from './pieces/video-voices.repository.ts'
import { type StoredVideo } from './videos.repository.ts'

interface TextRow {
  type: 'script' | 'caption'
  id: string
  platform: string | null
  content: string
  madeFrom: MadeFrom | null
}

interface VoiceRow {
  madeFrom: MadeFrom | null
  file: Pick<VideoVoice, 'voice' | 'format'>
}

interface Found<Row> {
  row: Row
  isKept: boolean
}

/** The pieces of a video: its texts, saved before generated ones and each newest first, and its current voice. */
interface FoundPieces<Text extends TextRow, Voice extends VoiceRow> {
  texts: readonly Found<Text>[]
  voice: Found<Voice> | null
}

/** The current piece of each kind in a video: saved pieces take precedence over generated ones. */
export interface CurrentPieces {
  script: VideoScript | null
  voice: VideoVoice | null
  captions: VideoCaption[]
  standing: VideoState
  /** The row of each piece. */
  rows: ReturnType<typeof findVideoState<TextPiece, VoicePiece>>['rows']
}

/** A source: a hook or a script with the hash of its text. */
export const buildSource = (type: SourceType, id: string, text: string): MadeFrom => ({
  type,
  id,
  text,
  hash: hash('sha256', text),
})

/** A script from the library or a generation: its spoken text, its beats without times, and its length. */
export function readScriptPiece({ content, isKept }: { content: string; isKept: boolean }) {
  const beats = isKept ? readScript(content) : writtenContent<{ beats: TimedBeat[] }>(content).beats
  if (!beats) {
    const script = contentText(content)
    const words = spokenWords(script)
    return { script, beats: [], words, seconds: secondsForWords(words), slots: [] }
  }
  const script = scriptText(beats, { directions: false })
  return { script, beats, ...measureBeats(beats), slots: listSlots(beats) }
}

/** The current pieces of a video and their rows. `rows` are those of this video alone. */
export function findVideoState<Text extends TextRow, Voice extends VoiceRow>(
  video: StoredVideo,
  { texts, voice }: FoundPieces<Text, Voice>,
  entry: PlannerEntry | null,
) {
  const scriptRow = texts.find(({ row }) => row.type === 'script') ?? null
  const captionRows = currentCaptions(texts, video)
  const script = scriptRow && readScriptPiece({ content: scriptRow.row.content, isKept: scriptRow.isKept })
  const standing: VideoState = {
    hook: video.hook === null ? null : buildSource('hook', video.id, video.hook),
    script:
      scriptRow && script
        ? {
            source: buildSource('script', scriptRow.row.id, script.script),
            madeFrom: scriptRow.row.madeFrom,
            seconds: script.seconds,
            words: script.words,
            gaps: script.slots.length,
          }
        : null,
    voice: voice && { madeFrom: voice.row.madeFrom, voice: voice.row.file.voice, format: voice.row.file.format },
    captions: captionRows.map(({ row, platform }) => ({ madeFrom: row.madeFrom, platform })),
    entry,
  }
  return {
    standing,
    script,
    rows: {
      script: scriptRow,
      voice,
      captions: captionRows,
    },
  }
}

/** The current pieces of a video, with their texts. */
export function findCurrent(video: StoredVideo, pieces: PieceRows, entry: PlannerEntry | null): CurrentPieces {
  const texts = [
    ...pieces.kept.map((row) => ({ row, isKept: true })),
    ...pieces.written.map((row) => ({ row, isKept: false })),
  ]
  const recording = pieces.recorded[0]
  const voice = recording ?? pieces.spoken[0]
  const found = { texts, voice: voice ? { row: voice, isKept: recording !== undefined } : null }
  const { standing, script, rows } = findVideoState(video, found, entry)
  const speech = rows.voice?.row
  const placeOf = ({ row, isKept }: { row: TextPiece; isKept: boolean }) => ({
    libraryItemId: isKept ? row.id : null,
    generationId: row.generationId,
    stale: findStale(row, standing),
  })
  return {
    script: rows.script && script ? { ...placeOf(rows.script), ...script, beats: timeBeats(script.beats) } : null,
    voice: speech
      ? {
          libraryItemId: speech.libraryItemId,
          generationId: null,
          stale: findStale(speech, standing),
          ...speech.file,
          speechId: speech.speechId,
          recordingId: speech.recordingId,
          text: speech.text,
        }
      : null,
    captions: rows.captions.map((piece) => ({ ...placeOf(piece), ...readCaption(piece), platform: piece.platform })),
    standing,
    rows,
  }
}

/** The current caption of each platform. */
function currentCaptions<Text extends TextRow>(texts: readonly Found<Text>[], video: StoredVideo) {
  const captions = texts
    .filter(({ row }) => row.type === 'caption')
    .map((piece) => ({ ...piece, platform: platformOf(piece.row, video) }))
  return PLANNER_PLATFORMS.flatMap((name) => captions.find(({ platform }) => platform === name) ?? [])
}

function platformOf({ platform }: TextRow, video: StoredVideo): PlannerPlatform {
  const said = platform?.trim().toLowerCase()
  return PLANNER_PLATFORMS.find((name) => name.toLowerCase() === said) ?? video.platform ?? CAPTION_PLATFORMS[0]
}

function readCaption({ row: { content, titles }, isKept }: { row: TextPiece; isKept: boolean }): Caption {
  if (!isKept) {
    const [written] = writtenContent<{ captions: Caption[] }>(content).captions ?? []
    return written ?? { text: contentText(content), hashtags: [] }
  }
  const options = readTitles(titles)
  const caption = readCaptionContent(content) ?? { text: contentText(content), hashtags: [] }
  return options.length > 0 ? { ...caption, titles: options } : caption
}

/** The stored result of a tool. */
const writtenContent = <Content>(content: string): Partial<Content> => JSON.parse(content) as Partial<Content>
