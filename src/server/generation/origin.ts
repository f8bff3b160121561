import { type InTransaction } from '../../../db/transaction.ts'
import { type Tone } from '../../shared/features/generation/generation.constants.ts'
import { type HookExtras } from '../../shared/features/hooks/hooks.schema.ts'
import { type PlannerPlatform } from '../../shared/features/planner/planner.constants.ts'
import { type MadeFrom } from '../../shared/features/videos/videos.rules.ts'

/** The origin of a piece of work. */
export interface Origin {
  /** The request as it was sent, which identifies repetitions; the input by default. */
  asked?: unknown
  /** The video to which it belongs. */
  videoId?: string | undefined
  /**
   * Creates this video in the transaction that stores the piece, where the piece starts a video. The generation gets the id
   * of the video, which is deleted with it where it ends without text.
   */
  startVideo?: InTransaction | undefined
  /** Its source. */
  madeFrom?: MadeFrom | null
}

/** The request of a piece that may start a video. */
export interface Placed {
  videoId?: string | undefined
  newVideo?: boolean | undefined
  topic: string
  platform?: PlannerPlatform
  tone?: Tone
  details?: string[] | undefined
  hook?: string | undefined
}

/** Looks up the video and the source of a request. All throw NOT_FOUND for what does not exist or is another user's. */
export interface Origins {
  requireVideo(userId: string, videoId: string | undefined): Promise<void>
  /** The video to which the result belongs: the given one, or a new one about the topic. */
  place(userId: string, asked: Placed): Promise<Pick<Origin, 'videoId' | 'startVideo'>>
  /** The hook with which a script begins, from the request or its video, its saved extras, and the script's source. */
  ofScript(
    userId: string,
    asked: { videoId?: string | undefined; hook?: string | undefined },
  ): Promise<{ hook: string | undefined; extras: HookExtras; madeFrom: MadeFrom | null }>
  /** The source of a voice or a caption, and the spoken words of the given script. */
  ofDerived(
    userId: string,
    type: 'voice' | 'caption',
    asked: { videoId?: string | undefined; scriptId?: string | undefined },
  ): Promise<{ words: string | undefined; madeFrom: MadeFrom | null }>
}

/** A request without its video, which is stored separately. */
export function withoutVideo<Request extends Pick<Partial<Placed>, 'videoId' | 'newVideo'>>({
  videoId: _videoId,
  newVideo: _newVideo,
  ...input
}: Request): Omit<Request, 'videoId' | 'newVideo'> {
  return input
}
