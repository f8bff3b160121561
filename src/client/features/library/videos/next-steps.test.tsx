import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { findToast } from '../../../testing/find-toast.ts'
import { usePhone } from '../../../testing/phone.ts'
import { CAPTION, findCard, HOOK, openLibrary, type SeedItem } from '../testing/open-library.ts'

const SCRIPT: SeedItem = {
  type: 'script',
  title: 'Script: Sunday pan',
  content: '[0:00 Hook] Hold up the pan.\nOne pan. Five dinners.',
}
const GAPS: SeedItem = { ...SCRIPT, content: `${SCRIPT.content}\n[Fill in: Say what it costs]` }
const SPOKEN: SeedItem = { type: 'tts', title: 'TTS: Sunday pan', content: 'One pan. Five dinners.' }

const title = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Opens a library with one item, and shows its card or its dialog. */
async function openItem(place: 'card' | 'dialog', item: SeedItem, heading: string) {
  const library = await openLibrary([item])
  const { server, userId, user, ids } = library
  const card = await findCard(heading)
  if (place === 'dialog') await user.click(card.getByRole('button', { name: /^View/u }))
  const parts = place === 'card' ? card : within(await screen.findByRole('dialog'))
  const videos = async () => (await server.services.videos.list(userId, { limit: 50 })).items
  return {
    ...library,
    parts,
    press: async (name: RegExp) => user.click(await parts.findByRole('button', { name })),
    videos,
    /** Returns the video that the click has created for the item. */
    made: async () => {
      const [video] = await videos()
      expect((await server.services.library.get(userId, ids[0] ?? '')).videoId).toBe(video?.id)
      if (!video) throw new Error('There is no video')
      return server.services.videos.get(userId, video.id)
    },
    called: (path: string) => server.calls.filter((call) => call === path).length,
  }
}

it.each(['card', 'dialog'] as const)('writes a script from a hook on its %s, which creates a video', async (place) => {
  const { press, made, called, address, user } = await openItem(place, HOOK, 'Stop scrolling.')
  await press(/^Write script/u)
  await title('Script Writer')
  const video = await made()
  expect(address()).toMatch(new RegExp(`^/script-writer\\?video=${video.id}&result=`, 'u'))
  expect([video.hook, called('scripts.start')]).toEqual(['Stop scrolling.', 1])
  const toast = await findToast('Saved with this video')
  await user.click(toast.getByRole('button', { name: 'Undo' }))
  await findToast('Removed from this video')
})

it('speaks a script from its card, at the cost that the button shows', async () => {
  const { press, made, called } = await openItem('card', SCRIPT, 'Sunday pan')
  await press(/^Speak, 22 characters/u)
  await title('Text-to-Speech')
  await waitFor(() => expect(called('tts.stream')).toBe(1))
  expect((await made()).pieces.script?.script).toBe('One pan. Five dinners.')
})

it('opens a script with unfilled gaps, and says so', async () => {
  const { press, made, called } = await openItem('card', GAPS, 'Sunday pan')
  await press(/^Speak/u)
  await title('Script Writer')
  ;(await findToast('Fill 1 gap first')).getByText('Only you know what goes there.')
  await made()
  expect(called('tts.stream')).toBe(0)
})

it.each([
  ['a script', SCRIPT, 'script'],
  ['what was spoken', SPOKEN, null],
] as const)('writes a caption from %s in its dialog', async (_, item, source) => {
  const { press, made, called } = await openItem('dialog', item, 'Sunday pan')
  await press(/^Write caption/u)
  await title('Caption Generator')
  expect(called('captions.start')).toBe(1)
  await screen.findByRole('heading', { name: /^Done, / })
  const { progress } = await made()
  expect([progress.script.state, progress.caption.state]).toEqual([source ? 'done' : 'open', 'done'])
})

it.each(['card', 'dialog'] as const)('plans a caption from its %s', async (place) => {
  const { press, made, user } = await openItem(place, CAPTION, 'Bread')
  await press(/^Plan/u)
  const sheet = within(await screen.findByRole('dialog', { name: 'Plan this video' }))
  await user.click(await sheet.findByRole('button', { name: 'Plan Content' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await made()).pieces.plan).toMatchObject([{ type: 'caption' }])
})

it('has the other steps of a card in a menu on phones', async () => {
  usePhone()
  const { parts, press, called } = await openItem('card', SCRIPT, 'Sunday pan')
  expect(parts.queryByRole('button', { name: /^Write caption/u })).toBeNull()
  await press(/^More steps for /u)
  await press(/^Write caption for /u)
  await title('Caption Generator')
  expect(called('captions.start')).toBe(1)
})
