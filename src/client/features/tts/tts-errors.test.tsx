import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { insertSpeech } from '../../../server/testing/database/insert-speech.ts'
import { toneFor } from '../../../server/testing/fakes/fake-speech-model.ts'
import { sentences } from '../../../server/testing/open-speaker.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { AppError } from '../../../shared/errors.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openSpeech } from './testing/open-speech.ts'

describe('text-to-speech, errors', () => {
  it('shows which piece is being spoken, and stops without a charge', async () => {
    const { server, user, paste, field, submit, results, bar, used } = await openSpeech()
    server.speech.sound = async (request, signal) => {
      if (!request.text.startsWith('Sentence 0')) {
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
      }
      return toneFor(request)
    }
    const text = sentences(3).join('')
    await paste(text)
    await user.click(submit())
    await results.findByRole('heading', { name: 'Piece 2 of 3' })
    results.getByText('Stop whenever you like: only finished audio uses characters.')
    expect(results.getByRole('progressbar', { name: 'Text spoken' }).getAttribute('aria-valuenow')).toBe('25')
    expect(submit().textContent).toBe('Generating...')
    bar().getByRole('button', { name: 'Stop' })
    await user.click(results.getByRole('button', { name: 'Stop' }))
    results.getByText('Stopped. Your text is still there. Only finished audio uses characters.')
    bar().getByText('Only finished audio uses characters')
    expect(field().value).toBe(text)
    await waitFor(async () => expect(await used()).toBe(0))
  })

  it('shows how many are ahead, and that the pieces are being joined', async () => {
    const { user, paste, submit, results } = await openSpeech()
    let go = (_line: string): void => {}
    network.use(
      http.post('*/trpc/tts.stream', () => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            go = (line) => controller.enqueue(new TextEncoder().encode(`${line}\n`))
          },
        })
        return new HttpResponse(body, {
          headers: { 'content-type': 'application/json', 'transfer-encoding': 'chunked' },
        })
      }),
    )
    await paste('One pan.')
    await user.click(submit())
    await results.findByRole('heading', { name: 'Reading the text' })
    go('{"0":[[0],[null,0,0]]}')
    go('[0,0,[[{"result":0}],["result",0,1]]]')
    go('[1,0,[[{"data":0}],["data",1,2]]]')
    go('[2,1,[[{"type":"waiting","ahead":2}]]]')
    await results.findByRole('heading', { name: 'Waiting for the voice, 2 ahead of you' })
    go('[2,1,[[{"type":"joining"}]]]')
    await results.findByRole('heading', { name: 'Putting the pieces together' })
  })

  it('keeps the text and mails the link again where the allowance begins with the confirmed address', async () => {
    const { server, user, paste, field, submit, results } = await openSpeech({
      env: { SMTP_URL: 'smtp://mail.example' },
    })
    await paste('One pan.')
    await user.click(submit())
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email address' }))
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    await dialog.findByText('A new link is on its way to noor@example.com.')
    await user.click(dialog.getByRole('button', { name: 'Got it' }))
    expect(field().value).toBe('One pan.')
    expect(server.speech.said).toEqual([])
    await server.db.updateTable('users').set({ email_verified_at: '2026-11-20T12:00:00.000Z' }).execute()
    await user.click(results.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(server.speech.said).toHaveLength(1))
    await results.findByRole('button', { name: /^Play/u })
  })

  it('keeps the text when the voice fails, reports it, and retries', async () => {
    const { server, user, paste, field, submit, results, used, refreshed } = await openSpeech()
    const failed = new AppError('SERVICE_UNAVAILABLE', 'The voice is busy. Your text is safe.', {
      retryAfterSeconds: 60,
    })
    const { sound } = server.speech
    server.speech.sound = () => Promise.reject(failed)
    await paste('One pan.')
    await user.click(submit())
    const toast = await findToast('Generation Failed')
    toast.getByText(failed.message)
    results.getByRole('heading', { name: 'Generation Failed' })
    expect(field().value).toBe('One pan.')
    expect(await used()).toBe(0)
    network.use(http.post('*/trpc/tts.stream', () => HttpResponse.error(), { once: true }))
    await user.click(results.getByRole('button', { name: 'Try again' }))
    const toasts = within(screen.getByRole('region', { name: /^Notifications \(/u }))
    await toasts.findByText('Failed to generate speech')
    server.speech.sound = sound
    await user.click(results.getByRole('button', { name: 'Try again' }))
    await results.findByRole('heading', { name: 'One pan.' })
    expect(results.queryByText('Generation Failed')).toBeNull()
    await refreshed(3)
    expect(await used()).toBe(8)
  })

  it('gets the file that was made while the connection was lost, and is charged once', async () => {
    const { server, userId, user, paste, submit, results, used, refreshed } = await openSpeech()
    const order = { text: 'One pan.', voice: 'alloy', format: 'mp3' } as const
    const breakOff = http.post(
      '*/trpc/tts.stream',
      async ({ request }) => {
        const idempotencyKey = request.headers.get('idempotency-key') ?? undefined
        await server.services.tts.generate({ userId, idempotencyKey, signal: new AbortController().signal }, order)
        return HttpResponse.error()
      },
      { once: true },
    )
    network.use(breakOff)
    await paste(order.text)
    await user.click(submit())
    await user.click(await results.findByRole('button', { name: 'Try again' }))
    await results.findByRole('heading', { name: 'One pan.' })
    await refreshed(2)
    expect(await used()).toBe(8)
    expect(await server.services.tts.history(userId, 10)).toHaveLength(1)
  })

  it('opens the sign-in dialog when the session has ended, and continues', async () => {
    const { server, user, paste, field, submit, results, refreshed } = await openSpeech()
    await paste('One pan.')
    server.cookie.token = undefined
    await user.click(submit())
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    expect(field().value).toBe('One pan.')
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await results.findByRole('heading', { name: 'One pan.' })
    await refreshed(2)
  })

  it('opens the limit dialog when the month is used up meanwhile', async () => {
    const { server, userId, user, paste, submit, refreshed } = await openSpeech()
    await paste('One pan.')
    await screen.findByText('Leaves 4,992 characters this month.')
    await server.services.usage.keep(await server.services.usage.reserveSpeech(userId, 4_999))
    await user.click(submit())
    await screen.findByRole('dialog', { name: 'Monthly Limit Reached' })
    expect(screen.queryByText('Generation Failed')).toBeNull()
    await refreshed()
  })

  it('says whom to ask if there is no voice, and no setting, on a server that others reach', async () => {
    await openSpeech({ speech: false, env: { HOST: '0.0.0.0' } })
    const card = within(await screen.findByRole('region', { name: 'Speech is not set up on this server' }))
    card.getByText('Ask the person who runs this server.')
    expect(card.queryByText(/TTS_|espeak/u)).toBeNull()
  })

  it('says what the operator can do if there is no voice, and still plays earlier speech', async () => {
    await openSpeech({
      speech: false,
      before: async (server, userId) => {
        await insertSpeech(server.db, userId, 'new', { text: 'Spoken before.' })
        await insertSpeech(server.db, userId, 'old', { text: 'Old words.', file_key: null })
      },
    })
    const card = within(await screen.findByRole('region', { name: 'Speech is not set up on this server' }))
    card.getByText('espeak-ng')
    card.getByText('TTS_API_KEY')
    expect(screen.queryByRole('form', { name: 'Text and voice' })).toBeNull()
    expect(screen.queryByRole('button', { name: /Generate/u })).toBeNull()
    await screen.findByRole('button', { name: 'Open again: Spoken before.' })
    expect(screen.queryByText('Old words.')).toBeNull()
  })
})
