import { useState } from 'react'
import type { ExportFormat } from '../../../shared/features/library/library.constants.ts'
import type { ChosenExportRequest, LibraryFilter } from '../../../shared/features/library/library.schema.ts'
import { announce } from '../../lib/announce.ts'
import { downloadFile } from '../../lib/download.ts'
import { dismissFailure, notify } from '../../lib/notify.ts'
import { withSignIn } from '../../lib/with-sign-in.ts'
import { itemCount } from './item-kinds.ts'

/** Either what a filter shows, or these items. */
export type Exported = { filter: LibraryFilter; count: number } | { ids: string[] }

const PATH = '/api/library/export'

/** Downloads items as one dated file, and says how it went. Source: spec sections 4 and 8. */
export function useExportItems() {
  const [busy, setBusy] = useState(false)

  async function exportItems(format: ExportFormat, what: Exported): Promise<void> {
    if (busy) return
    const count = 'ids' in what ? what.ids.length : what.count
    if (count === 0) {
      notify({
        tone: 'failed',
        title: 'No content to export',
        description: 'Create some content first to export your library',
      })
      return
    }
    setBusy(true)
    announce('Exporting...')
    dismissFailure()
    try {
      await withSignIn(() => downloadFile(...requestOf(format, what)))
      notify({
        title: 'Export completed',
        description: `Downloaded ${itemCount(count)} as ${format.toUpperCase()}`,
      })
    } catch {
      notify({
        tone: 'failed',
        title: 'Export Failed',
        description: 'Failed to export your data. Please try again.',
        withSupport: true,
      })
    } finally {
      setBusy(false)
    }
  }

  return { busy, exportItems }
}

/** A filter travels in the address; a thousand ids are too long for one. */
function requestOf(format: ExportFormat, what: Exported): [address: string, body?: ChosenExportRequest] {
  if ('ids' in what) return [PATH, { format, ids: what.ids }]
  const query = new URLSearchParams({ format })
  for (const [name, value] of Object.entries(what.filter)) if (value !== undefined) query.set(name, String(value))
  return [`${PATH}?${query.toString()}`]
}
