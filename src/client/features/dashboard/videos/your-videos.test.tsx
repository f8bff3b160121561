import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { SAMPLE_FACTS, SAMPLE_TOPIC } from '../../../components/samples/sample-hooks.ts'
import { markCheckoutSeen } from '../../../lib/billing/checkout-seen.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'
import { spendPrompts } from '../../../testing/spend-allowance.ts'

const QUESTION = 'What is the next video about?'
const HOOK = 'Three lazy sourdough mistakes.'

async function openDashboard({
  niche = 'Food & cooking',
  prepare = async (_server: Server, _userId: string) => {},
} = {}) {
  const server = await startTestServer()
  await server.signInAs('noor@example.com')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ contentNiche: niche, targetAudience: 'Students' })
  await fetch(`${location.origin}/trpc/auth.completeOnboarding`, { method: 'POST', headers, body })
  await prepare(server, userId)
  markCheckoutSeen()
  const app = renderApp('/dashboard')
  const field = await screen.findByLabelText<HTMLInputElement>(QUESTION)
  const videos = () => server.services.videos.list(userId, { limit: 50 })
  const generate = () => app.user.click(screen.getByRole('button', { name: 'Generate hooks' }))
  return { ...app, server, userId, field, videos, generate }
}

type Server = Awaited<ReturnType<typeof startTestServer>>

describe('your videos on the dashboard', () => {
  it('offers a sample for the niche, and writes its hooks into a new video', async () => {
    const { field, user, address, videos, generate, server, userId } = await openDashboard()
    await screen.findByText('Your first video starts with a topic.')
    await user.click(await screen.findByRole('button', { name: `Try this: ${SAMPLE_TOPIC}` }))
    expect([field.value, field.placeholder, document.activeElement]).toEqual([SAMPLE_TOPIC, SAMPLE_TOPIC, field])
    expect(screen.queryByRole('button', { name: /^Try this/u })).toBeNull()
    await generate()
    await screen.findByRole('heading', { name: 'Done, 10 hooks' })
    const [video] = (await videos()).items
    expect(video).toMatchObject({ topic: SAMPLE_TOPIC, details: [...SAMPLE_FACTS], hook: null, next: 'hook' })
    const { pieces } = await server.services.videos.get(userId, video?.id ?? '')
    expect(address()).toBe(`/hook-generator?video=${video?.id}&result=${pieces.hooksGenerationId}`)
    expect(server.calls.filter((name) => name === 'hooks.start')).toHaveLength(1)
    expect(server.text.briefs[0]).toMatchObject({ topic: SAMPLE_TOPIC, details: [...SAMPLE_FACTS] })
  })

  it('asks for a topic at the field', async () => {
    const { field, generate, server } = await openDashboard({ niche: 'Travel' })
    await waitFor(() => expect(field.placeholder).toBe('Three days in Lisbon with one small backpack'))
    expect(field.value).toBe('')
    await generate()
    screen.getByText('Please enter a topic or content idea.')
    expect(document.activeElement).toBe(field)
    expect(server.calls).not.toContain('hooks.start')
  })

  it('creates no empty video if no prompt is left, and keeps the topic', async () => {
    const { field, user, generate, videos } = await openDashboard({ prepare: (server) => spendPrompts(server) })
    await user.type(field, 'Bread')
    await generate()
    await screen.findByRole('dialog', { name: 'Daily Limit Reached' })
    expect((await videos()).items).toEqual([])
    expect(field.value).toBe('Bread')
  })

  it('lets the tool say why a topic gets no hooks', async () => {
    const { field, user, generate, address, videos } = await openDashboard()
    await user.type(field, 'how to kill myself')
    await generate()
    await waitFor(() => expect(address()).toBe('/hook-generator'))
    await screen.findByRole('link', { name: 'Find A Helpline' })
    expect((await videos()).items).toEqual([])
  })

  it('lists the newest five videos with one next action each', async () => {
    const { field, user, address } = await openDashboard({
      async prepare({ services, clock }, userId) {
        const begin = async (topic: string, hook?: string) => {
          await clock.advance(1_000)
          return services.videos.create(userId, { topic, details: [], ...(hook && { hook }) })
        }
        const keep = (videoId: string, type: 'script' | 'caption', content: string) =>
          services.library.save(userId, { type, title: content, content, tags: [], videoId })
        await begin('The oldest')
        await begin('Bread', HOOK)
        await keep((await begin('Two', 'Second hook.')).id, 'script', '[0:00 Hook]\nSecond hook.')
        await keep((await begin('Three', 'Third hook.')).id, 'script', '[0:00 Hook]\nSay hello.\n[Fill in: Your name]')
        const stale = await begin('Four', 'Fourth hook.')
        await keep(stale.id, 'script', '[0:00 Hook]\nFourth hook.')
        await services.videos.update(userId, { id: stale.id, hook: 'Another hook.' })
        await begin('The newest')
      },
    })
    const list = within(await screen.findByRole('region', { name: 'Your videos' }))
    expect(field.placeholder).toBe(QUESTION)
    const rows = (await list.findAllByRole('heading', { level: 3 })).map(
      (heading) => heading.closest('li') as HTMLElement,
    )
    const actions = rows.map((row) => row.querySelector('div:last-child > *')?.textContent)
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'The newest',
      'Another hook.',
      'Third hook.',
      'Second hook.',
      HOOK,
    ])
    expect(actions).toEqual(['Pick a hook', 'See what changed', 'Fill 1 gap', 'Speak, 12 characters', 'Write script'])
    expect(list.getByRole('link', { name: 'All videos' }).getAttribute('href')).toBe('/library?group=videos')
    await user.click(list.getByRole('button', { name: `Write script for ${HOOK}` }))
    await waitFor(() => expect(address()).toMatch(/^\/script-writer\?video=[\w-]+&result=./u))
  })
})
