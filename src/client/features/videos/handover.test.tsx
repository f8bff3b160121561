import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AppError } from '../../../shared/errors.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { findToast } from '../../testing/find-toast.ts'
import { spendPrompts } from '../../testing/spend-allowance.ts'
import { openVideo, TOPIC } from './testing/open-video.ts'
import { openHooks, SAMPLE } from '../hooks/testing/open-hooks.ts'

const rail = () => within(screen.getByRole('navigation', { name: 'This video' }))
const title = (name: string) => screen.findByRole('heading', { level: 1, name })
const press = async (user: { click(element: Element): Promise<void> }, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }))

async function openTenHooks() {
  const tool = await openHooks()
  await tool.generate(SAMPLE)
  await screen.findByRole('heading', { name: 'Done, 10 hooks' })
  const session = await tool.server.services.sessions.resolve(tool.server.cookie.token ?? '')
  const userId = session?.user.id ?? ''
  return {
    ...tool,
    userId,
    videos: async () => (await tool.server.services.videos.list(userId, { limit: 50 })).items,
    made: (path: string) => tool.server.calls.filter((call) => call === path).length,
  }
}

describe('the next step of a video', () => {
  it('leads from a hook to the plan in five clicks, and adds each piece to the video', async () => {
    const { user, line, videos, made, address, server, userId } = await openTenHooks()
    const hook = line(3).getByText(/./u, { selector: '.hl-hook' }).textContent
    expect(
      rail()
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Hook', 'Script', 'Voice', 'Caption', 'New video'])
    await user.dblClick(line(3).getByRole('button', { name: 'Write script from hook 3' }))
    await title('Script Writer')
    const [video] = await videos()
    expect(video).toMatchObject({ hook, topic: SAMPLE })
    expect(address()).toMatch(new RegExp(`^/script-writer\\?video=${video?.id}&result=`, 'u'))
    expect(made('scripts.start')).toBe(1)
    await screen.findByRole('heading', { name: /^Done, / })
    await waitFor(() => expect(rail().getByRole('link', { name: 'Script, done' }).ariaCurrent).toBe('step'))
    await user.click(rail().getByRole('link', { name: 'Hook, done' }))
    await title('Hook Generator')
    expect((await screen.findByText('Hook of this video')).closest('li')?.textContent).toContain(hook)
    await user.click(rail().getByRole('link', { name: 'Script, done' }))
    await title('Script Writer')
    expect(screen.getByRole('list', { name: 'Script' }).textContent).toContain(hook)

    await press(user, /^Speak, \d+ characters$/u)
    await title('Text-to-Speech')
    await press(user, 'Write caption')
    await title('Caption Generator')
    await screen.findByRole('heading', { name: /^Done, / })
    // The step of the rail has the same name.
    await user.click(within(screen.getByRole('region', { name: 'Results' })).getByRole('button', { name: 'Plan' }))
    const sheet = within(await screen.findByRole('dialog', { name: 'Plan this video' }))
    await user.click(await sheet.findByRole('button', { name: 'Plan Content' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())

    expect([made('scripts.start'), made('tts.stream'), made('captions.start')]).toEqual([1, 1, 1])
    const items = await Array.fromAsync(server.services.library.all(userId))
    expect(items.map(({ type }) => type).toSorted()).toEqual(['caption', 'hook', 'script', 'tts'])
    expect(items.every(({ videoId }) => videoId === video?.id)).toBe(true)
    const states = Object.entries((await videos())[0]?.progress ?? {}).map(([step, { state }]) => `${step} ${state}`)
    expect(states).toEqual(['hook done', 'script done', 'voice done', 'caption done', 'plan done'])
  })

  it('replaces the hook when another one is chosen, and restores the first one on Undo', async () => {
    const { user, line, videos, router, address } = await openTenHooks()
    await user.click(line(1).getByRole('button', { name: 'Copy hook 1' }))
    await user.keyboard('s')
    await title('Script Writer')
    const [first] = await videos()
    router.history.back()
    await title('Hook Generator')
    await waitFor(() => expect(address()).toContain(`video=${first?.id}`))
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    const other = within(screen.getByRole('list', { name: 'Hooks' })).getAllByRole('listitem')[1]
    if (!other) throw new Error('There is no second hook')
    await user.click(within(other).getByRole('button', { name: 'Write script from hook 2' }))
    await title('Script Writer')
    expect((await videos()).map(({ id }) => id)).toEqual([first?.id])
    expect((await videos())[0]?.hook).not.toBe(first?.hook)
    const toast = await findToast('Saved with this video')
    await user.click(toast.getByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect((await videos())[0]?.hook).toBe(first?.hook))
  })

  it('starts another video for each other topic, and stays in the video for the same one', async () => {
    const { videos, reload } = await openTenHooks()
    const [first] = await videos()
    expect(first?.topic).toBe(SAMPLE)
    const { user, address } = await reload()
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    expect(address()).toContain(`video=${first?.id}`)
    await user.click(screen.getByRole('button', { name: /Edit$/u }))
    const form = within(screen.getByRole('form', { name: 'What the hooks are about' }))
    const topic = form.getByLabelText('Topic')
    const generate = async (words: string) => {
      const before = address()
      await user.clear(topic)
      await user.click(topic)
      await user.paste(words)
      await user.click(form.getByRole('button', { name: 'Generate' }))
      await waitFor(() => expect(address()).not.toBe(before))
      await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    }
    await generate(`  ${SAMPLE.toUpperCase()}`)
    expect(address()).toContain(`video=${first?.id}`)
    await generate(`${SAMPLE}, on Sunday`)
    const [second] = await videos()
    expect(address()).toContain(`video=${second?.id}`)
    await generate('How to repot a monstera')
    const [third, ...others] = await videos()
    expect(third?.topic).toBe('How to repot a monstera')
    expect(others.map(({ id }) => id)).toEqual([second?.id, first?.id])
    expect(address()).toContain(`video=${third?.id}`)
    await user.click(screen.getByRole('button', { name: 'Write script from hook 2' }))
    await title('Script Writer')
    expect((await videos()).map(({ id, hook }) => [id, hook !== null])).toEqual([
      [third?.id, true],
      [second?.id, false],
      [first?.id, false],
    ])
  })

  it('starts another video for a script about another topic, without the hook of the first', async () => {
    const { user, id, address, server, userId } = await openVideo({ path: (video) => `/script-writer?video=${video}` })
    const form = within(await screen.findByRole('form', { name: /script/iu }))
    const topic = form.getByLabelText<HTMLTextAreaElement>(/topic/iu)
    await waitFor(() => expect(topic.value).toBe(TOPIC))
    await user.clear(topic)
    await user.paste(`${TOPIC}, for two`)
    await user.click(form.getByRole('button', { name: 'Generate' }))
    await screen.findByRole('heading', { name: /^Done, / })
    const videos = (await server.services.videos.list(userId, { limit: 9 })).items
    const other = videos.find((video) => video.id !== id)
    expect(other).toMatchObject({ topic: `${TOPIC}, for two`, hook: null })
    expect(address()).toContain(`video=${other?.id}`)
    expect((await server.services.scripts.recent(userId, 1))[0]).not.toHaveProperty('hook')
  })

  it('starts the other video again where its script failed, and keeps the topic', async () => {
    const { user, id, address, server, userId } = await openVideo({ path: (video) => `/script-writer?video=${video}` })
    const form = within(await screen.findByRole('form', { name: /script/iu }))
    const topic = form.getByLabelText<HTMLTextAreaElement>(/topic/iu)
    await waitFor(() => expect(topic.value).toBe(TOPIC))
    await user.clear(topic)
    await user.paste(`${TOPIC}, for two`)
    const { beats } = server.text
    // oxlint-disable-next-line require-yield
    server.text.beats = async function* refuse() {
      throw new AppError('BAD_REQUEST', 'The writer refused.')
    }
    await user.click(form.getByRole('button', { name: 'Generate' }))
    const retry = await screen.findByRole('button', { name: 'Try again' })
    const videos = async () => (await server.services.videos.list(userId, { limit: 9 })).items
    expect((await videos()).map((video) => video.id)).toEqual([id])
    server.text.beats = beats
    await user.click(retry)
    await screen.findByRole('heading', { name: /^Done, / })
    const other = (await videos()).find((video) => video.id !== id)
    expect(other).toMatchObject({ topic: `${TOPIC}, for two`, hook: null })
    expect(address()).toContain(`video=${other?.id}`)
  })

  it('says that no prompts are left, and keeps the hooks on screen', async () => {
    const { user, line, server, made } = await openTenHooks()
    await spendPrompts(server, ALLOWANCE.free.prompts.limit - 1)
    await user.click(line(1).getByRole('button', { name: 'Write script from hook 1' }))
    await screen.findByRole('dialog', { name: 'Daily Limit Reached' })
    expect(made('scripts.start')).toBe(1)
    expect(screen.getByRole('list', { name: 'Hooks', hidden: true }).children).toHaveLength(10)
  })

  it('starts a new video with an empty tool', async () => {
    const { user, subject } = await openTenHooks()
    await user.click(rail().getByRole('link', { name: 'New video' }))
    await screen.findByText('No hooks yet')
    expect(screen.queryByRole('list', { name: 'Hooks' })).toBeNull()
    expect(subject.isConnected).toBe(false)
  })
})
