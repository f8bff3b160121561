import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { TEST_PASSWORD } from '../../../server/testing/test-app.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openHooks, SAMPLE } from './testing/open-hooks.ts'

/** Opens a hook generator with ten hooks and a way to read the user's saved items. */
async function withHooks() {
  const tool = await openHooks()
  const id = (await tool.server.services.sessions.resolve(tool.server.cookie.token ?? ''))?.user.id ?? ''
  await tool.generate(SAMPLE)
  await screen.findByRole('heading', { name: 'Done, 10 hooks' })
  const { library, conversations } = tool.server.services
  return {
    ...tool,
    userId: id,
    kept: () => Array.fromAsync(library.all(id)),
    /** Returns the conversation that the URL names. */
    conversation: () => conversations.get(id, tool.router.state.location.pathname.slice('/refine/'.length)),
  }
}

describe('actions of a hook', () => {
  it('saves one hook once, also when the session has ended', async () => {
    const { server, user, line, kept } = await withHooks()
    server.cookie.token = undefined
    const save = line(3).getByRole('button', { name: 'Save hook 3 to library' })
    await user.click(save)
    const dialog = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    await user.type(dialog.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(dialog.getByRole('button', { name: 'Sign In' }))
    await waitFor(() => expect(save.textContent).toBe('Saved'))
    expect(line(2).getByRole('button', { name: 'Save hook 2 to library' }).textContent).toBe('Save')
    await user.click(save)
    const items = await kept()
    expect(items).toHaveLength(1)
    expect(items[0]).toMatchObject({
      title: expect.stringMatching(/^Hook: Hook 3 of run \d+$/u),
      type: 'hook',
      tags: ['YouTube', 'casual'],
      metadata: { topic: SAMPLE, platform: 'YouTube', tone: 'casual' },
    })
    const way = line(3).getByRole('link', { name: `View in library: ${items[0]?.title}` })
    expect(way.getAttribute('href')).toBe(`/library?item=${items[0]?.id}`)
    expect(line(2).queryByRole('link')).toBeNull()
  })

  it('opens a conversation about one hook, and reports a failure', async () => {
    const { user, address, line, conversation } = await withHooks()
    network.use(http.post('*/trpc/conversations.create', () => HttpResponse.error(), { once: true }))
    const refine = line(2).getByRole('button', { name: 'Refine hook 2' })
    await user.click(refine)
    const toast = await findToast('Failed to start conversation')
    toast.getByText(/^The server could not be reached\./u)
    await user.click(refine)
    await waitFor(() => expect(address()).toMatch(/^\/refine\/.+/u))
    expect((await conversation()).siblings).toEqual(
      Array.from({ length: 10 }, (_, at) => expect.stringMatching(new RegExp(`^Hook ${at + 1} of run`, 'u'))),
    )
  })

  it('leads to the conversation about a hook again, and begins another one only on request', async () => {
    const { server, userId, user, line, router, address, kept } = await withHooks()
    const goBack = async () => {
      router.history.back()
      await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    }
    await user.click(line(2).getByRole('button', { name: 'Refine hook 2' }))
    await waitFor(() => expect(address()).toMatch(/^\/refine\/.+/u))
    const chat = router.state.location.pathname
    await goBack()
    await user.click(line(2).getByRole('button', { name: 'Refine hook 2' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(chat))
    const id = chat.slice('/refine/'.length)
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    await server.services.refine.refine(call, { id, userMessage: 'shorter', useInternetSearch: false })
    const { currentContent } = await server.services.conversations.get(userId, id)
    await goBack()
    const list = within(await screen.findByRole('region', { name: 'Refined' }))
    list.getByText(/^2 versions, /u)
    const link = list.getByRole('link', { name: `Open: ${currentContent}` })
    expect(link.getAttribute('href')).toContain(chat)
    line(1).getByRole('button', { name: 'Refine hook 1' })
    await user.click(await line(2).findByRole('button', { name: 'Continue refining hook 2' }))
    await waitFor(() => expect(router.state.location.pathname).toBe(chat))
    await goBack()
    await user.click(await line(2).findByRole('button', { name: 'Start anew with hook 2' }))
    await waitFor(() => expect(address()).toMatch(/^\/refine\/.+/u))
    expect(router.state.location.pathname).not.toBe(chat)
    expect(await server.services.conversations.list(userId, 9)).toHaveLength(2)
    expect(await kept()).toEqual([])
  })

  it('sends the facts of an earlier result', async () => {
    const { server, userId, reload } = await withHooks()
    const call = { userId, idempotencyKey: undefined, signal: new AbortController().signal }
    const request = { topic: 'Bread', platform: 'YouTube', tone: 'casual', useInternetSearch: false } as const
    await server.services.hooks.generate(call, { ...request, details: ['Six loaves a week'] })
    const { user, address, line } = await reload()
    await user.click(await screen.findByRole('button', { name: 'Open again: Bread' }))
    await user.click(line(2).getByRole('button', { name: 'Refine hook 2' }))
    await waitFor(() => expect(address()).toMatch(/^\/refine\/.+/u))
    const { details } = await server.services.conversations.get(userId, address().slice('/refine/'.length))
    expect(details).toEqual(['Six loaves a week'])
  })
})
