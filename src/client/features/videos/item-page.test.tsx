import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../testing/find-toast.ts'
import { openPlanner, type Planned } from '../planner/testing/open-planner.ts'

const PAN: Planned = ['The pan', 'YouTube', '2026-11-22T17:30:00.000Z']
const SOUP: Planned = ['Soup', 'TikTok', '2026-11-23T17:30:00.000Z']

describe('an item that is planned without a video', () => {
  it('opens from the list, is completed there, and the way back leads to it', async () => {
    const { user, kept, address } = await openPlanner({ planned: [PAN, SOUP] })
    await user.click(screen.getByRole('link', { name: 'The pan' }))
    const title = await screen.findByRole('heading', { level: 1, name: 'The pan' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    expect(address()).toMatch(/^\/library\?tab=planner&item=/u)
    await user.click(screen.getByRole('button', { name: 'Copy all' }))
    expect(await navigator.clipboard.readText()).toBe('The pan')

    await user.click(await screen.findByRole('button', { name: /^Mark completed: YouTube, / }))
    await findToast('Status updated successfully!')
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Mark completed/u })).toBeNull())
    expect(await kept()).toEqual([
      'The pan, YouTube, completed, 2026-11-22T17:30',
      'Soup, TikTok, planned, 2026-11-23T17:30',
    ])

    await user.click(screen.getByRole('link', { name: 'Back to the plan' }))
    const entry = await screen.findByRole('link', { name: 'The pan' })
    await waitFor(() => expect(document.activeElement).toBe(entry))
  })

  it('opens from the calendar, and goes back to it', async () => {
    const { user, address } = await openPlanner({ view: 'calendar', planned: [PAN] })
    await user.click(screen.getByRole('button', { name: 'planned, YouTube, 18:30 The pan' }))
    await screen.findByRole('heading', { level: 1, name: 'The pan' })
    await user.click(screen.getByRole('link', { name: 'Back to the plan' }))
    await screen.findByRole('table', { name: 'Planned content, next 30 days' })
    expect(address()).toBe('/library?tab=planner&view=calendar')
  })
})
