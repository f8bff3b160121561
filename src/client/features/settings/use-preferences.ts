import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Profile } from '../../../shared/features/account/account.schema.ts'
import { DisplayName } from '../../../shared/features/auth/auth.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'

/** The settings that are saved by the button. */
export type PreferenceValues = Pick<Profile, (typeof KEYS)[number]>
const KEYS = ['displayName', 'notifications', 'emailUpdates', 'dataSharing'] as const

/** The values on screen: those of the server with the edits over them. */
export function usePreferences(profile: Profile) {
  const utils = trpc.useUtils()
  const [edits, setEdits] = useState<Partial<PreferenceValues>>({})
  const [busy, setBusy] = useState(false)
  const [nameError, setNameError] = useState('')
  const nameRef = useRef<HTMLInputElement>(null)
  const changes = pickChanges(edits, profile)

  function refuseName(message: string): void {
    flushSync(() => setNameError(message))
    nameRef.current?.focus()
  }

  async function save(): Promise<void> {
    if (busy || Object.keys(changes).length === 0) return
    const name = DisplayName.safeParse(changes.displayName ?? '')
    if (!name.success) return refuseName(name.error.issues[0]?.message ?? '')
    setBusy(true)
    dismissFailure()
    try {
      const saved = await withSignIn(() => utils.client.auth.updatePreferences.mutate(changes))
      utils.auth.profile.setData(undefined, saved)
      // Edits made while saving stay unsaved.
      setEdits((now) => (now === edits ? {} : now))
      notify({ title: 'Settings Saved', description: 'Your preferences have been updated successfully.' })
      void utils.auth.session.invalidate()
    } catch (error) {
      const { field, message } = readFailure(error)
      notify({
        tone: 'failed',
        title: 'Save Failed',
        description: 'Unable to save settings. Please try again.',
        withSupport: true,
        atField: field === 'displayName',
      })
      if (field === 'displayName') refuseName(message)
    }
    setBusy(false)
  }

  return {
    values: { ...profile, ...edits },
    changed: Object.keys(changes).length > 0,
    busy,
    nameError,
    nameRef,
    change: (edit: Partial<PreferenceValues>): void => {
      if ('displayName' in edit) setNameError('')
      setEdits((now) => ({ ...now, ...edit }))
    },
    discard: (): void => {
      setEdits({})
      setNameError('')
    },
    save,
  }
}

function pickChanges(edits: Partial<PreferenceValues>, profile: Profile): Partial<PreferenceValues> {
  const trimmed = { ...edits, ...(edits.displayName !== undefined && { displayName: edits.displayName.trim() }) }
  return Object.fromEntries(
    KEYS.filter((key) => trimmed[key] !== undefined && trimmed[key] !== profile[key]).map((key) => [key, trimmed[key]]),
  )
}
