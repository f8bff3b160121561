import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { currentNotice } from '../../lib/feedback/notify.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openRecordings } from './testing/open-recordings.ts'

const button = (name: string) => screen.findByRole('button', { name })
const line = (name: string) => screen.findByRole('slider', { name: `Position in ${name}` })
const readPlace = async (name: string) => (await line(name)).getAttribute('aria-valuetext')

describe('the audio player', () => {
  it('plays and pauses, resumes at its position, and restarts after its end', async () => {
    const { user, audio } = await openRecordings(['Bread'])
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
    expect(audio.heard).toBe('/api/tts/audio/bread.mp3')
    audio.hear(7.2)
    expect(await readPlace('Bread')).toBe('0:07 of 1:00')
    await user.keyboard(' ')
    expect(audio.heard).toBeNull()
    expect(await readPlace('Bread')).toBe('0:07 of 1:00')
    await user.keyboard('{Enter}')
    await button('Stop Bread')
    expect(audio.currentTime).toBe(7.2)
    audio.hear(60)
    await button('Play Bread')
    expect(await readPlace('Bread')).toBe('0:00 of 1:00')
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
    audio.hear(3)
    expect(await readPlace('Bread')).toBe('0:03 of 1:00')
  })

  it('stops when another one starts, and keeps its position', async () => {
    const { user, audio } = await openRecordings(['Bread', 'Soup'])
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
    audio.hear(20)
    await user.click(await button('Play Soup'))
    await button('Stop Soup')
    await button('Play Bread')
    expect(audio.heard).toBe('/api/tts/audio/soup.mp3')
    expect(await readPlace('Soup')).toBe('0:00 of 1:00')
    expect(await readPlace('Bread')).toBe('0:20 of 1:00')
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
    expect(audio.currentTime).toBe(20)
  })

  it('seeks by keyboard, before it plays and while it does', async () => {
    const { user, audio } = await openRecordings(['Bread'])
    ;(await line('Bread')).focus()
    const steps = [
      ['{ArrowRight}', '0:05'],
      ['{ArrowUp}', '0:10'],
      ['{PageUp}', '0:25'],
      ['{ArrowLeft}', '0:20'],
      ['{ArrowDown}', '0:15'],
      ['{End}', '1:00'],
      ['{PageDown}', '0:45'],
      ['{Home}', '0:00'],
      ['{ArrowLeft}', '0:00'],
      ['{PageUp}', '0:15'],
    ] as const
    for (const [key, place] of steps) {
      await user.keyboard(key)
      expect(await readPlace('Bread'), key).toBe(`${place} of 1:00`)
    }
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
    expect(audio.currentTime).toBe(15)
    ;(await line('Bread')).focus()
    await user.keyboard('{ArrowRight}')
    expect(audio.currentTime).toBe(20)
    expect(audio.heard).toBe('/api/tts/audio/bread.mp3')
  })

  it('can be cancelled while its file is loading', async () => {
    const { user, audio } = await openRecordings(['Bread'])
    audio.slow = true
    await user.click(await button('Play Bread'))
    const stop = await button('Stop Bread')
    expect(stop.getAttribute('aria-busy')).toBe('true')
    screen.getByText('Loading...')
    await user.click(stop)
    await button('Play Bread')
    expect(screen.queryByText('Loading...')).toBeNull()
    expect(currentNotice.get()).toBeNull()
  })

  it('stops when its page is left', async () => {
    const { user, audio } = await openRecordings(['Bread'])
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
    await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }))
    await waitFor(() => expect(audio.heard).toBeNull())
    expect(audio.src).toBe('')
  })

  it('stops when its user signs out in another tab', async () => {
    const { user, audio, server } = await openRecordings(['Bread'])
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
    server.cookie.token = undefined
    const otherTab = new BroadcastChannel('hookline-session')
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target
    otherTab.postMessage({ userId: null })
    await waitFor(() => expect(audio.heard).toBeNull())
    otherTab.close()
  })

  it('reports audio that cannot be played or is gone', async () => {
    const { user, audio } = await openRecordings(['Bread'])
    audio.broken = true
    await user.click(await button('Play Bread'))
    const error = await findToast('Playback Error')
    error.getByText('Unable to play audio. Try downloading the file instead.')
    network.use(http.head('*/api/tts/audio/bread.mp3', () => new HttpResponse(null, { status: 404 })))
    await user.click(await button('Play Bread'))
    await waitFor(() => expect(currentNotice.get()?.description).toMatch(/^This audio is no longer there\./u))
    audio.broken = false
    audio.refusal = new DOMException('not now', 'NotAllowedError')
    await user.click(await button('Play Bread'))
    const refused = await findToast('Play Failed')
    refused.getByText('Audio playback failed. Try downloading instead.')
    audio.refusal = undefined
    await user.click(await button('Play Bread'))
    await button('Stop Bread')
  })

  it('asks to sign in when the session has ended, and plays then', async () => {
    const { user, audio, server } = await openRecordings(['Bread'])
    server.cookie.token = undefined
    audio.broken = true
    await user.click(await button('Play Bread'))
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    audio.broken = false
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await button('Stop Bread')
    expect(audio.heard).toBe('/api/tts/audio/bread.mp3')
  })
})
