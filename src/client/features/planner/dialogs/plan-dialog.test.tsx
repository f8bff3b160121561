import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { openPlanner } from '../testing/open-planner.ts'

describe('planning content', () => {
  it('starts empty, requires all fields, and plans', async () => {
    const { press, dialog, user, kept, server } = await openPlanner({ kept: ['Hook: The pan', 'Hook: Soup'] })
    screen.getByRole('heading', { name: 'Nothing planned yet' })
    await press('Plan Content')
    const plan = await dialog('Plan Content')
    expect(plan.getByLabelText<HTMLTextAreaElement>('Description (optional)').rows).toBe(2)
    const time = plan.getByLabelText<HTMLInputElement>('Date and time')
    expect(time.min).toBe('2026-11-20T13:00')
    plan.getByText('In your time zone, Europe/Berlin')

    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    await findToast('Please fill in all required fields')
    for (const text of ['Choose a library item.', 'Choose a platform.', 'Choose a date and a time.']) {
      plan.getByText(text)
    }
    const item = plan.getByRole<HTMLInputElement>('combobox', { name: 'Library item' })
    expect(document.activeElement).toBe(item)

    await user.click(item)
    await plan.findByRole('option', { name: 'Hook: Soup' })
    await user.type(item, 'PAN')
    await waitFor(() => expect(plan.queryByRole('option', { name: 'Hook: Soup' })).toBeNull())
    await user.click(await plan.findByRole('option', { name: 'Hook: The pan' }))
    expect(item.value).toBe('Hook: The pan')
    await user.click(plan.getByRole('radio', { name: 'YouTube' }))
    await user.type(plan.getByLabelText('Description (optional)'), 'With the lid on')
    await user.type(time, '2026-11-20T12:00')
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    await plan.findByText('This time is in the past. Choose a later one.')
    await user.clear(time)
    await user.type(time, '2026-11-22T18:30')

    network.use(http.post('*/trpc/planner.create', () => HttpResponse.error(), { once: true }))
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    await findToast('Failed to plan content')
    expect(item.value).toBe('Hook: The pan')
    await user.click(plan.getByRole('button', { name: 'Plan Content' }))
    const toast = await findToast('Content planned successfully!')
    toast.getByText('Sunday 22 November, 18:30')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    screen.getByText('With the lid on')
    expect(await kept()).toEqual(['Hook: The pan, YouTube, planned, 2026-11-22T17:30'])
    expect(server.calls.some((call) => call.includes('library.page'))).toBe(true)
  })

  it('warns of an entry on the same platform within the hour, and of a time that the clocks skip', async () => {
    const { dialog, user } = await openPlanner({
      now: '2027-03-20T12:00:00.000Z',
      planned: [['The pan', 'YouTube', '2027-03-28T01:45:00.000Z']],
    })
    await user.click(screen.getAllByRole('button', { name: 'Plan Content' })[0] ?? document.body)
    const plan = await dialog('Plan Content')
    await user.click(plan.getByRole('radio', { name: 'YouTube' }))
    await user.type(plan.getByLabelText('Date and time'), '2027-03-28T02:30')
    await plan.findByText('The clocks skip this time. It becomes 03:30. YouTube already has “The pan” at 03:45.')
    await user.click(plan.getByRole('radio', { name: 'TikTok' }))
    await plan.findByText('The clocks skip this time. It becomes 03:30.')
  })
})
