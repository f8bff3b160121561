import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { openVideo } from '../testing/open-video.ts'

/** Simulates a screen with a wake lock and animation frames. */
function fakeScreen() {
  const locks = { held: 0, asked: 0 }
  const request = async () => {
    locks.asked += 1
    locks.held += 1
    return { release: async () => void (locks.held -= 1) }
  }
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  const frames: FrameRequestCallback[] = []
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => now)
  vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame))
  vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => void (frames[id - 1] = () => {}))
  onTestFinished(() => {
    vi.restoreAllMocks()
    Reflect.deleteProperty(navigator, 'wakeLock')
  })
  return {
    locks,
    /** Advances the time by these seconds. */
    pass: (seconds: number) =>
      act(async () => {
        now += seconds * 1_000
        frames.at(-1)?.(now)
      }),
  }
}

async function openPrompter() {
  const { user, part } = await openVideo()
  const script = within(await part('Script'))
  const device = fakeScreen()
  const opener = script.getByRole('button', { name: 'Teleprompter' })
  await user.click(opener)
  const prompter = within(await screen.findByRole('dialog', { name: 'Teleprompter' }))
  const current = () => prompter.getAllByRole('listitem').findIndex((beat) => beat.hasAttribute('data-now'))
  return { user, prompter, opener, current, ...device }
}

describe('the teleprompter', () => {
  it('starts and stops with Space, keeps the screen awake, and steps by beats where motion is reduced', async () => {
    const { user, prompter, opener, current, locks, pass } = await openPrompter()
    await waitFor(() => expect(locks).toEqual({ held: 1, asked: 1 }))
    const start = prompter.getByRole('button', { name: 'Start' })
    await waitFor(() => expect(document.activeElement).toBe(start))
    await user.keyboard(' ')
    prompter.getByRole('button', { name: 'Stop' })
    expect(current()).toBe(0)
    await pass(2.5)
    expect(current()).toBe(1)
    await user.keyboard(' ')
    prompter.getByRole('button', { name: 'Start' })
    await pass(60)
    prompter.getByRole('region', { name: 'Text to read' }).focus()
    await user.keyboard(' ')
    prompter.getByRole('button', { name: 'Stop' })
    await pass(60)
    // It stops at the end. The next start begins again.
    prompter.getByRole('button', { name: 'Start' })
    await user.keyboard(' ')
    await pass(0.1)
    expect(current()).toBe(0)

    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(locks.held).toBe(0))
    expect(document.activeElement).toBe(opener)
  })

  it('changes beat and speed with the arrows and the buttons', async () => {
    const { user, prompter, current, pass } = await openPrompter()
    await user.keyboard('{ArrowDown}')
    expect(current()).toBe(1)
    await user.keyboard('{ArrowDown}{ArrowUp}')
    expect(current()).toBe(0)
    prompter.getByText('150')
    await user.keyboard('{ArrowRight}{ArrowRight}')
    prompter.getByText('180')
    await user.click(prompter.getByRole('button', { name: 'Slower' }))
    prompter.getByText('165')
    for (let step = 0; step < 20; step += 1) await user.keyboard('{ArrowRight}')
    prompter.getByText('300')
    // At double speed half of the time is enough.
    await user.click(prompter.getByRole('button', { name: 'Start' }))
    await pass(1.2)
    expect(current()).toBe(1)
    await user.keyboard('{Home}')
    expect(current()).toBe(0)
  })
})
