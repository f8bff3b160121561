import { type FormErrors, schemaResolver, useForm } from '@mantine/form'
import { useRef } from 'react'
import { flushSync } from 'react-dom'
import { type Profile, UpdatePreferencesRequest } from '../../../shared/features/account/account.schema.ts'
import { readFailure } from '../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../lib/feedback/notify.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { withSignIn } from '../../lib/session/with-sign-in.ts'
import { changedValues } from '../../ui/fields/changed-values.ts'

/** The settings that the save bar saves. */
export type PreferenceValues = Pick<Profile, keyof UpdatePreferencesRequest>

/** Manages the edits of the settings. The form stores only edited values, so the profile can be reloaded below them. */
export function usePreferences(profile: Profile) {
  const utils = trpc.useUtils()
  const nameRef = useRef<HTMLInputElement>(null)
  const form = useForm<Partial<PreferenceValues>>({
    initialValues: {},
    clearInputErrorOnChange: false,
    validate: schemaResolver(UpdatePreferencesRequest, { sync: true }),
  })
  const changes = changedValues<PreferenceValues>(profile, {
    ...form.values,
    displayName: form.values.displayName?.trim(),
  })
  const changed = Object.keys(changes).length > 0

  /** Shows the error of the name, the only setting that can be invalid. */
  function refuseName(errors: FormErrors): void {
    flushSync(() => form.setErrors(errors))
    nameRef.current?.focus()
  }

  async function save(edits: Partial<PreferenceValues>): Promise<void> {
    dismissFailure()
    try {
      const saved = await withSignIn(() => utils.client.auth.updatePreferences.mutate(changes))
      utils.auth.profile.setData(undefined, saved)
      // Edits made while saving stay unsaved.
      if (form.getValues() === edits) form.reset()
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
      if (field === 'displayName') refuseName({ displayName: message })
    }
  }

  return {
    values: { ...profile, ...form.values },
    changed,
    busy: form.submitting,
    nameError: form.errors['displayName'] as string | undefined,
    nameRef,
    change: (edit: Partial<PreferenceValues>): void => {
      if ('displayName' in edit) form.clearErrors()
      form.setValues(edit)
    },
    discard: form.reset,
    save: (): void => {
      if (changed && !form.submitting) form.onSubmit(save, refuseName)()
    },
  }
}
