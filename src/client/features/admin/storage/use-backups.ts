import { useState } from 'react'
import { readFailure } from '../../../lib/api/failure.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'

/** Milliseconds between two looks while a backup is made. */
const LOOK_MS = 1_000

/** The backups, looked at again while one is made, and a function that begins one. */
export function useBackups() {
  const utils = trpc.useUtils()
  const [busy, setBusy] = useState(false)
  const query = trpc.admin.storage.backups.useQuery(undefined, {
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.kind === 'sqlite' && state.data.since !== null ? LOOK_MS : false),
  })

  async function begin(): Promise<void> {
    if (busy) return
    setBusy(true)
    dismissFailure()
    try {
      await utils.client.admin.storage.beginBackup.mutate()
    } catch (error) {
      notify({ tone: 'failed', title: 'No backup was begun', description: readFailure(error).message })
    }
    await utils.admin.storage.invalidate()
    setBusy(false)
  }

  return { query, busy, begin }
}
