import { createContext, lazy, Suspense, use } from 'react'

const FigureMarks = lazy(async () => ({ default: (await import('./figure-marks.tsx')).FigureMarks }))

/** The figures in the texts below that nobody gave. */
export const UngivenFigures = createContext<readonly string[]>([])

/** A text in which figures that nobody gave are underlined, with a note. */
export function MarkedFigures({ text }: { text: string }) {
  const figures = use(UngivenFigures)
  if (figures.length === 0) return text
  return (
    <Suspense fallback={text}>
      <FigureMarks text={text} figures={figures} />
    </Suspense>
  )
}
