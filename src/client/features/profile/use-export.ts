import { useState } from 'react'
import { datedFileName } from '../../../shared/features/account/account.rules.ts'
import { announce } from '../../lib/announce.ts'
import { downloadJson } from '../../lib/download.ts'
import { dismissFailure, notify } from '../../lib/notify.ts'
import { trpc } from '../../lib/trpc.ts'
import { withSignIn } from '../../lib/with-sign-in.ts'

/** Downloads everything the user owns as one dated file, and says how it went. */
export function useExport(): { busy: boolean; exportData(): Promise<void> } {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)

  async function exportData(): Promise<void> {
    if (busy) return
    setBusy(true)
    announce('Exporting...')
    dismissFailure()
    try {
      // Past the cache: a copy of everything is not kept in the page.
      const data = await withSignIn(() => utils.client.auth.exportData.query())
      downloadJson(datedFileName('data-export', 'json', new Date()), data)
      notify({ title: 'Export Complete', description: 'Your data has been downloaded successfully.' })
    } catch {
      notify({
        tone: 'failed',
        title: 'Export Failed',
        description: 'Failed to export your data. Please try again.',
        withSupport: true,
      })
    }
    setBusy(false)
  }

  return { busy, exportData }
}
