import { QueryClientProvider } from '@tanstack/react-query'
import { render, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { connect } from '../../app.tsx'
import { trpc } from '../../lib/api/trpc.ts'
import { startTestServer } from '../../testing/test-server.ts'
import { PlanReminders } from './plan-reminders.tsx'

const NOW = '2026-11-20T12:00:00.000Z'
const MINUTE = 60_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/**
 * Renders the reminders in a browser that shows notifications. The plan has one entry that is due in two minutes, and `before`
 * completed entries of the day before.
 */
async function open({ wanted, before = 0 }: { wanted: boolean; before?: number }) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(NOW) })
  const shown: string[] = []
  class FakeNotification extends EventTarget {
    static permission = 'granted'
    constructor(title: string, { body, tag }: NotificationOptions) {
      super()
      shown.push([title, body, tag].join(' | '))
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  vi.stubGlobal('isSecureContext', true)

  const { services, signInAs, cookie, calls } = await startTestServer()
  await signInAs('noor@example.com')
  const userId = (await services.sessions.resolve(cookie.token ?? ''))?.user.id ?? ''
  await services.account.updatePreferences(userId, { notifications: wanted })
  const item = await services.library.save(userId, { type: 'hook', title: 'Hook: The pan', content: 'Pan', tags: [] })
  const scheduledDate = new Date(Date.parse(NOW) + 2 * MINUTE).toISOString()
  const plan = { libraryItemId: item.id, platform: 'YouTube' as const, scheduledDate }
  const { id } = await services.planner.create(userId, plan)
  const past = { title: item.title, type: item.type, description: null, timeZone: null, status: 'completed' as const }
  const earlier = Array.from({ length: before }, (_, index) => {
    const time = '2026-11-19T12:00:00.000Z'
    return { ...plan, ...past, id: `before-${index}`, scheduledDate: time, createdAt: time, updatedAt: time }
  })
  const alone = { signal: new AbortController().signal, requireLease: async () => {} }
  await services.planner.importEntries(userId, earlier, alone)

  const { client, queryClient } = connect(`${location.origin}/trpc`)
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <PlanReminders />
      </QueryClientProvider>
    </trpc.Provider>,
  )
  const asked = (call: string) => calls.filter((path) => path.split(',').includes(call)).length
  return {
    id,
    shown,
    asked,
    /** Advances the clock and changes the plan slightly. */
    pass: async (minutes: number): Promise<void> => {
      vi.setSystemTime(Date.now() + minutes * MINUTE)
      await services.planner.update(userId, { id, description: `After ${minutes}` })
      await queryClient.invalidateQueries()
    },
  }
}

it('shows one notification for an entry that is due', async () => {
  const { id, shown, asked, pass } = await open({ wanted: true })
  await waitFor(() => expect(asked('planner.list')).toBe(1))
  await pass(1)
  expect(shown).toEqual([])
  await pass(1)
  await waitFor(() => expect(shown).toHaveLength(1))
  expect(shown[0]).toMatch(new RegExp(`^Due now on YouTube \\| \\d\\d:02, Hook: The pan \\| ${id}$`, 'u'))
  await pass(1)
  expect(shown).toHaveLength(1)
})

it('notifies about an entry on a later page of a long plan', async () => {
  const { id, shown, asked, pass } = await open({ wanted: true, before: 1_000 })
  await waitFor(() => expect([asked('planner.list'), asked('planner.page')]).toEqual([1, 2]))
  await pass(2)
  await waitFor(() => expect(shown).toHaveLength(1))
  expect(shown[0]).toContain(id)
})

it('shows nothing and loads nothing for a user without notifications', async () => {
  const { shown, asked, pass } = await open({ wanted: false })
  await waitFor(() => expect(asked('auth.profile')).toBe(1))
  await pass(3)
  expect(shown).toEqual([])
  expect(asked('planner.list')).toBe(0)
})
