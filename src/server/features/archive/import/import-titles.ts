import { IMPORT_TITLES } from '../../../../shared/features/library/archive.constants.ts'
import { type ArchiveItem } from '../../../../shared/features/library/archive.schema.ts'
import { briefId } from '../formats/archive-index.ts'
import { type ImportPlan, isImported } from './import-plan.ts'

/** The titles of the first imported items; reads no further than the last of them. */
export async function importTitles(
  { items, summary }: ImportPlan,
  list: AsyncIterable<ArchiveItem>,
): Promise<string[]> {
  const titles: string[] = []
  const most = Math.min(summary.items.coming, IMPORT_TITLES)
  if (most === 0) return titles
  for await (const { id, title } of list) {
    if (isImported(items.get(briefId(id)))) titles.push(title)
    if (titles.length === most) break
  }
  return titles
}
