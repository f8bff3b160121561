import { createContext, lazy, Suspense, use } from 'react'
import type { Warning } from '../../../../shared/features/generation/generation.schema.ts'
import { type FigureReview } from './figure-actions.tsx'

const FigureMarks = lazy(async () => ({ default: (await import('./figure-marks.tsx')).FigureMarks }))

/** Warnings about figures in the texts below that nobody gave, and how they are kept or removed; without `review` they are only marked. */
export const UngivenFigures = createContext<{
  warnings: readonly Warning[]
  review?: FigureReview | undefined
} | null>(null)

export interface MarkedFiguresProps {
  text: string
  /** The place of the text in its result: `hooks.2.hook`. Undefined in a version of a conversation, which is one text. */
  path?: string
}

/** A text in which figures that nobody gave are underlined and can be kept or removed. */
export function MarkedFigures(props: MarkedFiguresProps) {
  if (!use(UngivenFigures)?.warnings.length) return props.text
  return (
    <Suspense fallback={props.text}>
      <FigureMarks {...props} />
    </Suspense>
  )
}
