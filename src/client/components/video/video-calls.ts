import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import type {
  AddToVideoRequest,
  CreateVideoRequest,
  KeepPieceRequest,
  UpdateVideoRequest,
  Video,
  VideoDetail,
} from '../../../shared/features/videos/videos.schema.ts'
import { type ApiClient } from '../../lib/api/trpc.ts'

interface Query<Input, Output> {
  query(input: Input): Promise<Output>
}

interface Mutation<Input, Output> {
  mutate(input: Input): Promise<Output>
}

/** The calls about videos that handing over needs. */
export interface VideoCalls {
  get: Query<{ id: string }, VideoDetail>
  create: Mutation<CreateVideoRequest, Video>
  update: Mutation<UpdateVideoRequest, Video>
  keep: Mutation<KeepPieceRequest, VideoDetail>
  addItems: Mutation<AddToVideoRequest, unknown>
  plan: Mutation<{ id: string }, PlannerEntry[]>
}

/** The calls about videos over the connection of the page. */
export function connectVideos({ library }: ApiClient): VideoCalls {
  return (library as unknown as { videos: VideoCalls }).videos
}
