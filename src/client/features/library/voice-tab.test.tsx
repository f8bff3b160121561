import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { VoiceRecording } from '../../../shared/features/voice-library/voice-library.schema.ts'
import { findToast } from '../../testing/find-toast.ts'
import { breakCall, openLibrary } from './testing/open-library.ts'

const RECORDING: VoiceRecording = {
  id: 'one',
  name: 'TTS: Sunday pan',
  originalText: 'Five dinners, one pan.',
  voice: 'onyx',
  format: 'mp3',
  characterCount: 1_215,
  duration: 69.4,
  filename: 'speech.mp3',
  audioUrl: '/api/tts/audio/one.mp3',
  subtitles: null,
  outline: [],
  libraryItemId: null,
  createdAt: '2026-11-17T10:00:00.000Z',
}

/** Opens the recordings of an account that has these. */
const openRecordings = (kept: VoiceRecording[], broken?: string) => {
  let mend = (): void => {}
  const app = openLibrary([], {
    at: '/library?tab=voice',
    prepare: ({ services }) => {
      Object.assign(services.voiceLibrary, {
        list: async () => [...kept],
        remove: async () => void kept.splice(0, 1),
      })
      if (broken) mend = breakCall(broken)
    },
  })
  return app.then((opened) => ({ ...opened, mend: () => mend() }))
}

describe('the voice library', () => {
  it('says what makes a recording where there is none', async () => {
    await openRecordings([])
    await screen.findByRole('heading', { name: 'No recordings yet' })
    expect(screen.getByRole('link', { name: 'Create TTS' }).getAttribute('href')).toBe('/tts-tool')
  })

  it('copies the text and downloads the file by its name', async () => {
    const { user } = await openRecordings([RECORDING, { ...RECORDING, id: 'two', name: '' }])
    const list = within(await screen.findByRole('list', { name: 'Recordings' }))
    list.getByRole('heading', { level: 2, name: RECORDING.name })
    expect(list.getAllByText(/^onyx, mp3, 1:09, 1,215 characters, 17 Nov/u)).toHaveLength(2)
    const links = list.getAllByRole<HTMLAnchorElement>('link', { name: /^Download/u })
    expect(links.map(({ download }) => download)).toEqual(['TTS: Sunday pan.mp3', 'voice.mp3'])
    await user.click(list.getByRole('button', { name: `Copy text of ${RECORDING.name}` }))
    ;(await findToast('Copied!')).getByText('Content copied to clipboard')
    expect(await navigator.clipboard.readText()).toBe(RECORDING.originalText)
  })

  it('deletes after a question, and says so when that fails', async () => {
    const { user } = await openRecordings([RECORDING])
    await user.click(await screen.findByRole('button', { name: `Delete ${RECORDING.name}` }))
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

  it('says when it did not load, and tries again', async () => {
    const { user, mend } = await openRecordings([], 'voiceLibrary.list')
    await screen.findByRole('heading', { name: 'Failed to fetch voice library' })
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('alert', { name: /Failed/u })).toBeNull())
    await screen.findByRole('heading', { name: 'No recordings yet' })
  })
})
