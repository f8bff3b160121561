import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { insertSpeech } from '../../../server/testing/insert-speech.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'

const CAPTION = { type: 'caption' as const, title: 'Caption: Bread', tags: ['TikTok', 'trending'], folder: undefined }
const HOOK = { type: 'hook' as const, title: 'Hook: Stop', content: 'Stop scrolling.', tags: [], folder: undefined }

/** Opens the library of an account that has saved a hook, after it a caption, and before both recordings of these names. */
async function openLibrary(recordings: readonly string[] = []) {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  const id = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  for (const name of recordings) {
    const audioUrl = await insertSpeech(server.db, id, name.toLowerCase())
    await server.services.voiceLibrary.save(id, { name, audioUrl })
  }
  await server.services.library.save(id, HOOK)
  await server.clock.advance(1_000)
  const content = JSON.stringify({ caption: 'Bread is patience.', hashtags: ['#bread'] })
  await server.services.library.save(id, { ...CAPTION, content })
  return { server, id, ...renderApp('/library') }
}

const titles = async () =>
  within(await screen.findByRole('list', { name: 'Saved items' }))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent)

describe('the library', () => {
  it('says that nothing is there yet, and where to begin', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    renderApp('/library')
    await screen.findByRole('heading', { name: 'No items found' })
    screen.getByRole('heading', { level: 1, name: 'Creator Library' })
    expect(document.title).toBe('Library | Hookline')
    expect(screen.getByRole('link', { name: 'Generate Hooks' }).getAttribute('href')).toBe('/hook-generator')
    expect(screen.getByRole('link', { name: 'Write Scripts' }).getAttribute('href')).toBe('/script-writer')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
  })

  it('lists what is kept, newest first, and copies it as a person reads it', async () => {
    const { user } = await openLibrary()
    expect(await titles()).toEqual([CAPTION.title, HOOK.title])
    screen.getByText('2 items')
    screen.getByText(/^Caption, \d+ \w+ \d{4}, TikTok, trending$/u)
    await user.click(screen.getByRole('button', { name: `Copy ${CAPTION.title}` }))
    await screen.findByText('Copied!')
    expect(await navigator.clipboard.readText()).toBe('Bread is patience.\n\n#bread')
  })

  it('deletes after a question, and says so when that fails', async () => {
    const { user } = await openLibrary()
    await titles()
    const opener = screen.getByRole('button', { name: `Delete ${HOOK.title}` })
    await user.click(opener)
    const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
    dialog.getByText('Are you sure you want to delete this library item? This action cannot be undone.')
    expect(dialog.queryByRole('checkbox')).toBeNull()
    network.use(http.post('*/trpc/library.remove', () => HttpResponse.error(), { once: true }))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const failed = await findToast('Error')
    failed.getByText(/^Failed to delete library item\./u)
    expect(await titles()).toHaveLength(2)
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    const done = await findToast('Deleted')
    done.getByText('Library item deleted successfully.')
    await waitFor(async () => expect(await titles()).toEqual([CAPTION.title]))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Saved items' })))
    screen.getByText('1 item')
  })

  it('deletes the recording of a spoken text too, where that is asked for', async () => {
    const { server, id, user } = await openLibrary(['Kept', 'Gone'])
    for (const name of ['Kept', 'Gone']) {
      await user.click(await screen.findByRole('button', { name: `Delete ${name}` }))
      const dialog = within(await screen.findByRole('dialog', { name: 'Confirm Deletion' }))
      const also = await dialog.findByRole('checkbox', { name: 'Also delete the recording' })
      if (name === 'Gone') await user.click(also)
      await user.click(dialog.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('heading', { name })).toBeNull())
    }
    expect((await server.services.voiceLibrary.list(id)).map(({ name }) => name)).toEqual(['Kept'])
  })

  it('says when it did not load, and tries again', async () => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    let broken = true
    network.use(
      http.get('*/trpc/*', ({ request }) =>
        broken && request.url.includes('library.list') ? HttpResponse.error() : undefined,
      ),
    )
    const { user } = renderApp('/library')
    await screen.findByRole('heading', { name: 'Your library did not load' })
    broken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByRole('heading', { name: 'No items found' })
  })
})
