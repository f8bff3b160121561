import { type MadeFrom } from '../../shared/features/videos/videos.rules.ts'

/** Where a piece of work comes from. */
export interface Origin {
  /** The request as it was sent, which its repetitions are; the input where it was sent as that. */
  asked?: unknown
  /** The video that it belongs to. */
  videoId?: string | undefined
  /** What it is made from. */
  madeFrom?: MadeFrom | null
}

/** What a request names: a video, and what is made from. All throw NOT_FOUND for what is not there or somebody else's. */
export interface Origins {
  requireVideo(userId: string, videoId: string | undefined): Promise<void>
  /** The hook that a script begins with, its own or that of its video, and what it counts as made from. */
  ofScript(
    userId: string,
    asked: { videoId?: string | undefined; hook?: string | undefined },
  ): Promise<{ hook: string | undefined; madeFrom: MadeFrom | null }>
  /** What a voice or a caption is made from, and the spoken words of the script that is named. */
  ofDerived(
    userId: string,
    type: 'voice' | 'caption',
    asked: { videoId?: string | undefined; scriptId?: string | undefined },
  ): Promise<{ words: string | undefined; madeFrom: MadeFrom | null }>
}

/** A request without its video, which is kept beside it. */
export function withoutVideo<Request extends { videoId?: string | undefined }>({
  videoId: _videoId,
  ...input
}: Request): Omit<Request, 'videoId'> {
  return input
}
