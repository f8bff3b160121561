import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { network } from '../../testing/network.ts'
import { openPlanner, type Planned } from './testing/open-planner.ts'

const LATER: Planned = ['Later', 'TikTok', '2026-11-23T08:00:00.000Z']
const EVENING: Planned = ['Evening', 'YouTube', '2026-11-20T23:30:00.000Z']
const MORNING: Planned = ['Morning', 'Instagram', '2026-11-21T08:00:00.000Z']

const breakOnce = (call: string) =>
  network.use(http.post(`*/trpc/planner.${call}`, () => HttpResponse.error(), { once: true }))

/** Returns the days of the list with the titles of their entries. */
const days = () =>
  within(screen.getByRole('list', { name: 'Planned content' }))
    .getAllByRole('heading', { level: 3 })
    .map((heading) => [
      heading.textContent,
      ...Array.from(heading.parentElement?.querySelectorAll('b') ?? [], ({ textContent }) => textContent),
    ])

describe('the planned list', () => {
  it('groups entries by day, the earliest first, in the zone of the user', async () => {
    await openPlanner({ planned: [LATER, EVENING, MORNING] })
    expect(days()).toEqual([
      ['Saturday 21 November', 'Evening', 'Morning'],
      ['Monday 23 November', 'Later'],
    ])
    screen.getByText('00:30')
    screen.getByText('3 entries')
    screen.getByText('Next: 21 November, 00:30')
  })

  it('changes a status at once, and rolls it back when the server refuses', async () => {
    const { user, kept } = await openPlanner({ planned: [LATER] })
    const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status of Later' })
    expect(
      within(select)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['planned', 'in-progress', 'completed'])
    await user.selectOptions(select, 'in-progress')
    await findToast('Status updated successfully!')
    expect(await kept()).toEqual(['Later, TikTok, in-progress, 2026-11-23T08:00'])

    // Without a network, reloading the list fails too.
    breakOnce('update')
    network.use(
      http.get('*/trpc/*', ({ request }) => (request.url.includes('planner.list') ? HttpResponse.error() : undefined)),
    )
    await user.selectOptions(select, 'completed')
    await findToast('Failed to update status')
    await waitFor(() => expect(select.value).toBe('in-progress'))
  })

  it('deletes after a confirmation, and reports a failure', async () => {
    const { press, dialog, user, kept } = await openPlanner({ planned: [MORNING, LATER] })
    await press('Delete Later from the plan')
    const question = await dialog('Confirm Deletion')
    question.getByText('Are you sure you want to delete this planned content? This action cannot be undone.')
    await user.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete Later from the plan' }))

    await press('Delete Later from the plan')
    const again = await dialog('Confirm Deletion')
    breakOnce('remove')
    await user.click(again.getByRole('button', { name: 'Delete' }))
    await findToast('Failed to delete planned content')
    await user.click(again.getByRole('button', { name: 'Delete' }))
    await findToast('Planned content deleted successfully!')
    expect(await kept()).toHaveLength(1)
    expect(days()).toEqual([['Saturday 21 November', 'Morning']])
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Everything planned' })),
    )
  })

  it('moves to a day and a time, not into the past, and warns of a clash', async () => {
    const { press, dialog, user, kept } = await openPlanner({
      planned: [MORNING, ['Other', 'TikTok', '2026-11-25T17:30:00.000Z'], LATER],
    })
    await press('Move Later')
    const move = await dialog('Move to')
    move.getByText('TikTok, now Monday 23 November, 09:00')
    const field = move.getByLabelText<HTMLInputElement>('Date and time')
    expect([field.value, field.min]).toEqual(['2026-11-23T09:00', '2026-11-20T13:00'])

    await user.clear(field)
    await user.type(field, '2026-11-20T12:00')
    await user.click(move.getByRole('button', { name: 'Move' }))
    await move.findByText('This time is in the past. Choose a later one.')
    expect(document.activeElement).toBe(field)

    await user.clear(field)
    await user.type(field, '2026-11-25T19:15')
    await move.findByText('TikTok already has “Other” at 18:30.')
    await user.click(move.getByRole('button', { name: 'Move' }))
    const toast = await findToast('Moved to Wednesday 25 November, 19:15')
    toast.getByText('TikTok already has “Other” at 18:30.')
    expect(await kept()).toContain('Later, TikTok, planned, 2026-11-25T18:15')
    expect(days().at(-1)).toEqual(['Wednesday 25 November', 'Other', 'Later'])
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Later' })))
  })

  it('reports a failed load, and retries', async () => {
    let broken = true
    const { press } = await openPlanner({
      planned: [LATER],
      breakPlan: () =>
        network.use(
          http.get('*/trpc/*', ({ request }) =>
            broken && request.url.includes('planner.list') ? HttpResponse.error() : undefined,
          ),
        ),
    })
    broken = false
    await press('Try again')
    await screen.findByRole('heading', { name: 'Everything planned' })
    expect(days()).toHaveLength(1)
  })

  it('renders only the part of a long plan that is near the viewport', async () => {
    const start = Date.parse('2026-11-21T08:00:00.000Z')
    const planned = Array.from({ length: 100 }, (_, index): Planned => {
      const date = new Date(start + Math.floor(index / 2) * 86_400_000 + (index % 2) * 7_200_000)
      return [`Entry ${index}`, 'TikTok', date.toISOString()]
    })
    await openPlanner({ planned })
    const parts = screen.getAllByRole('list', { name: /^Planned content, part/u })
    expect(parts.map((part) => part.getAttribute('aria-label'))).toEqual([
      'Planned content, part 1 of 4',
      'Planned content, part 2 of 4',
    ])
    expect(screen.getAllByRole('button', { name: /^Move Entry/u })).toHaveLength(60)
    screen.getByText('100 entries')
  })
})
