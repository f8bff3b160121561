import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { AppError, DISK_FULL } from '../../../shared/errors.ts'
import { SPEECH_MESSAGE } from '../../../shared/features/tts/tts.constants.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openRecordings } from './testing/open-recordings.ts'

const region = async () => within(await screen.findByRole('region', { name: 'Your recordings' }))
const heading = () => screen.getByRole('heading', { level: 2, name: 'Your recordings' })
/** Found by text, because role queries are slow with many rows. */
const names = () => screen.queryAllByText(/^Take\d+$/u).map(({ textContent }) => textContent)
const takes = (count: number) => Array.from({ length: count }, (_, index) => `Take${index + 1}`)

describe('recordings', () => {
  it('are listed newest first, ten at first', async () => {
    const { user } = await openRecordings(takes(11))
    const all = await screen.findByText('Show all 11')
    expect(names()).toEqual(takes(11).slice(1).toReversed())
    await user.click(all)
    expect(names()).toEqual(takes(11).toReversed())
  })

  it('are copied, and downloaded under their name with subtitles', async () => {
    const { user } = await openRecordings(['Take1'])
    const recordings = await region()
    await user.click(await recordings.findByRole('button', { name: 'Copy text of Take1' }))
    await recordings.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toBe('Take1 said.')
    recordings.getByText(/^nova, mp3, \d+ characters, \d+ \w+$/u)

    const link = recordings.getByRole('link', { name: 'Download Take1' })
    expect(link.getAttribute('href')).toBe('/api/tts/audio/take1.mp3?download=Take1')
    expect(link.getAttribute('download')).toBe('Take1.mp3')
    await user.click(recordings.getByRole('button', { name: 'Subtitles of Take1' }))
    for (const format of ['srt', 'vtt']) {
      const name = new RegExp(`^${format}`, 'iu')
      const entry = await recordings.findByRole('menuitem', { name, hidden: true })
      expect(entry.getAttribute('href')).toBe(`/api/tts/audio/take1.${format}?download=Take1`)
      expect(entry.getAttribute('download')).toBe(`Take1.${format}`)
    }
  })

  it('are deleted after a confirmation, alone or with their library item', async () => {
    const { user, server, userId } = await openRecordings(takes(2))
    const recordings = await region()
    const opener = await recordings.findByRole('button', { name: 'Delete Take1' })
    await user.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    dialog.getByText('Are you sure you want to delete this voice recording? This action cannot be undone.')
    network.use(http.post('*/trpc/voiceLibrary.remove', () => HttpResponse.error(), { once: true }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const failed = await findToast('Error')
    failed.getByText(/^Failed to delete voice recording\./u)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const done = await findToast('Deleted')
    done.getByText('Voice recording deleted successfully.')
    await waitFor(() => expect(names()).toEqual(['Take2']))
    await waitFor(() => expect(document.activeElement).toBe(heading()))
    expect(await Array.fromAsync(server.services.library.all(userId))).toHaveLength(2)

    await user.click(recordings.getByRole('button', { name: 'Delete Take2' }))
    const both = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    await user.click(both.getByRole('checkbox', { name: 'Also delete it from your library' }))
    await user.click(both.getByRole('button', { name: 'Delete' }))
    await recordings.findByText('Nothing saved yet. Save a recording and it stays here.')
    expect((await Array.fromAsync(server.services.library.all(userId))).map(({ title }) => title)).toEqual(['Take1'])
  })

  it('report a failed load, and retry', async () => {
    let broken = true
    const refuse = http.get('*/trpc/*', ({ request }) =>
      broken && request.url.includes('voiceLibrary.list') ? HttpResponse.error() : undefined,
    )
    const { user } = await openRecordings(['Take1'], { before: () => network.use(refuse) })
    await screen.findByRole('heading', { name: 'Your recordings did not load' })
    broken = false
    const alert = within((await region()).getByRole('alert'))
    await user.click(alert.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('button', { name: 'Play Take1' })
  })
})

describe('a spoken text', () => {
  const results = () => within(screen.getByRole('region', { name: 'Results' }))

  it('is saved once, also after signing in again', async () => {
    const { user, server, userId } = await openRecordings(['Take1'], { kept: false })
    await user.click(await screen.findByRole('button', { name: 'Open again: Take1 said.' }))
    server.cookie.token = undefined
    await user.click(await results().findByRole('button', { name: 'Save to Library' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    const saved = await results().findByRole('button', { name: 'Saved to Library' })
    await user.click(saved)
    const recordings = await region()
    await recordings.findByRole('heading', { level: 3, name: 'TTS: Take1 said.' })
    expect(await server.services.voiceLibrary.list(userId)).toHaveLength(1)
    expect(server.calls.filter((call) => call === 'voiceLibrary.save')).toHaveLength(2)

    await user.click(recordings.getByRole('button', { name: 'Delete TTS: Take1 said.' }))
    const question = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    await user.click(question.getByRole('button', { name: 'Delete' }))
    await results().findByRole('button', { name: 'Save to Library' })
  })

  it('says why it could not be saved', async () => {
    const { user, server } = await openRecordings(['Take1'], { kept: false })
    await user.click(await screen.findByRole('button', { name: 'Open again: Take1 said.' }))
    network.use(http.post('*/trpc/voiceLibrary.save', () => HttpResponse.error(), { once: true }))
    await user.click(await results().findByRole('button', { name: 'Save to Library' }))
    const failed = await findToast('Failed to save')
    failed.getByText('Could not save to library. Please try again.')
    const { save } = server.services.voiceLibrary
    server.services.voiceLibrary.save = () => Promise.reject(new AppError('INSUFFICIENT_STORAGE', DISK_FULL))
    await user.click(results().getByRole('button', { name: 'Save to Library' }))
    await screen.findByText(DISK_FULL)
    server.services.voiceLibrary.save = save
    const bytes = { file_bytes: 10 ** 9 }
    await server.db.updateTable('speech_generations').set(bytes).execute()
    await user.click(results().getByRole('button', { name: 'Save to Library' }))
    await screen.findByText(SPEECH_MESSAGE.storageFull)
  })
})
