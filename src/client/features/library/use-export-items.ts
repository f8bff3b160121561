import { ARCHIVE_PATH } from '../../../shared/features/library/archive.constants.ts'
import { type ExportFormat, LIBRARY_PAGE } from '../../../shared/features/library/library.constants.ts'
import type { ChosenExportRequest, LibraryFilter } from '../../../shared/features/library/library.schema.ts'
import { downloadFile } from '../../lib/api/download.ts'
import { browserTimeZone } from '../../lib/time/time-zone.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useExport } from '../../lib/api/use-export.ts'
import { itemCount, type ItemTotal } from './item-total.ts'

/** What to export: the items of a filter, or those with these ids. */
export type Exported = { filter: LibraryFilter; total: ItemTotal } | { ids: string[] }

const PATH = '/api/library/export'

/** Downloads an export. A toast reports the result. */
export function useExportItems() {
  const { busy, run } = useExport()

  async function exportItems(format: ExportFormat, what: Exported): Promise<void> {
    const total = totalOfExport(what)
    if (total.count === 0) {
      notify({
        tone: 'failed',
        title: 'No content to export',
        description: 'Create some content first to export your library',
      })
      return
    }
    if ('ids' in what && total.count > LIBRARY_PAGE.exported) {
      const most = LIBRARY_PAGE.exported.toLocaleString('en-US')
      const description = `Export at most ${most} chosen items, or everything that matches.`
      notify({ tone: 'failed', title: 'That is too many at once', description })
      return
    }
    await run(() => downloadFile(...buildRequest(format, what)), {
      title: 'Export completed',
      description: `Downloaded ${itemCount(total)} as ${format.toUpperCase()}`,
    })
  }

  const exportEverything = (): Promise<void> =>
    run(() => downloadFile(ARCHIVE_PATH), {
      title: 'Export completed',
      description: 'Downloaded everything as ZIP',
    })

  return { busy, exportItems, exportEverything }
}

/** Returns the number of items in an export. */
export const totalOfExport = (what: Exported): ItemTotal =>
  'ids' in what ? { count: what.ids.length, isMore: false } : what.total

/** A filter is sent in the query string. Ids are sent in the body, because a thousand do not fit into a URL. */
function buildRequest(format: ExportFormat, what: Exported): [address: string, body?: ChosenExportRequest] {
  const timeZone = browserTimeZone()
  if ('ids' in what) return [PATH, { format, timeZone, ids: what.ids }]
  const query = new URLSearchParams({ format, timeZone })
  for (const [name, value] of Object.entries(what.filter)) if (value !== undefined) query.set(name, String(value))
  return [`${PATH}?${query.toString()}`]
}
