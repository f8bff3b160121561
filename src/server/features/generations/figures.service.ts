import { AppError } from '../../../shared/errors.ts'
import { movedWarnings, withoutFigure, withoutWarningsOf } from '../../../shared/features/generation/figures.rules.ts'
import { FIGURE_MESSAGE, isOver, NO_GENERATION } from '../../../shared/features/generation/generations.constants.ts'
import { type GenerationFigure } from '../../../shared/features/generation/generations.schema.ts'
import { type Clock } from '../../runtime/clock.ts'
import { type ChangedResult, type ResultStore, type StoredGeneration } from '../../generation/generation-row.ts'
import { type AnyTool, listTexts } from '../../generation/writing-tool.ts'

/** Keeps or removes the figures of results that nobody gave. */
export function createFiguresService(deps: {
  repository: Pick<ResultStore, 'change'>
  findTool(row: StoredGeneration): AnyTool
  clock: Clock
}) {
  const { repository, findTool, clock } = deps
  return {
    /**
     * Keeps a figure of a result as true: no text of it is warned of it any more. Or removes the sentences with it, from
     * the text at `path` or from all, and what has no text left; or undoes that. Costs nothing. Throws NOT_FOUND for an
     * unknown generation or figure, CONFLICT while it is written, and where nothing would be left or is to be undone.
     */
    async reviewFigure(userId: string, request: GenerationFigure): Promise<void> {
      const change = (row: StoredGeneration): ChangedResult => reviewed(row, findTool(row), request)
      if (!(await repository.change(userId, request.id, change, clock.now())))
        throw new AppError('NOT_FOUND', NO_GENERATION)
    },
  }
}

function reviewed(row: StoredGeneration, tool: AnyTool, { figure, path, action }: GenerationFigure): ChangedResult {
  const { state, input, content, warnings, beforeRemoval } = row
  if (!isOver(state)) throw new AppError('CONFLICT', FIGURE_MESSAGE.busy)
  if (action === 'undo') {
    if (beforeRemoval?.figure !== figure || beforeRemoval.path !== path)
      throw new AppError('CONFLICT', FIGURE_MESSAGE.notUndone)
    return { ...beforeRemoval, beforeRemoval: undefined }
  }
  const isThere = warnings.some((known) => known.figure === figure && (path === undefined || known.path === path))
  if (!content || !isThere) throw new AppError('NOT_FOUND', FIGURE_MESSAGE.unknown)
  if (action === 'keep') {
    const before = beforeRemoval && { ...beforeRemoval, warnings: withoutWarningsOf(figure, beforeRemoval.warnings) }
    return { content, warnings: withoutWarningsOf(figure, warnings), beforeRemoval: before }
  }
  const left = tool.mapTexts(content, (at, text) =>
    path === undefined || at === path ? withoutFigure(text, figure) : text,
  )
  if (!left) throw new AppError('CONFLICT', FIGURE_MESSAGE.nothingLeft)
  const others = warnings.filter(({ reason }) => reason !== 'length')
  const length = tool.warn?.(left, input, others, state === 'done').filter(({ reason }) => reason === 'length') ?? []
  return {
    content: left,
    warnings: movedWarnings([...others, ...length], listTexts(tool, left)),
    beforeRemoval: { figure, path, content, warnings },
  }
}
