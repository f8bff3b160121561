import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { findToast } from '../../../testing/find-toast.ts'
import { findCard, HOOK, openLibrary, SCRIPT } from '../testing/open-library.ts'

const TOPIC = 'Bread for beginners'

/** Opens a library with a video about bread, and with a hook and a script without a video. */
function openVideos(at?: string) {
  return openLibrary([HOOK, SCRIPT], {
    ...(at !== undefined && { at }),
    prepare: ({ services }, userId) => services.videos.create(userId, { topic: TOPIC, details: [] }),
  })
}

describe('videos of the library', () => {
  it('are grouped by a filter, with the items of each', async () => {
    const { user, address, server, userId, ids } = await openVideos()
    const [video] = (await server.services.videos.list(userId, { limit: 50 })).items
    await server.services.addToVideo(userId, { id: video?.id ?? '', libraryItemIds: ids })
    await user.click(screen.getByRole('button', { name: 'Videos' }))
    expect(address()).toBe('/library?group=videos')
    const rows = within(await screen.findByRole('list', { name: 'Videos' }))
    const title = await rows.findByRole('link', { name: 'Stop scrolling.' })
    expect(title.getAttribute('href')).toBe(`/library?tab=planner&video=${video?.id}`)
    expect(screen.queryByRole('list', { name: 'Saved items' })).toBeNull()
    await user.click(rows.getByText('Items'))
    await rows.findByText('Script')
    await user.click((await rows.findAllByRole('link', { name: 'Stop scrolling.' })).at(-1) as HTMLElement)
    await screen.findByRole('dialog', { name: /Stop scrolling|Hook/u })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(address()).toBe('/library?group=videos'))
    await user.click(screen.getByRole('button', { name: /^Hooks/u }))
    await findCard('Stop scrolling.')
    expect(address()).toBe('/library?type=hook')
  })

  it('are searched in their own view, by what is in them, and searched on as items in the others', async () => {
    const { user, address, server, userId, ids } = await openVideos('/library?group=videos')
    await server.services.videos.create(userId, { topic: 'Soup', details: [] })
    const [, bread] = (await server.services.videos.list(userId, { limit: 50 })).items
    await server.services.addToVideo(userId, { id: bread?.id ?? '', libraryItemIds: ids.slice(1) })
    const field = screen.getByRole('searchbox', { name: 'Search your videos' })
    await user.click(field)
    await user.paste('PAN')
    await waitFor(() => expect(address()).toBe('/library?q=PAN&group=videos'))
    const rows = within(await screen.findByRole('list', { name: 'Videos' }))
    await waitFor(() => expect(rows.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([TOPIC]))
    await user.click(screen.getByRole('button', { name: /^All/u }))
    await waitFor(() => expect(address()).toBe('/library?q=PAN'))
    await findCard('Sunday pan')
    await user.click(screen.getByRole('button', { name: 'Videos' }))
    await user.clear(screen.getByRole('searchbox'))
    await user.paste('rye')
    await screen.findByText('No video has “rye” in its hook, topic or saved texts.')
    await user.click(screen.getByRole('button', { name: 'Clear search' }))
    await screen.findByRole('heading', { name: 'Soup' })
    expect(address()).toBe('/library?group=videos')
  })

  it('explain how to start the first one', async () => {
    await openLibrary([HOOK], { at: '/library?group=videos' })
    await screen.findByRole('heading', { name: 'No videos yet' })
    expect(screen.getByRole('link', { name: 'Start a video' }).getAttribute('href')).toBe('/dashboard')
  })

  it('scroll their chip into view where the row is narrow', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measure(this: Element) {
      const [left, width] = this.getAttribute('aria-pressed') === 'true' ? [420, 80] : [0, 328]
      return new DOMRect(left, 0, width, 44)
    })
    await openVideos('/library?group=videos')
    const row = screen.getByRole('group', { name: 'Type' }).parentElement
    // The chip overflows the row by 172 px. Another 40 px of the next control are scrolled into view.
    await waitFor(() => expect(row?.scrollLeft).toBe(212))
  })

  it('get an item from its dialog, and lose it again there', async () => {
    const { user, server, userId, ids } = await openVideos()
    const item = () => server.services.library.get(userId, ids[1] ?? '')
    const card = await findCard('Sunday pan')
    await user.click(card.getByRole('button', { name: /^View/u }))
    await user.click(await screen.findByRole('button', { name: 'Add to a video' }))
    const picker = within(await screen.findByRole('dialog', { name: 'Add to a video' }))
    await user.click(await picker.findByRole('button', { name: TOPIC }))
    ;(await findToast('Updated!')).getByText('1 item added to the video')
    expect((await item()).videoId).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click((await findCard('Sunday pan')).getByRole('button', { name: /^View/u }))
    await user.click(await screen.findByRole('button', { name: 'Change the video' }))
    await user.click(await screen.findByRole('button', { name: 'Remove from its video' }))
    await screen.findByText('1 item removed from the video')
    expect((await item()).videoId).toBeUndefined()
  })

  it('get several selected items at once', async () => {
    const { user, server, userId } = await openVideos()
    await findCard('Sunday pan')
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.keyboard('{Control>}a{/Control}')
    await user.click(screen.getByRole('button', { name: 'Add to a video' }))
    await user.click(await screen.findByRole('button', { name: TOPIC }))
    await screen.findByText('2 items added to the video')
    const [video] = (await server.services.videos.list(userId, { limit: 50 })).items
    expect(video).toMatchObject({ hook: 'Stop scrolling.', next: 'voice' })
  })
})
