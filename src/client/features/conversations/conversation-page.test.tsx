import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, it } from 'vitest'
import { markCheckoutSeen } from '../../lib/billing/checkout-seen.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'
import { EMAIL, HOOK, openConversation } from './testing/open-conversation.ts'

const open = (messages: string[] = []) => openConversation(HOOK, { at: 'conversation', messages })

// The start page redirects to the checkout once per browser session, which these tests do not need.
beforeEach(() => markCheckoutSeen())

describe('older conversation screen', () => {
  it('shows the tool, the prompt, the content and the messages, and copies', async () => {
    const { content, turns, user } = await open(['one'])
    expect(document.title).toBe('Conversation | Hookline')
    screen.getByRole('heading', { level: 1, name: 'Conversation' })
    screen.getByText('Hook Generator')
    within(screen.getByRole('region', { name: 'Original prompt' })).getByText('Five dinners')
    content.getByText('Bread is easy. (one)')
    expect(turns()).toHaveLength(2)
    expect(screen.queryByRole('switch', { name: 'Search the internet' })).toBeNull()
    await user.click(content.getByRole('button', { name: 'Copy content' }))
    await content.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toBe('Bread is easy. (one)')
  })

  it('sends a suggestion, and says when a message was not sent', async () => {
    const { press, send, box } = await open()
    await press('Add more emotion')
    await screen.findByText('Version 2, current')
    network.use(http.post('*/trpc/conversations.start', () => HttpResponse.error(), { once: true }))
    await send('shorter')
    const toast = await findToast('Error')
    toast.getByText('Failed to send message. Please try again.')
    expect(box.value).toBe('shorter')
  })

  it('saves and goes to the library', async () => {
    const { press, address } = await open()
    await press('Save to Library')
    await waitFor(() => expect(address()).toBe('/library'))
    await screen.findByRole('heading', { level: 2, name: 'Bread is easy.' })
  })

  it('asks before it deletes, and goes to the dashboard', async () => {
    const { press, address, user, server } = await open()
    await press('Delete')
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete this conversation?' }))
    dialog.getByText('Its messages and versions are deleted too. What you saved in your library stays.')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(server.calls).toContain('conversations.remove')
  })

  it('reports a conversation that does not exist', async () => {
    const server = await startTestServer()
    await server.signInAs(EMAIL)
    const { user, address } = renderApp('/conversation/nothing')
    await screen.findByRole('heading', { level: 1, name: 'Conversation not found' })
    await user.click(screen.getByRole('link', { name: 'Go to Dashboard' }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
  })
})
