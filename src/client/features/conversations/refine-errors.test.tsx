import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { oneVersion } from '../../../server/testing/fakes/fake-text-model.ts'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { AppError } from '../../../shared/errors.ts'
import type { TestServer } from '../../testing/test-server.ts'
import { findToast } from '../../testing/find-toast.ts'
import { openConversation } from './testing/open-conversation.ts'

afterEach(() => void vi.useRealTimers())

/** Makes the next answers write `text` and then wait until they are stopped. */
function hangAfter(server: TestServer, text: string): void {
  server.text.refinement = async function* hang(_brief, { signal }) {
    if (text) yield { type: 'partial', text }
    await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))
    yield { type: 'answer', text: '' }
  }
}

function fail(server: TestServer, error: Error, text = ''): void {
  server.text.refinement = async function* failing() {
    if (text) yield { type: 'partial', text }
    throw error
  }
}

const FAILED = new AppError('BAD_GATEWAY', 'The writer failed. Your message is safe.')

describe('refine chat while an answer is written', () => {
  it('shows that the model starts and thinks, and drops text that turned out to be a thought', async () => {
    const { server, send, turns } = await openConversation()
    const steps = [1, 2, 3].map(() => Promise.withResolvers<void>())
    server.text.refinement = async function* (brief, options) {
      yield { type: 'loading' }
      await steps[0]?.promise
      yield { type: 'thinking' }
      await steps[1]?.promise
      yield { type: 'partial', text: 'Hm, let me see.' }
      yield { type: 'restart' }
      await steps[2]?.promise
      yield* oneVersion(brief, options)
    }
    await send('shorter')
    await screen.findByText('The model is loading', { selector: 'li *' })
    steps[0]?.resolve()
    await screen.findByText('Thinking', { selector: 'li *' })
    steps[1]?.resolve()
    await screen.findByText('Done thinking, now writing', { selector: 'li *' })
    expect(turns()).toEqual(['You: shorter', 'Done thinking, now writing'])
    steps[2]?.resolve()
    await screen.findByText('Version 2, current')
    expect(turns().join(' ')).not.toContain('let me see')
    await screen.findByText('9 prompts left')
  })

  it('shows the answer as it arrives, allows no second message, and keeps the partial answer when stopped', async () => {
    const { server, user, box, send, press, turns, content } = await openConversation()
    hangAfter(server, 'Half a sentence. And')
    vi.useFakeTimers({ toFake: ['Date'] })
    await send('shorter')
    await screen.findByText('Half a sentence. And')
    expect(screen.queryByRole('button', { name: 'Send' })).toBeNull()
    await user.type(box, 'longer{Enter}')
    await press('Add a question')
    expect(screen.getByRole('button', { name: 'Add a question' }).getAttribute('aria-disabled')).toBe('true')
    expect(server.calls.filter((call) => call === 'conversations.start')).toHaveLength(1)
    expect(box.value).toBe('longer')

    // The second tap of a double tap must be ignored. The tap after it counts.
    await press('Stop')
    screen.getByRole('button', { name: 'Stop' })
    vi.setSystemTime(Date.now() + 1_000)
    await press('Stop')
    expect(document.activeElement).toBe(box)
    const kept = 'Stopped before it was finished. The content stays as it was.'
    await waitFor(() =>
      expect(turns()).toEqual(['You: shorter', expect.stringContaining(`${kept}Half a sentence. And`)]),
    )
    content.getByText('Bread is easy.')
    server.text.refinement = oneVersion
    await user.keyboard('{Enter}')
    await screen.findByText('Version 2, current')
    expect(turns()).toHaveLength(4)
    expect(box.value).toBe('')
  })

  it('continues a stopped answer in its turn without another prompt, also after a reload', async () => {
    const { server, send, press, reload } = await openConversation()
    hangAfter(server, 'Bread is')
    vi.useFakeTimers({ toFake: ['Date'] })
    await send('shorter')
    await screen.findByText('Bread is')
    vi.setSystemTime(Date.now() + 1_000)
    await press('Stop')
    await screen.findByRole('button', { name: 'Go on' })
    screen.getByText('Go on writes the rest, for no further prompt.')
    const gate = Promise.withResolvers<void>()
    server.text.refinement = async function* (brief, options) {
      await gate.promise
      yield* oneVersion(brief, options)
    }
    const { turns, press: pressThere } = await reload()
    await screen.findByRole('button', { name: 'Go on' })
    await pressThere('Go on')
    await waitFor(() => expect(turns()).toEqual(['You: shorter', 'Bread is']))
    expect(screen.queryByRole('button', { name: 'Go on' })).toBeNull()
    gate.resolve()
    await screen.findByText('Version 2, current')
    expect(turns()).toEqual(['You: shorter', expect.stringMatching(/^Did: shorter\.Version 2/u)])
    await screen.findByText('9 prompts left')
  })

  it('returns the message to the field when stopped before the first word', async () => {
    const { server, box, send, press, turns } = await openConversation()
    hangAfter(server, '')
    vi.useFakeTimers({ toFake: ['Date'] })
    await send('shorter')
    await screen.findByText('Writing')
    vi.setSystemTime(Date.now() + 1_000)
    await press('Stop')
    await waitFor(() => expect(box.value).toBe('shorter'))
    expect(screen.queryByText('You:')).toBeNull()
    expect(turns()).toEqual([])
  })

  it('continues after a reload in the middle of an answer', async () => {
    const { server, send, reload } = await openConversation()
    const gate = Promise.withResolvers<void>()
    server.text.refinement = async function* (brief, options) {
      yield { type: 'partial', text: 'Half a' }
      await gate.promise
      yield* oneVersion(brief, options)
    }
    await send('shorter')
    await screen.findByText('Half a')
    const { box, turns } = await reload()
    await screen.findByText('Half a')
    expect(turns()).toEqual(['You: shorter', 'Half a'])
    expect(box.value).toBe('')
    gate.resolve()
    await screen.findByText('Version 2, current')
    expect(turns()).toHaveLength(2)
    expect(box.value).toBe('')
    expect(server.text.prompts).toHaveLength(1)
  })

  it('returns a message to the field that failed while the page was closed', async () => {
    const { server, send, reload } = await openConversation()
    const gate = Promise.withResolvers<void>()
    server.text.refinement = async function* failing() {
      await gate.promise
      for (const text of [] as string[]) yield { type: 'partial', text }
      throw FAILED
    }
    await send('shorter')
    await screen.findByText('Writing')
    cleanup()
    gate.resolve()
    const session = await server.services.sessions.resolve(server.cookie.token ?? '')
    await waitFor(async () =>
      expect(await server.services.generations.list(session?.user.id ?? '', { state: 'running' })).toEqual([]),
    )
    const { box } = await reload()
    await waitFor(() => expect(box.value).toBe('shorter'))
  })
})

