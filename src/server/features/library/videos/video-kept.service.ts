import { titlesMetadata } from '../../../../shared/features/captions/caption-titles.rules.ts'
import { type HookExtras } from '../../../../shared/features/hooks/hooks.schema.ts'
import { captionContent, libraryTitle } from '../../../../shared/features/library/library.rules.ts'
import { type SaveItemRequest } from '../../../../shared/features/library/library.schema.ts'
import { type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { scriptText } from '../../../../shared/features/scripts/scripts.rules.ts'
import { type Video, type VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'

/** The piece that an entry plans: its item, or the content to save first. `key` identifies the piece. */
interface PlannedPiece {
  key: string
  libraryItemId: string | null
  item: SaveItemRequest
}

/**
 * The piece to plan for a platform: its caption, otherwise the script, otherwise the hook with its extras; null without
 * any.
 */
export function pieceToPlan(
  video: Pick<Video, 'id' | 'topic' | 'hook' | 'platform' | 'tone'>,
  { captions, script, hookItemId }: VideoDetail['pieces'],
  platform: PlannerPlatform,
  extras: HookExtras,
): PlannedPiece | null {
  const { id: videoId, topic, hook, tone } = video
  const caption = captions.find((one) => one.platform === platform)
  if (caption) {
    const content = captionContent(caption)
    const item = { title: libraryTitle('caption', caption.text), content, type: 'caption' as const, tags: [platform] }
    return toPiece(caption, { ...item, metadata: { content: topic, platform, ...titlesMetadata(caption) }, videoId })
  }
  if (script) {
    const content = script.beats.length > 0 ? scriptText(script.beats, { directions: true }) : script.script
    const item = { title: libraryTitle('script', script.script), content, type: 'script' as const, tags: [] }
    return toPiece(script, { ...item, metadata: { topic }, videoId })
  }
  if (hook === null) return null
  const tags = [video.platform, tone].filter((tag) => tag !== null)
  return {
    key: 'hook',
    libraryItemId: hookItemId,
    item: {
      title: libraryTitle('hook', hook),
      content: hook,
      type: 'hook',
      // The same hook of the same video is saved once.
      originalId: videoId,
      tags,
      metadata: { topic, platform: video.platform, tone, ...extras },
      videoId,
    },
  }
}

function toPiece(
  { libraryItemId, generationId }: { libraryItemId: string | null; generationId: string | null },
  item: Omit<SaveItemRequest, 'originalId'>,
): PlannedPiece {
  return {
    key: generationId ?? libraryItemId ?? '',
    libraryItemId,
    item: { ...item, ...(generationId !== null && { originalId: generationId }) },
  }
}
