import type { Warning } from './generation.schema.ts'

/** The figures that warnings are about, each once, as they are written. */
export function warnedFigures(warnings: readonly Warning[]): string[] {
  return [...new Set(warnings.flatMap(({ figure = [] }) => figure))]
}

/** The sentences of warnings for people. Figures that nobody gave are named together, each once. */
export function warningSentences(warnings: readonly Warning[]): string[] {
  const figures = warnedFigures(warnings)
  const others = warnings.flatMap(({ figure, message }) => (figure === undefined ? message : []))
  return figures.length > 0 ? [...others, figureSentence(figures)] : others
}

/** Names figures that nobody gave, and says what to do. */
export function figureSentence(figures: readonly string[]): string {
  const [which, rest] =
    figures.length === 1
      ? ['this figure', 'it, or keep it if it is']
      : ['these figures', 'them, or keep those that are']
  return `Nobody gave ${which}: ${figures.join(', ')}. Remove ${rest} true.`
}
