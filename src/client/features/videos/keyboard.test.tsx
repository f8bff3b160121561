import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { expectAccessible, tabTo } from '../../testing/accessibility.ts'
import { usePhone } from '../../testing/phone.ts'
import { openVideo, TOPIC } from './testing/open-video.ts'

const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const rail = async () => within(await screen.findByRole('navigation', { name: 'This video' }))

it('Tab reaches each step of the rail, which has its state in its name, and Enter opens it', async () => {
  const { user } = await openVideo({ changedHook: 'Another hook.', path: (id) => `/script-writer?video=${id}` })
  const stale = await (await rail()).findByRole('link', { name: 'Script, made from an older version' })
  expect(stale.ariaCurrent).toBe('step')
  await screen.findByRole('region', { name: 'An older hook' })
  await expectAccessible()
  const steps = await rail()
  const names: string[] = []
  await tabTo(user, steps.getByRole('link', { name: 'Hook, done' }))
  for (let step = 0; step < 6; step += 1) {
    names.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '')
    await user.tab()
  }
  expect(names).toEqual([
    'Hook, done',
    'Script, made from an older version',
    'Voice',
    'Caption, done',
    'Plan',
    'New video',
  ])
  await tabTo(user, steps.getByRole('link', { name: 'Caption, done' }))
  await user.keyboard('{Enter}')
  await title('Caption Generator')
  await expectAccessible()
})

it('the menu of actions on phones opens with Enter, traps the focus, and returns it with Escape', async () => {
  usePhone()
  const { user } = await openVideo({ path: (id) => `/script-writer?video=${id}` })
  const more = await screen.findByRole('button', { name: 'More for the script' })
  await tabTo(user, more)
  await user.keyboard('{Enter}')
  const menu = within(await screen.findByRole('dialog', { name: 'More for the script' }))
  const first = await menu.findByRole('button', { name: 'Write caption' })
  await waitFor(() => expect(document.activeElement).toBe(first))
  await expectAccessible()
  await user.tab({ shift: true })
  expect(menu.getByRole('link', { name: /^View/u })).toBe(document.activeElement)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More for the script' }))
})

it('the sheet of a video, its plan and the teleprompter work by keyboard alone', async () => {
  const { user, part, video } = await openVideo({ voice: true, captions: ['TikTok', 'YouTube'], titles: ['A title'] })
  await title(TOPIC)
  const plan = within(await part('Plan')).getByRole('button', { name: 'Plan' })
  await expectAccessible()
  await tabTo(user, plan)
  await user.keyboard('{Enter}')
  const sheet = within(await screen.findByRole('dialog', { name: 'Plan this video' }))
  await sheet.findByRole('radio', { name: /your next free slot/u })
  await expectAccessible()
  await tabTo(user, sheet.getByRole('checkbox', { name: 'YouTube' }))
  await user.keyboard(' ')
  const content = sheet.getByRole('button', { name: 'Plan Content' })
  await tabTo(user, content)
  await user.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect((await video()).pieces.plan.map(({ platform }) => platform).toSorted()).toEqual(['TikTok', 'YouTube'])

  const opener = within(await part('Script')).getByRole('button', { name: 'Teleprompter' })
  await tabTo(user, opener)
  await user.keyboard('{Enter}')
  const prompter = within(await screen.findByRole('dialog', { name: 'Teleprompter' }))
  await waitFor(() => expect(document.activeElement).toBe(prompter.getByRole('button', { name: 'Start' })))
  await expectAccessible()
  for (const name of ['Slower', 'Faster', 'Close']) await tabTo(user, prompter.getByRole('button', { name }))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(opener))

  const done = within(await part('TikTok')).getByRole('button', { name: /^Mark completed/u })
  await tabTo(user, within(await part('TikTok')).getByRole('button', { name: 'Copy all for TikTok' }))
  await user.keyboard('{Enter}')
  expect(await navigator.clipboard.readText()).toContain('#onepan')
  await tabTo(user, done)
  await user.keyboard('{Enter}')
  await waitFor(async () => expect((await video()).pieces.plan.some(({ status }) => status === 'completed')).toBe(true))
})
