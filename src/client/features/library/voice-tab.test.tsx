import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { insertSpeech } from '../../../server/testing/database/insert-speech.ts'
import { installFakeAudio } from '../../testing/fake-audio.ts'
import { findToast } from '../../testing/find-toast.ts'
import { breakCall, openLibrary } from './testing/open-library.ts'

/** Opens the tab with these recordings. `broken` names a call that fails until `mend` is called. */
async function openRecordings(names: readonly string[], broken?: string) {
  installFakeAudio()
  let mend = (): void => {}
  const opened = await openLibrary([], {
    at: '/library?tab=voice',
    prepare: async (server, userId) => {
      for (const name of names) {
        const audioUrl = await insertSpeech(server.db, userId, name.toLowerCase(), { text: `${name} said.` })
        await server.services.voiceLibrary.save(userId, { name, audioUrl })
      }
      if (broken) mend = breakCall(broken)
    },
  })
  return { ...opened, mend: () => mend() }
}

describe('the voice library', () => {
  it('shows an empty state that explains recordings', async () => {
    await openRecordings([])
    await screen.findByRole('heading', { name: 'No recordings yet' })
    expect(screen.getByRole('link', { name: 'Create TTS' }).getAttribute('href')).toBe('/tts-tool')
  })

  it('plays, copies the text and downloads the file by its name', async () => {
    const { user } = await openRecordings(['Sunday'])
    const list = within(await screen.findByRole('list', { name: 'Recordings' }))
    list.getByRole('button', { name: 'Play Sunday' })
    expect(list.getByRole<HTMLAnchorElement>('link', { name: 'Download Sunday' }).download).toBe('Sunday.mp3')
    await user.click(list.getByRole('button', { name: 'Copy text of Sunday' }))
    ;(await findToast('Copied!')).getByText('Content copied to clipboard')
    expect(await navigator.clipboard.readText()).toBe('Sunday said.')
  })

  it('deletes after a confirmation, and reports a failure', async () => {
    const { user } = await openRecordings(['Sunday'])
    await user.click(await screen.findByRole('button', { name: 'Delete Sunday' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    dialog.getByText('Are you sure you want to delete this voice recording? This action cannot be undone.')
    const mend = breakCall('voiceLibrary.remove')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    ;(await findToast('Error')).getByText(/^Failed to delete voice recording\./u)
    mend()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    ;(await findToast('Deleted')).getByText('Voice recording deleted successfully.')
    await screen.findByRole('heading', { name: 'No recordings yet' })
  })

  it('deletes the library item as well, if chosen', async () => {
    const { server, userId, user } = await openRecordings(['Sunday', 'Monday'])
    await user.click(screen.getByRole('tab', { name: 'Library' }))
    await user.click(await screen.findByRole('button', { name: 'Delete Monday' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    await user.click(await dialog.findByRole('checkbox', { name: 'Also delete the recording' }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await findToast('Deleted')
    expect((await server.services.voiceLibrary.list(userId)).map(({ name }) => name)).toEqual(['Sunday'])
  })

  it('reports a failed load, and retries', async () => {
    const { user, mend } = await openRecordings([], 'voiceLibrary.list')
    await screen.findByRole('heading', { name: 'Failed to fetch voice library' })
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert', { name: /Failed/u })).toBeNull())
    await screen.findByRole('heading', { name: 'No recordings yet' })
  })
})
