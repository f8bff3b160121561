import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HOOK, openVideo } from './testing/open-video.ts'

const NEW = 'One pan. Six dinners.'

const openStale = (prepare?: () => void) =>
  openVideo({ changedHook: NEW, path: (id) => `/script-writer?video=${id}`, ...(prepare && { prepare }) })

it('shows what changed word by word, and keeps a script that was made from an older hook', async () => {
  const { part, press, video } = await openStale()
  const note = within(await part('An older hook'))
  note.getByText('This script was made from an older hook.')
  await waitFor(() => expect(document.querySelector('del')?.textContent).toBe('Five'))
  expect(document.querySelector('ins')?.textContent).toBe('Six')
  const rail = within(screen.getByRole('navigation', { name: 'This video' }))
  await rail.findByRole('link', { name: 'Script, made from an older version' })
  await press('Keep')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'An older hook' })).toBeNull())
  await rail.findByRole('link', { name: 'Script, done' })
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }))
  expect((await video()).pieces.script?.stale).toBeNull()
})

it('writes it again from the current hook, and keeps the older one in the library', async () => {
  const { part, press, video, server, userId, address } = await openStale()
  await part('An older hook')
  await press('Refresh, 1 prompt')
  await screen.findByRole('heading', { name: /^Done, / })
  expect(address()).toMatch(/result=/u)
  await waitFor(() => expect(screen.queryByRole('region', { name: 'An older hook' })).toBeNull())
  const { pieces } = await video()
  expect(pieces.script).toMatchObject({ libraryItemId: null, stale: null })
  expect(pieces.script?.script.startsWith(NEW)).toBe(true)
  const items = await Array.fromAsync(server.services.library.all(userId))
  expect(items.find(({ type }) => type === 'script')?.content).toContain(HOOK)
})
