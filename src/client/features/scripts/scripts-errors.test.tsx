import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { threeBeats, untilAborted } from '../../../server/testing/fakes/fake-text-model.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { type ScriptBrief, type WriteOptions } from '../../../server/providers/text/text.port.ts'
import { AppError } from '../../../shared/errors.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { spendPrompts } from '../../testing/spend-allowance.ts'
import { openScripts, TOPIC } from './testing/open-scripts.ts'

const FAILED = new AppError('BAD_GATEWAY', 'The writer failed. Your topic is safe.')

/** A fake model that writes one beat and then calls `end`. */
function oneBeatThen(end: (options: WriteOptions) => Promise<never>) {
  return async function* (brief: ScriptBrief, options: WriteOptions) {
    for await (const draft of threeBeats(brief, options)) {
      if (draft.type !== 'again' && draft.index > 0) await end(options)
      yield draft
    }
  }
}

const failing = oneBeatThen(() => Promise.reject(FAILED))
const hanging = oneBeatThen(({ signal }) => untilAborted(signal))

describe('script writer, errors', () => {
  it('stops and keeps the partial script', async () => {
    const { server, form, user, generate, results } = await openScripts()
    server.text.beats = hanging
    await generate(TOPIC)
    await results.findByRole('heading', { name: 'Writing, 0:02 of 1:00' })
    form.getByRole('button', { name: 'Generating...' })
    expect(results.queryByRole('button', { name: 'Copy script' })).toBeNull()
    await user.click(results.getByRole('button', { name: 'Stop' }))
    await results.findByRole('heading', { name: 'Stopped, 0:02, 6 words' })
    results.getByText('Go on writes the rest, for no further prompt.')
    await results.findByText(/^1 minute, casual, Stopped, 0:02, 6 words, /u)
    results.getByRole('button', { name: 'Copy script' })
  })

  it('shows a second attempt at the right length, and restores the first when that is stopped', async () => {
    const { server, user, generate, results } = await openScripts()
    server.text.beats = async function* (brief, options) {
      yield* threeBeats(brief, options)
      yield { type: 'again', reason: 'length' }
      yield { type: 'beat', index: 0, kind: 'Hook', text: 'Now longer.', direction: '' }
      await untilAborted(options.signal)
    }
    await generate(TOPIC)
    await results.findByRole('heading', { name: 'Writing it again at the right length' })
    await results.findByText('Now longer.')
    await user.click(results.getByRole('button', { name: 'Stop' }))
    await results.findByText('Tell me yours.')
    expect(results.queryByText('Now longer.')).toBeNull()
  })

  it('keeps the first attempt when the second was only a thought', async () => {
    const { server, user, generate, results } = await openScripts()
    server.text.beats = async function* (brief, options) {
      yield* threeBeats(brief, options)
      yield { type: 'again', reason: 'length' }
      yield { type: 'beat', index: 0, kind: 'Hook', text: 'A draft of a thought.', direction: '' }
      yield { type: 'restart' }
      await untilAborted(options.signal)
    }
    await generate(TOPIC)
    await results.findByRole('heading', { name: 'Done thinking, now writing' })
    results.getByText('Tell me yours.')
    expect(results.queryByText('A draft of a thought.')).toBeNull()
    await user.click(results.getByRole('button', { name: 'Stop' }))
    await results.findByRole('heading', { name: /^Stopped, / })
    results.getByText('Tell me yours.')
  })

  it('keeps the partial script when the writer fails, reports it, and retries the same request', async () => {
    const { server, form, user, subject, generate, done, results, orders } = await openScripts()
    const working = server.text.beats
    await user.click(form.getByRole('radio', { name: /^Long form \(up to 10\s*minutes\)$/u }))
    await generate(TOPIC)
    await done()
    server.text.beats = failing
    await user.click(results.getByRole('button', { name: 'Regenerate' }))
    const toast = await findToast('Error')
    toast.getByText(FAILED.message)
    expect(screen.queryByRole('dialog')).toBeNull()
    results.getByText(FAILED.message)
    results.getByRole('heading', { name: 'Stopped, 0:02, 6 words' })
    results.getByText(`Stop scrolling for ${TOPIC}.`)
    expect(subject.value).toBe(TOPIC)
    server.text.beats = working
    await user.click(results.getByRole('button', { name: 'Regenerate' }))
    await waitFor(() => expect(orders).toEqual(['8 casual', '10 casual']))
    await done()
  })

  it('reports a server that does not answer, and restores the earlier result', async () => {
    const { user, generate, done, results } = await openScripts()
    await generate(TOPIC)
    await done()
    network.use(http.post('*/trpc/scripts.start', () => HttpResponse.error()))
    await user.click(results.getByRole('button', { name: 'Regenerate' }))
    const toast = await findToast('Error')
    toast.getByText('Failed to generate script. Please try again.')
    results.getByRole('heading', { name: 'Generation Failed' })
    results.getByText('Tell me yours.')
  })

  it('reports used up free prompts in a dialog, not in a toast', async () => {
    const { server, generate } = await openScripts()
    await spendPrompts(server)
    await generate(TOPIC)
    const dialog = within(await screen.findByRole('dialog', { name: 'Daily Limit Reached' }))
    dialog.getByRole('link', { name: 'Upgrade to Pro - $9.99/month' })
    expect(screen.queryByText('Error')).toBeNull()
  })

  it('opens the sign-in dialog when the session has ended, and continues', async () => {
    const { server, user, subject, generate, done } = await openScripts()
    server.cookie.token = undefined
    await generate(TOPIC)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    expect(subject.value).toBe(TOPIC)
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await done()
  })
})
