import { screen, within } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
import type { PlannerPlatform, PlannerView } from '../../../../shared/features/planner/planner.constants.ts'
import { renderApp } from '../../../testing/render-app.tsx'
import { startTestServer } from '../../../testing/test-server.ts'

/** An entry that exists before the page opens. */
export type Planned = readonly [title: string, platform: PlannerPlatform, scheduledDate: string]

interface Visit {
  view?: PlannerView
  timeZone?: string
  /** The current time of server and browser, ISO 8601. */
  now?: string
  planned?: readonly Planned[]
  /** Items that are saved and not planned. */
  kept?: readonly string[]
  /** Called before the page opens, to make loading the plan fail. */
  breakPlan?(): void
}

const START = '2026-11-20T12:00:00.000Z'

/** Opens the planner of a new account in a given time zone and at a given time. */
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
    /** Returns the entries on the server as `title, platform, status, time in UTC`. */
    kept: async () =>
      (await server.services.planner.list(userId)).map(({ title, platform, status, scheduledDate }) =>
        [title, platform, status, scheduledDate.slice(0, 16)].join(', '),
      ),
  }
}
