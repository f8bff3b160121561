import type { Warning } from './generation.schema.ts'

/** The figures that warnings are about, each once, as they are written. */
export function warnedFigures(warnings: readonly (string | Warning)[]): string[] {
  return [...new Set(warnings.flatMap((warning) => (typeof warning === 'string' ? [] : (warning.figure ?? []))))]
}

/** The sentences of warnings for people. Figures that nobody gave are named together, each once. */
export function warningSentences(warnings: readonly (string | Warning)[]): string[] {
  const figures = warnedFigures(warnings)
  const others = warnings.flatMap((warning) =>
    typeof warning === 'string' ? [warning] : warning.figure === undefined ? [warning.message] : [],
  )
  return figures.length > 0 ? [...others, figureSentence(figures)] : others
}

/** Names figures that nobody gave, and says what to do. */
export function figureSentence(figures: readonly string[]): string {
  const named = figures.join(', ')
  return figures.length === 1
    ? `Nobody gave this figure: ${named}. Remove it, or keep it if it is true.`
    : `Nobody gave these figures: ${named}. Remove them, or keep those that are true.`
}
