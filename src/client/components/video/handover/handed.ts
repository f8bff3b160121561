import type { CreateVideoRequest, VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import type { Speech } from '../../../../shared/features/tts/tts.schema.ts'
import { type SaveableItem } from '../../tool/result/use-saving.ts'

/** The steps that a click can hand over to. */
export type NextStep = 'script' | 'voice' | 'caption' | 'plan'

/** What a video is about; a new one is made of it. */
export type VideoSubject = Pick<CreateVideoRequest, 'topic' | 'platform' | 'tone' | 'details' | 'generationId'>

/** How a piece gets into a video: a result or an audio is saved with it, an item of the library is put into it. */
export type Taken =
  | { kind: 'result'; item: SaveableItem; savedId?: string | null }
  | { kind: 'speech'; speech: Pick<Speech, 'audioUrl' | 'text' | 'recordingId'> }
  | { kind: 'item'; id: string; type: SaveableItem['type'] | 'tts'; videoId: string | null }

/** A piece that is handed over to the next step. */
export interface Handed {
  /** The video of the piece; without one the click makes it. */
  videoId: string | undefined
  subject: VideoSubject
  /** Null for a piece that the video has already. */
  taken: Taken | null
}

/** A hook from which a script is written. */
export interface HandedHook extends Handed {
  hook: string
}

/** A script that is spoken. `gaps` are the slots that its creator has not filled in. */
export interface HandedScript extends Handed {
  /** The words that are spoken. */
  text: string
  gaps: number
  /** The item or the generation that it is, where `taken` does not say so. */
  scriptId?: string | undefined
}

/** What a caption is written from: a script, else a text of up to 2,000 characters. */
export interface HandedText extends Handed {
  content: string
  gaps?: number
  scriptId?: string | undefined
}

/** What a video is about, from the video itself. */
export function subjectOf({ topic, platform, tone, details }: VideoDetail): VideoSubject {
  return { topic, details, ...(platform && { platform }), ...(tone && { tone }) }
}

/** The script of a video as it stands; null without one. */
export function scriptOf(video: VideoDetail): HandedScript | null {
  const { script } = video.pieces
  if (!script) return null
  const scriptId = script.libraryItemId ?? script.generationId ?? undefined
  return {
    videoId: video.id,
    subject: subjectOf(video),
    taken: null,
    text: script.script,
    gaps: script.slots.length,
    scriptId,
  }
}

/** What the caption of a video is written from: its script, else its hook or its topic. */
export function captionSourceOf(video: VideoDetail): HandedText {
  const script = scriptOf(video)
  if (script) return { ...script, content: script.text }
  return { videoId: video.id, subject: subjectOf(video), taken: null, content: video.hook ?? video.topic }
}