describe('refine chat, errors', () => {
  it('says why an answer failed, returns the message to the field and retries', async () => {
    const { server, user, box, send, press, turns, reload } = await openConversation()
    fail(server, FAILED)
    await send('shorter')
    const toast = await findToast('Refinement failed')
    toast.getByText(FAILED.message)
    const title = screen.getByRole('heading', { name: 'Refinement failed' })
    expect(title.parentElement?.textContent).toContain(FAILED.message)
    expect(box.value).toBe('shorter')
    expect(turns()).toEqual([])
    server.text.refinement = oneVersion
    await user.type(box, ' and sweeter')
    await press('Try again')
    await screen.findByText('Version 2, current')
    expect(turns()[0]).toBe('You: shorter')
    expect(title.isConnected).toBe(false)
    await screen.findByText('9 prompts left')
    // Text that was typed in the meantime is a separate message.
    expect(box.value).toBe('shorter and sweeter')
    const again = await reload()
    expect(again.box.value).toBe('shorter and sweeter')
  })

  it('keeps the partial answer of a failure', async () => {
    const { server, send, turns } = await openConversation()
    fail(server, FAILED, 'Half a sentence. And')
    await send('shorter')
    await findToast('Refinement failed')
    await waitFor(() => expect(turns()[1]).toMatch(/^Stopped before it was finished\..*Half a sentence\. And/u))
    expect(turns()).toHaveLength(2)
  })

  it('opens the sign-in dialog when the session has ended, and continues', async () => {
    const { server, user, box, send } = await openConversation()
    server.cookie.token = undefined
    await send('shorter')
    const toast = await findToast('Authentication Required')
    toast.getByText('Please refresh the page or sign in again to continue.')
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    expect(box.value).toBe('shorter')
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await screen.findByText('9 prompts left')
    screen.getByText('Version 2, current')
    expect(box.value).toBe('')
  })

  it('reports that the free prompts of the day are used up', async () => {
    const { server, user, box, send } = await openConversation()
    fail(server, new AppError('FORBIDDEN', 'Used up.', { reason: 'daily_limit' }))
    await send('shorter')
    const dialog = within(await screen.findByRole('dialog', { name: 'Daily Limit Reached' }))
    await user.click(dialog.getByRole('button', { name: 'Maybe Later' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box.value).toBe('shorter')
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
  })

  it('keeps the message and sends the link again where the allowance begins with the confirmed address', async () => {
    const { server, user, box, send } = await openConversation()
    fail(server, new AppError('FORBIDDEN', 'Confirm first.', { reason: 'unverified_email' }))
    await send('shorter')
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm your email address' }))
    await user.click(dialog.getByRole('button', { name: 'Send again' }))
    await dialog.findByText('A new link is on its way to noor@example.com.')
    await user.click(dialog.getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(box.value).toBe('shorter')
    screen.getByRole('button', { name: 'Try again' })
  })
})

describe('a message that asks how to harm somebody', () => {
  it('is declined calmly and returned to the field, and the conversation continues', async () => {
    const { user, box, send, turns } = await openConversation()
    await send('add how to poison my husband')
    await screen.findByRole('heading', { name: 'Not this topic' })
    expect(box.value).toBe('add how to poison my husband')
    expect(turns()).toEqual([])
    await user.clear(box)
    await send('shorter')
    await waitFor(() => expect(turns()).toHaveLength(2))
    expect(screen.queryByRole('heading', { name: 'Not this topic' })).toBeNull()
  })
})

describe('a message about killing oneself', () => {
  it('shows help, returns the message to the field, and lets the conversation continue', async () => {
    const { user, box, send, turns } = await openConversation()
    await send('say that I want to kill myself')
    await screen.findByRole('heading', { name: 'Please talk to somebody' })
    expect(box.value).toBe('say that I want to kill myself')
    expect(turns()).toEqual([])
    await user.clear(box)
    await send('shorter')
    await waitFor(() => expect(turns()).toHaveLength(2))
    expect(screen.queryByRole('heading', { name: 'Please talk to somebody' })).toBeNull()
  })
})
