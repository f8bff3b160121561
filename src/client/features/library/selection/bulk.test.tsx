import { screen, waitFor, within } from '@testing-library/react'
import { sql } from 'kysely'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { catchDownloads } from '../../../testing/catch-downloads.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { forwardApi } from '../../../testing/forward-api.ts'
import { network } from '../../../testing/network.ts'
import { type TestServer } from '../../../testing/test-server.ts'
import { breakCall, headings, openLibrary } from '../testing/open-library.ts'

const FIVE = ['E', 'D', 'C', 'B', 'A'].map((name) => ({ title: name, content: name }))
const check = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name: `Select ${name}` })
const bar = () => within(screen.getByRole('region', { name: 'Selection' }))
const act = (name: string) => bar().getByRole('button', { name })

/** Opens a library of five items in selection mode. */
async function choosing() {
  const app = await openLibrary(FIVE)
  expect(await headings()).toEqual(['A', 'B', 'C', 'D', 'E'])
  await app.user.click(screen.getByRole('button', { name: 'Select' }))
  return app
}

describe('choosing several items', () => {
  it('selects by key and by click, adds and removes favorites, tags, and moves to a folder', async () => {
    const { user, server, userId } = await choosing()
    const kept = () => Array.fromAsync(server.services.library.all(userId))
    await user.keyboard('{Control>}a{/Control}')
    bar().getByText('5 selected')
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('region', { name: 'Selection' })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Select' }))
    await user.keyboard('{Enter}')
    await user.click(check('A'))
    await user.keyboard('{Shift>}')
    await user.click(check('B'))
    await user.keyboard('{/Shift}')
    await user.click(act('Favorite'))
    ;(await findToast('Updated!')).getByText('2 items added to your favorites')
    await user.click(act('Unfavorite'))
    await screen.findByText('2 items removed from your favorites')
    await user.click(act('Tag'))
    const tagging = within(await screen.findByRole('dialog', { name: 'Tag 2 items' }))
    await user.click(tagging.getByRole('button', { name: 'Add tag' }))
    tagging.getByText('A tag must not be blank.')
    await user.type(tagging.getByLabelText('Tag'), 'winter{Enter}')
    await screen.findByText('2 items tagged “winter”')
    await user.click(act('Move to folder'))
    const moving = within(await screen.findByRole('dialog', { name: 'Move 2 items to a folder' }))
    await user.type(moving.getByLabelText('Folder'), 'Cold days{Enter}')
    await screen.findByText('2 items moved to “Cold days”')
    expect(screen.getAllByRole('button', { name: 'Folder Cold days' })).toHaveLength(2)
    expect(
      (await kept()).map(({ title, tags, folder, isFavorite }) => [title, tags[0], folder, isFavorite]).slice(0, 3),
    ).toEqual([
      ['A', 'winter', 'Cold days', false],
      ['B', 'winter', 'Cold days', false],
      ['C', undefined, null, false],
    ])
  })

  it('deletes, and can undo it until the next action', async () => {
    const { user } = await choosing()
    await user.click(check('B'))
    await user.click(check('D'))
    const mend = breakCall('library.bulk')
    await user.click(act('Delete'))
    ;(await findToast('Error')).getByText(/^The server could not be reached\./u)
    mend()
    const refused = { error: { message: 'No room.', code: -32_603, data: { httpStatus: 503 } } }
    network.use(http.post('*/trpc/library.bulk', () => HttpResponse.json([refused], { status: 503 }), { once: true }))
    await user.click(act('Delete'))
    await screen.findByText('Nothing was changed. No room.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    await user.click(act('Delete'))
    ;(await findToast('Deleted')).getByText('2 items deleted')
    expect(await headings()).toEqual(['A', 'C', 'E'])
    const undo = screen.getByRole('button', { name: 'Undo' })
    expect(document.activeElement).toBe(undo)
    await user.click(undo)
    await waitFor(async () => expect(await headings()).toEqual(['A', 'B', 'C', 'D', 'E']))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()

    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(check('C'))
    await user.click(act('Delete'))
    await screen.findByRole('button', { name: 'Undo' })
    await user.click(screen.getByRole('button', { name: 'Favorite A' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull())
  })
})

describe('more items than are loaded', () => {
  const MANY = Array.from({ length: 55 }, (_, index) => ({
    title: `Item ${54 - index}`,
    content: `Item ${54 - index}`,
  }))

  /** Selects all 55 items, of which 50 are loaded. */
  async function choosingAll() {
    const app = await openLibrary(MANY)
    expect(await headings()).toHaveLength(48)
    await app.user.click(screen.getByRole('button', { name: 'Select' }))
    await app.user.click(act('Select all'))
    bar().getByText('50 selected')
    await app.user.click(act('Select all 55'))
    await bar().findByText('55 selected')
    const kept = () => Array.fromAsync(app.server.services.library.all(app.userId))
    return { ...app, kept }
  }

  /** Makes every change of one item fail. */
  async function breakItem({ db }: TestServer, id: string | undefined): Promise<void> {
    const broken = `create trigger broken before update on library_items when new.id = '${id}'`
    await sql.raw(`${broken} begin select raise(abort, 'disk I/O error'); end`).execute(db)
  }

  it('are selected in a second step, changed, exported, deleted and restored', async () => {
    const { user, server, kept } = await choosingAll()
    expect(act('Select none').textContent).toBe('Select none')
    await user.click(act('Favorite'))
    ;(await findToast('Updated!')).getByText('55 items added to your favorites')
    expect((await kept()).every(({ isFavorite }) => isFavorite)).toBe(true)
    const files = catchDownloads()
    forwardApi(server, '/api/library/export')
    await user.click(act('Export'))
    await user.click(await bar().findByRole('menuitem', { name: /^JSON/u }))
    await findToast('Export completed')
    expect(JSON.parse((await files[0]?.text()) ?? '')).toHaveLength(55)

    await user.click(check('Item 3'))
    await user.click(act('Delete'))
    ;(await findToast('Deleted')).getByText('54 items deleted')
    await waitFor(async () => expect(await headings()).toEqual(['Item 3']))
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    ;(await findToast('Restored')).getByText('54 items are back')
    expect(await kept()).toHaveLength(55)
  })

  it('are counted when a deletion breaks off, and the deleted ones can be restored', async () => {
    const { user, server, kept } = await choosingAll()
    await breakItem(server, (await kept())[52]?.id)
    await user.click(act('Delete'))
    ;(await findToast('Error')).getByText(
      '50 of 55 items were deleted. The server could not finish. Try again, or undo it.',
    )
    await screen.findByText('50 items deleted')
    await waitFor(async () => expect(await headings()).toHaveLength(5))
    bar().getByText('5 selected')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    ;(await findToast('Restored')).getByText('50 items are back')
    expect(await kept()).toHaveLength(55)
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })
})

describe('a long action', () => {
  it('shows its progress, and can be stopped', async () => {
    const { user } = await openLibrary(Array.from({ length: 505 }, (_, index) => ({ title: `${index}` })))
    await headings()
    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(act('Select all'))
    await user.click(act('Select all 505'))
    await bar().findByText('505 selected')
    let answer = (): void => {}
    const gate = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)))
    network.use(http.post('*/trpc/library.bulk', () => gate, { once: true }))
    await user.click(act('Delete'))
    bar().getByText('0 of 505 items done')
    const stop = act('Stop')
    await user.click(stop)
    answer()
    ;(await findToast('Stopped')).getByText('500 of 505 items were deleted.')
  }, 30_000)
})

