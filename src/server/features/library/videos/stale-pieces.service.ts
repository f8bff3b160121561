import { type PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import { type DerivedType } from '../../../../shared/features/videos/videos.constants.ts'
import { findStale, type MadeFrom, findCurrentSource } from '../../../../shared/features/videos/videos.rules.ts'
import { type CurrentPieces } from './current-pieces.service.ts'

/** A stale piece, its row, and the current text of its source. */
interface StalePiece {
  table: 'library_items' | 'voice_recordings' | 'generations' | 'speech_generations'
  id: string
  now: MadeFrom
}

/** The stale pieces of a kind; for captions optionally of one platform. */
export function stalePieces(
  { standing, rows, captions }: CurrentPieces,
  type: DerivedType,
  platform: PlannerPlatform | undefined,
): StalePiece[] {
  const named = rows.captions.filter((_, at) => platform === undefined || captions[at]?.platform === platform)
  const texts = type === 'script' ? [rows.script] : type === 'caption' ? named : []
  const pieces = [
    ...texts.map((piece) => piece && ({ ...piece, tables: ['library_items', 'generations'] } as const)),
    type === 'voice' && rows.voice
      ? ({ ...rows.voice, tables: ['voice_recordings', 'speech_generations'] } as const)
      : null,
  ]
  return pieces.flatMap((piece) => {
    if (!piece?.row.madeFrom || !findStale(piece.row, standing)) return []
    const now = findCurrentSource(piece.row.madeFrom, standing)
    return now ? [{ table: piece.tables[piece.isKept ? 0 : 1], id: piece.row.id, now }] : []
  })
}
