import type { CreateVideoRequest, VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import type { Speech } from '../../../../shared/features/tts/tts.schema.ts'
import { type SaveableItem } from '../../tool/result/use-saving.ts'

/** The steps that a click can start. */
export type NextStep = 'script' | 'voice' | 'caption' | 'plan'

/** The subject of a video. A new video is created from it. */
export type VideoSubject = Pick<CreateVideoRequest, 'topic' | 'platform' | 'tone' | 'details' | 'generationId'>

/** How a piece is added to a video. A result or an audio is saved with it. A library item is assigned to it. */
export type Addition =
  | { kind: 'result'; item: SaveableItem; savedId?: string | null }
  | { kind: 'speech'; speech: Pick<Speech, 'audioUrl' | 'text' | 'recordingId'> }
  | { kind: 'item'; id: string; type: SaveableItem['type'] | 'tts'; videoId: string | null }

/** A piece that the next step continues with. */
export interface HandoverPiece {
  /** The piece's video. If undefined, the click creates one. */
  videoId: string | undefined
  subject: VideoSubject
  /** How to add the piece to the video. Null if the video already has it. */
  addition: Addition | null
}

/** A hook from which a script is written. */
export interface HandoverHook extends HandoverPiece {
  hook: string
}

/** A script to be spoken. `gaps` is the number of placeholders that its creator has not filled in. */
export interface HandoverScript extends HandoverPiece {
  /** The spoken words. */
  text: string
  gaps: number
  /** Id of the script's library item or generation, unless `addition` contains it. */
  scriptId?: string | undefined
}

/** The source of a caption: a script, or a text of up to 2,000 characters. */
export interface HandoverText extends HandoverPiece {
  content: string
  gaps?: number
  scriptId?: string | undefined
}

/** Returns the subject of an existing video. */
export function getVideoSubject({ topic, platform, tone, details }: VideoDetail): VideoSubject {
  return { topic, details, ...(platform && { platform }), ...(tone && { tone }) }
}

/** Returns the current script of a video, or null. */
export function getVideoScript(video: VideoDetail): HandoverScript | null {
  const { script } = video.pieces
  if (!script) return null
  const scriptId = script.libraryItemId ?? script.generationId ?? undefined
  return {
    videoId: video.id,
    subject: getVideoSubject(video),
    addition: null,
    text: script.script,
    gaps: script.slots.length,
    scriptId,
  }
}

/** Returns the source of a video's caption: its script, else its hook, else its topic. */
export function getCaptionSource(video: VideoDetail): HandoverText {
  const script = getVideoScript(video)
  if (script) return { ...script, content: script.text }
  return { videoId: video.id, subject: getVideoSubject(video), addition: null, content: video.hook ?? video.topic }
}
