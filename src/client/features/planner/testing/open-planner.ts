import { screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { PlannerPlatform, PlannerView } from '../../../../shared/features/planner/planner.constants.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

/** What is planned before the screen opens: `[title, platform, time]`. */
export type Planned = readonly [title: string, platform: PlannerPlatform, scheduledDate: string]

interface Visit {
  view?: PlannerView
  timeZone?: string
  /** When it is, for the server and for the browser. */
  now?: string
  planned?: readonly Planned[]
  /** Items that are saved and not planned. */
  kept?: readonly string[]
  /** Delays the plan's loading, from when the screen opens. */
  breakPlan?(): void
}

const START = '2026-11-20T12:00:00.000Z'

/** Opens the planner of a fresh account, in a zone and at a moment of the test's choice. */
export async function openPlanner(visit: Visit = {}) {
  const { view = 'list', timeZone = 'Europe/Berlin', now = START, planned = [], kept = [], breakPlan } = visit
  const options = new Intl.DateTimeFormat().resolvedOptions()
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({ ...options, timeZone })
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  onTestFinished(() => {
    vi.useRealTimers()
    zone.mockRestore()
  })

  const server = await startTestServer()
  await server.clock.advance(Date.parse(now) - Date.parse(START))
  await server.signInAs('noor@example.com')
  const userId = (await server.services.sessions.resolve(server.cookie.token ?? ''))?.user.id ?? ''
  const keep = (title: string) =>
    server.services.library.save(userId, { type: 'hook', title, content: title, tags: [] })
  for (const title of kept) await keep(title)
  for (const [title, platform, scheduledDate] of planned) {
    const { id } = await keep(title)
    await server.services.planner.create(userId, { libraryItemId: id, platform, scheduledDate, timeZone })
  }

  breakPlan?.()
  const { user, address } = renderApp(`/library?tab=planner&view=${view}`)
  await screen.findByRole('heading', { name: breakPlan ? 'Failed to fetch planner items' : 'Private calendar feed' })

  return {
    server,
    user,
    address,
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    dialog: async (name: string) => within(await screen.findByRole('dialog', { name })),
    /** What the server has planned, as `title, platform, status, time in UTC`. */
    kept: async () =>
      (await server.services.planner.list(userId)).map(({ title, platform, status, scheduledDate }) =>
        [title, platform, status, scheduledDate.slice(0, 16)].join(', '),
      ),
  }
}
