import type { ImportSummary } from '../../../../shared/features/library/archive.schema.ts'

export type ImportPart = keyof ImportSummary

interface PartWords {
  part: ImportPart
  one: string
  several: string
  /** Why some of them cannot be imported. */
  left: string
}

/** The parts of an import in display order. */
export const IMPORT_PARTS: readonly PartWords[] = [
  { part: 'items', one: 'item', several: 'items', left: '' },
  {
    part: 'planned',
    one: 'planned entry',
    several: 'planned entries',
    left: ': the file does not contain the planned item',
  },
  { part: 'recordings', one: 'recording', several: 'recordings', left: ': the file does not contain the audio' },
  { part: 'videos', one: 'video', several: 'videos', left: '' },
]

/** Formats a number of things of one part: `1 item`, `1,204 planned entries`. */
export function countOfPart({ one, several }: PartWords, count: number): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? one : several}`
}

/** Describes the new contents of a file: `42 items, 12 planned entries and 2 recordings`. Returns an empty string for none. */
export function describeNewContents(summary: ImportSummary): string {
  const parts = IMPORT_PARTS.flatMap((words) => {
    const { coming } = summary[words.part]
    return coming === 0 ? [] : [countOfPart(words, coming)]
  })
  const last = parts.pop() ?? ''
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`
}

/** Returns the label of the import button: `Import 42 items` for one kind, else `Import all 56`. */
export function importLabel(summary: ImportSummary): string {
  const kinds = IMPORT_PARTS.filter(({ part }) => summary[part].coming > 0)
  if (kinds.length === 1) return `Import ${describeNewContents(summary)}`
  const all = kinds.reduce((sum, { part }) => sum + summary[part].coming, 0)
  return `Import all ${all.toLocaleString('en-US')}`
}