describe('the export', () => {
  it('contains only the selected items, if any are selected', async () => {
    const { user, server } = await choosing()
    const files = catchDownloads()
    forwardApi(server, '/api/library/export')
    await user.click(check('D'))
    await user.click(check('B'))
    await user.click(act('Export'))
    await user.click(await bar().findByRole('menuitem', { name: /^JSON/u }))
    ;(await findToast('Export completed')).getByText('Downloaded 2 items as JSON')
    const items: { title: string }[] = JSON.parse((await files[0]?.text()) ?? '')
    expect(items.map(({ title }) => title)).toEqual(['B', 'D'])
  })

  it('downloads the filtered items, and reports the outcome', async () => {
    const { user, server } = await openLibrary([{ title: 'A' }, { title: 'S', type: 'script', content: 'Said =1+1' }], {
      at: '/library?type=script',
    })
    await headings()
    const files = catchDownloads()
    forwardApi(server, '/api/library/export')
    for (const format of ['TXT', 'CSV', 'JSON']) {
      await user.click(await screen.findByRole('button', { name: 'Export' }))
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${format}`, 'u') }))
      ;(await findToast('Export completed')).getByText(`Downloaded 1 item as ${format}`)
    }
    expect(files.map(({ name }) => name.replace(/\d{4}-\d\d-\d\d/u, 'DAY'))).toEqual([
      'hookline-library-DAY.txt',
      'hookline-library-DAY.csv',
      'hookline-library-DAY.json',
    ])
    expect(await files[1]?.text()).toContain('Said =1+1')
    expect(JSON.parse((await files[2]?.text()) ?? '')).toHaveLength(1)
  })

  it('has dates in the time zone of the browser', async () => {
    vi.stubEnv('TZ', 'Pacific/Kiritimati')
    onTestFinished(() => void vi.unstubAllEnvs())
    const { user, server, userId } = await openLibrary([{ title: 'A' }])
    await headings()
    const files = catchDownloads()
    forwardApi(server, '/api/library/export')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /^TXT/u }))
    await findToast('Export completed')
    const [item] = await Array.fromAsync(server.services.library.all(userId))
    const day = new Date(Date.parse(item?.createdAt ?? '') + 14 * 60 * 60_000).toISOString().slice(0, 10)
    expect(await files[0]?.text()).toContain(`Created: ${day}`)
  })

  it('reports an empty export and a failed one', async () => {
    const { user } = await openLibrary([{ title: 'A' }], { at: '/library?q=nothing' })
    await screen.findByText('Nothing matches “nothing”.')
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /^CSV/u }))
    ;(await findToast('No content to export')).getByText('Create some content first to export your library')
    await user.click(screen.getByRole('button', { name: 'Clear filters' }))
    await headings()
    let answer = (): void => {}
    const gate = new Promise<Response>((resolve) => (answer = () => resolve(HttpResponse.json({}, { status: 500 }))))
    network.use(http.get('*/api/library/export', () => gate))
    await user.click(await screen.findByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: /^JSON/u }))
    await screen.findByRole('button', { name: 'Exporting...' })
    answer()
    ;(await findToast('Export Failed')).getByText('Failed to export your data. Please try again.')
  })
})
