import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { ARCHIVE_REFUSAL } from '../../../../server/features/archive/zip/archive-refusal.ts'
import { pack, SAMPLE, sampleItem } from '../../../../server/features/archive/testing/sample-content.ts'
import { archiveLimits, archiveTooLarge } from '../../../../shared/features/library/archive.constants.ts'
import { SAVED_AUDIO_BYTES } from '../../../../shared/plans.ts'
import { TEST_PASSWORD } from '../../../../server/testing/test-app.ts'
import { catchDownloads } from '../../../testing/catch-downloads.ts'
import { findToast } from '../../../testing/find-toast.ts'
import { forwardApi } from '../../../testing/forward-api.ts'
import { network } from '../../../testing/network.ts'
import { headings, openLibrary } from '../testing/open-library.ts'

const PATH = '/api/library/import'
const CHOICE = 'Choose a ZIP'
const zip = (content: BlobPart, name = 'hookline-archive-2026-11-21.zip') =>
  new File([content], name, { type: 'application/zip' })
const fiveHooks = async () =>
  zip(
    new Uint8Array(
      await pack({
        items: ['A', 'B', 'C', 'D', 'E'].map((name) => sampleItem(name, { title: `Hook: ${name}`, content: name })),
        entries: [],
        recordings: [],
        videos: [],
      }),
    ),
  )
/** Two items, a planned entry, and two recordings. The audio of one recording is missing. */
const spoken = async () => {
  const [first, ...others] = SAMPLE.recordings
  const recordings = first ? [{ ...first, sound: Buffer.from([0xff, 0xfb, 0x90, 0, 0, 0, 0, 0]) }, ...others] : []
  return zip(new Uint8Array(await pack({ ...SAMPLE, recordings })))
}
const said = () => document.querySelector('output')?.textContent

/** Opens the import with an empty library on the real server. */
async function openImport() {
  const app = await openLibrary([])
  forwardApi(app.server, PATH)
  await app.user.click(await screen.findByRole('button', { name: 'Import a ZIP' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Import a ZIP' }))
  const field = () => dialog.getByLabelText<HTMLInputElement>(new RegExp(`^${CHOICE}`, 'u'))
  return {
    ...app,
    dialog,
    field,
    choose: async (file: File) => app.user.upload(field(), file),
    press: (name: string) => app.user.click(dialog.getByRole('button', { name })),
  }
}

describe('importing', () => {
  it('previews a file, imports it, and imports nothing twice', async () => {
    const { dialog, field, choose, press, user, server, userId } = await openImport()
    expect(document.activeElement).toBe(field())
    dialog.getByText(/^One export, as large as your account allows\./u)
    const file = await spoken()
    await choose(file)
    const found = await dialog.findByText('New in this file: 2 items, 1 planned entry, 1 recording and 1 video')
    expect(document.activeElement).toBe(found)
    dialog.getByText('TTS: One pan')
    dialog.getByText('One pan, five dinners')
    dialog.getByText('1 cannot be imported: the file does not contain the audio')
    expect(await Array.fromAsync(server.services.library.all(userId))).toEqual([])

    await press('Import all 5')
    const toast = await findToast('Import completed')
    toast.getByText('Imported 2 items, 1 planned entry, 1 recording and 1 video')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(await headings()).toHaveLength(2)
    await screen.findByRole('button', { name: /^TTS 1$/u })
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))

    await user.click(screen.getByRole('button', { name: 'Export' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Import a ZIP' }))
    const again = within(await screen.findByRole('dialog', { name: 'Import a ZIP' }))
    await user.upload(again.getByLabelText(new RegExp(`^${CHOICE}`, 'u')), file)
    await again.findByText('Nothing new in this file')
    again.getByText('2 are here already')
    expect(again.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close'])
    await user.click(again.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Export' })))
  })

  it('lists the first items, the number of the others, and the size', async () => {
    const { dialog, choose } = await openImport()
    await choose(await fiveHooks())
    await dialog.findByText('New in this file: 5 items')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('5 items'),
      'Hook: A',
      'Hook: B',
      'Hook: C',
      'and 2 more',
    ])
    dialog.getByRole('button', { name: 'Import 5 items' })
  })

  it("shows the server's refusal of a file, and accepts another one", async () => {
    const { dialog, choose, field, press } = await openImport()
    const { packedBytes } = archiveLimits(SAVED_AUDIO_BYTES.free, { isFree: true })
    const large = zip('PK')
    Object.defineProperty(large, 'size', { value: packedBytes + 1 })
    await choose(large)
    await dialog.findByText(archiveTooLarge(packedBytes))
    await press('Choose another file')
    await choose(zip('A picture'))
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe(ARCHIVE_REFUSAL.notZip))
    const two = [zip('PK'), zip('PK')]
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: two } })
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toBe('Choose one file.'))

    const whole = await pack(SAMPLE)
    const cut = zip(new Uint8Array(whole.subarray(0, whole.length - 30)))
    fireEvent.drop(window, { dataTransfer: { types: ['Files'], files: [cut] } })
    const refusal = await dialog.findByText(ARCHIVE_REFUSAL.damaged)
    expect(document.activeElement).toBe(refusal)
    expect(dialog.queryByRole('button', { name: 'Try again' })).toBeNull()
    await press('Choose another file')
    expect(document.activeElement).toBe(field())
    await choose(await fiveHooks())
    await dialog.findByText('New in this file: 5 items')
  })

  it('continues after a lost connection, and after the session has ended, without choosing again', async () => {
    const { dialog, choose, press, server, user } = await openImport()
    network.use(http.post(`*${PATH}`, () => HttpResponse.error(), { once: true }))
    await choose(await fiveHooks())
    await dialog.findByText('The connection was lost. Your file is still chosen: try again, nothing is imported twice.')
    await press('Try again')
    await dialog.findByText('New in this file: 5 items')
    server.cookie.token = undefined
    await press('Import 5 items')
    const signIn = within(await screen.findByRole('dialog', { name: 'Sign in to go on' }))
    await user.type(signIn.getByLabelText('Password'), TEST_PASSWORD)
    await user.click(signIn.getByRole('button', { name: 'Sign In' }))
    const toast = await findToast('Import completed')
    toast.getByText('Imported 5 items')
    expect(await headings()).toHaveLength(5)
  })

  it('can be stopped while it runs', async () => {
    const { dialog, choose, press, field } = await openImport()
    network.use(http.post(`*${PATH}`, () => new Promise<never>(() => {})))
    await choose(await fiveHooks())
    await dialog.findByRole('progressbar', { name: 'Sent' })
    expect(said()).toBe('Checking the file')
    await press('Stop')
    dialog.getByText('Stopped.')
    expect(document.activeElement).toBe(field())
  })
})

it('exports everything as a ZIP, beside the other formats', async () => {
  const files = catchDownloads()
  const { user, server } = await openLibrary()
  forwardApi(server, '/api/library/archive')
  await user.click(await screen.findByRole('button', { name: 'Export' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Everything \(ZIP\)/u }))
  ;(await findToast('Export completed')).getByText('Downloaded everything as ZIP')
  expect(files[0]?.name).toMatch(/^hookline-archive-\d{4}-\d\d-\d\d\.zip$/u)
})
