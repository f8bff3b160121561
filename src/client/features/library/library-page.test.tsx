import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { createLibraryRepository } from '../../../server/features/library/items/library.repository.ts'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { renderApp } from '../../testing/render-app.tsx'
import { startTestServer } from '../../testing/test-server.ts'
import { breakCall, findCard, headings, openLibrary, plan } from './testing/open-library.ts'

const tab = (name: string) => screen.getByRole('tab', { name })
const chip = (name: RegExp) => within(screen.getByRole('group', { name: 'Type' })).findByRole('button', { name })
const searchBox = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the library' })

/** Returns the figure above a label. */
async function figure(label: string): Promise<string | null> {
  const name = await screen.findByText(label, { selector: 'dt span' })
  return name.closest('div')?.querySelector('dd')?.textContent ?? null
}

const buildHook = (index: number) => ({
  item: {
    id: `many-${index}`,
    title: `Hook: ${index}`,
    type: 'hook' as const,
    content: `Bread ${index}`,
    tags: [],
    isFavorite: false,
    folder: null,
    originalId: null,
    metadata: null,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
  contentHash: `${index}`,
})

describe('the library', () => {
  it('shows an empty state with links to the tools', async () => {
    await openLibrary([])
    await screen.findByRole('heading', { name: 'No items found' })
    expect(document.title).toBe('Library | Hookline')
    expect(screen.getByRole('link', { name: 'Generate Hooks' }).getAttribute('href')).toBe('/hook-generator')
    expect(screen.getByRole('link', { name: 'Write Scripts' }).getAttribute('href')).toBe('/script-writer')
    expect(screen.getByRole('link', { name: 'Back to Dashboard' }).getAttribute('href')).toBe('/dashboard')
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull()
    expect(screen.queryByRole('searchbox')).toBeNull()
    await waitFor(async () => expect(await figure('Total Items')).toBe('0'))
  })

  it('counts items, and filters them by type', async () => {
    const { user, address, reload } = await openLibrary(undefined, {
      prepare: async (server, userId, [first = '']) => {
        await server.services.library.toggleFavorite(userId, first)
        await plan(server, userId, first)
      },
    })
    expect(await headings()).toEqual(['Bread', 'Sunday pan', 'Stop scrolling.'])
    await waitFor(async () => expect(await figure('Total Items')).toBe('3'))
    expect(await figure('Favorites')).toBe('1')
    expect(await figure('Planned')).toBe('1')
    expect(await figure('Voice Items')).toBe('0')
    for (const name of [/^All 3$/u, /^Hooks 1$/u, /^Scripts 1$/u, /^Captions 1$/u, /^TTS 0$/u]) await chip(name)
    await user.click(await chip(/^Scripts/u))
    await waitFor(async () => expect(await headings()).toEqual(['Sunday pan']))
    expect(address()).toBe('/library?type=script')
    await reload()
    expect(await headings()).toEqual(['Sunday pan'])
    expect((await chip(/^Scripts/u)).getAttribute('aria-pressed')).toBe('true')
  })

  it('finds a text with special characters, and clears the search', async () => {
    const { user, address, reload } = await openLibrary([
      { title: 'Hook: a', content: 'Save 50% on bread 🍞' },
      { title: 'Hook: b', content: 'Save 500 on ЩИ' },
    ])
    expect(await headings()).toHaveLength(2)
    await user.type(searchBox(), '50%')
    await waitFor(async () => expect(await headings()).toHaveLength(1))
    expect(address()).toBe('/library?q=50%25')
    await chip(/^All 1$/u)
    await reload()
    expect(await headings()).toHaveLength(1)
    expect(searchBox().value).toBe('50%')
    cleanup()
    const again = renderApp(`/library?q=${encodeURIComponent('щи nothing')}`)
    await screen.findByText('Nothing matches “щи nothing”.')
    await again.user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await waitFor(async () => expect(await headings()).toHaveLength(2))
    expect(searchBox().value).toBe('')
    expect(again.address()).toBe('/library')
  })

  it('says "1,000+" where it stopped counting what a search finds', async () => {
    const { user } = await openLibrary([{ title: 'Hook: Rye', content: 'Rye' }], {
      prepare: async ({ db }, userId) => {
        const many = Array.from({ length: 1_000 }, (_, index) => buildHook(index))
        await createLibraryRepository(db).insertAll(userId, many)
      },
    })
    await chip(/^All 1,001$/u)
    await user.type(searchBox(), 'bread')
    await chip(/^All 1,000\+$/u)
    await chip(/^Hooks 1,000\+$/u)
    await chip(/^Scripts 0$/u)
    await waitFor(() => expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('-1'))
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(screen.getByRole('button', { name: 'Select all' }))
    await user.click(screen.getByRole('button', { name: 'Select all 1,000+' }))
    await screen.findByText('1,000 selected')
    screen.getByRole('button', { name: 'Select none' })
  })

  it('narrows to a folder once there is one, from its chip or the filter', async () => {
    const { user, address } = await openLibrary()
    await user.click((await findCard('Bread')).getByRole('button', { name: 'Folder Winter' }))
    await waitFor(async () => expect(await headings()).toEqual(['Bread']))
    expect(address()).toBe('/library?folder=Winter')
    const folder = screen.getByRole('combobox', { name: 'Folder' })
    within(folder).getByRole('option', { name: 'Winter (1)', selected: true })
    await user.selectOptions(folder, 'All folders')
    await waitFor(async () => expect(await headings()).toHaveLength(3))
  })

  it('shows no folder filter without folders', async () => {
    await openLibrary([{ title: 'Hook: a' }])
    await headings()
    expect(screen.queryByRole('combobox', { name: 'Folder' })).toBeNull()
  })

  it('keeps tab and view in the address, by mouse and by keyboard', async () => {
    const { user, address, reload } = await openLibrary(undefined, {
      prepare: (server, userId, [first = '']) => plan(server, userId, first),
    })
    await headings()
    await user.click(tab('Favorites'))
    await screen.findByRole('heading', { name: 'No favorites yet' })
    expect(address()).toBe('/library?tab=favorites')
    await user.keyboard('{ArrowRight}{Enter}')
    await user.click(await screen.findByRole('radio', { name: 'Calendar' }))
    await waitFor(() => expect(address()).toBe('/library?tab=planner&view=calendar'))
    await reload()
    const calendar = await screen.findByRole<HTMLInputElement>('radio', { name: 'Calendar' })
    expect(calendar.checked).toBe(true)
  })

  it('shows six placeholder cards, reports a failed load, and retries', async () => {
    let mend = (): void => {}
    const { user } = await openLibrary(undefined, { prepare: () => (mend = breakCall('library.page')) })
    await screen.findByRole('heading', { name: 'Failed to fetch library items' })
    await user.click(tab('Favorites'))
    await screen.findByRole('heading', { name: 'Failed to fetch favorites' })
    mend()
    let answer = (): void => {}
    const gate = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    network.use(http.get('*/trpc/*', () => gate))
    await user.click(tab('Library'))
    screen.getByText('Loading...')
    expect(document.querySelectorAll('[data-skeleton]')).toHaveLength(6)
    answer()
    expect(await headings()).toHaveLength(3)
  })

  it('loads page by page, reports a failure, and shows each item once', async () => {
    const kept = Array.from({ length: 60 }, (_, index) => ({
      title: `Hook: ${index}`,
      content: `Hook number ${index}`,
    }))
    const { user } = await openLibrary(kept)
    await headings()
    const mend = breakCall('library.page')
    await user.click(await screen.findByRole('button', { name: 'Show more' }))
    await screen.findByRole('heading', { name: 'Failed to fetch library items' })
    mend()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
    const shown = await headings()
    expect(shown[0]).toBe('Hook number 59')
    expect(new Set(shown).size).toBe(shown.length)
    // Only the cards near the viewport are rendered.
    expect(shown).toHaveLength(48)
    expect(screen.getAllByRole('listitem')[0]?.getAttribute('aria-setsize')).toBe('60')
  })

  it('shows everything for an invalid address', async () => {
    await openLibrary([{ title: 'Hook: a' }], { at: '/library?q=%20&type=nonsense&tab=7&view=x&folder=' })
    expect(await headings()).toHaveLength(1)
  })

  it('opens the item that the address names, and reports one that is gone', async () => {
    const { user, ids, address } = await openLibrary()
    cleanup()
    const app = renderApp(`/library?item=${ids[1]}`)
    const view = within(await screen.findByRole('dialog', { name: 'Script: Sunday pan' }))
    await user.click(view.getByRole('button', { name: 'Edit Item' }))
    const edit = within(await screen.findByRole('dialog', { name: 'Edit Item' }))
    await waitFor(() => expect(app.address()).toBe('/library'))
    await user.click(edit.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(address()).toBe('/library')
    cleanup()
    const other = renderApp('/library?item=nothing')
    await findToast('This item did not open')
    await waitFor(() => expect(other.address()).toBe('/library'))
    expect(await headings()).toHaveLength(3)
  })

  it('shows a spoken text without its markup', async () => {
    const content = '<speak>One pan. <break time="400ms"/> Five dinners.</speak>'
    await openLibrary([{ type: 'tts', title: 'TTS: One pan.', content }])
    ;(await findCard('One pan.')).getByText('Five dinners.')
  })

  it.each([
    ['/hooks', '/hook-generator'],
    ['/scripts', '/script-writer'],
  ])('redirects from the older address %s to its tool', async (older, tool) => {
    const server = await startTestServer()
    await server.signInAs('noor@example.com')
    const { address } = renderApp(older)
    await waitFor(() => expect(address()).toBe(tool))
    await screen.findByRole('heading', { level: 1 })
  })
})
