import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { findToast } from '../../../testing/find-toast.ts'
import { network } from '../../../testing/network.ts'
import { openPlanner, type Planned } from '../testing/open-planner.ts'

const PAN: Planned = ['The pan', 'YouTube', '2026-11-22T17:30:00.000Z']
const calendar = () => within(screen.getByRole('table', { name: 'Planned content, next 30 days' }))
/** Finds the calendar entry with this title. */
const entry = (title: string): HTMLElement => {
  const found = calendar().getByText(title).closest<HTMLElement>('[role="button"]')
  if (!found) throw new Error(`${title} is no button`)
  return found
}
const findCell = (title: string) => entry(title).closest('td')
const cells = () => calendar().getAllByRole('cell')
/** Finds the cell of a day, such as "Sunday 22 November". */
const cell = (day: string) => {
  const found = calendar()
    .getByText(new RegExp(`^${day}.*, (nothing planned|\\d+ entr)`, 'u'))
    .closest('td')
  if (!found) throw new Error(`There is no ${day}`)
  return found
}

describe('the calendar', () => {
  it('shows 30 days from today in weeks of seven, at most two entries a day, and counts the rest', async () => {
    const { press, dialog, user, address } = await openPlanner({
      view: 'calendar',
      planned: [
        ['First', 'TikTok', '2026-11-22T08:00:00.000Z'],
        ['Second', 'Instagram', '2026-11-22T11:30:00.000Z'],
        PAN,
        ['Fourth', 'TikTok', '2026-11-22T19:15:00.000Z'],
        ['Now', 'TikTok', '2026-11-20T13:00:00.000Z'],
        ['After', 'TikTok', '2026-12-20T13:00:00.000Z'],
        ['Long after', 'TikTok', '2027-12-20T13:00:00.000Z'],
      ],
    })
    screen.getByRole('heading', { name: '20 November to 19 December' })
    const headers = calendar().getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
    expect(cells()).toHaveLength(35)
    expect(calendar().getAllByRole('button', { pressed: false })).toHaveLength(29)
    expect(cells().filter((one) => one.getAttribute('aria-current') === 'date')).toEqual([findCell('Now')])
    for (const word of ['planned', 'in-progress', 'completed']) {
      within(screen.getByRole('list', { name: 'What the marks mean' })).getByText(word)
    }

    const shown = within(cell('Sunday 22 November'))
    expect(shown.getAllByRole('listitem')).toHaveLength(2)
    shown.getByRole('button', { name: 'planned, TikTok, 09:00 First' })
    await press('+2 more on Sunday 22 November')
    const day = await dialog('Sunday 22 November')
    expect(day.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual([
      'First',
      'Second',
      'The pan',
      'Fourth',
    ])
    await user.click(day.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '+2 more on Sunday 22 November' }))

    calendar().getByRole('button', { name: 'Friday 20 November, today, 1 entry' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(document.activeElement?.textContent).toContain('Saturday 21 November, nothing planned')
    within(screen.getByRole('region', { name: 'Saturday 21 November' })).getByText('Nothing planned for this day')

    screen.getByText('2 more planned outside these 30 days')
    await press('Show the list')
    expect(address()).toBe('/library?tab=planner')
    expect(screen.getAllByRole('heading', { level: 3 }).at(-1)?.textContent).toBe('Monday, 20 December 2027')
  })

  it('names months, days and times in the language of the browser', async () => {
    const languages = vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['de-DE', 'en-US'])
    onTestFinished(() => languages.mockRestore())
    const { press } = await openPlanner({ view: 'calendar', planned: [PAN] })
    screen.getByRole('heading', { name: '20. November to 19. Dezember' })
    const headers = calendar().getAllByRole('columnheader')
    expect(headers.map(({ textContent }) => textContent)).toEqual(['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'])
    await press('Everything on Sonntag, 22. November')
    await screen.findByRole('dialog', { name: 'Sonntag, 22. November' })
  })

  it('opens the entries of a day, which can be changed one after the other', async () => {
    const { user, press, dialog, kept } = await openPlanner({
      view: 'calendar',
      planned: [PAN, ['First', 'TikTok', '2026-11-22T08:00:00.000Z']],
    })
    await press('Everything on Sunday 22 November')
    const day = await dialog('Sunday 22 November')
    await user.selectOptions(day.getByRole('combobox', { name: 'Status of The pan' }), 'completed')
    await findToast('Status updated successfully!')
    for (const title of ['First', 'The pan']) {
      const open = await dialog('Sunday 22 November')
      await user.click(open.getByRole('button', { name: `Delete ${title} from the plan` }))
      await user.click((await dialog('Confirm Deletion')).getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm Deletion' })).toBeNull())
      expect((await kept()).join(' ')).not.toContain(title)
    }
    await screen.findByRole('heading', { name: 'Nothing planned yet' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})

describe('planning from the calendar', () => {
  it('opens the dialog with an empty day that is clicked', async () => {
    const { press, dialog, user } = await openPlanner({ view: 'calendar', planned: [PAN] })
    await press('Plan Content on Tuesday 24 November')
    const plan = await dialog('Plan Content')
    expect(plan.getByLabelText<HTMLInputElement>('Date and time').value).toBe('2026-11-24T18:00')
    await user.click(plan.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Plan Content on Tuesday 24 November' }))
    await press('Wednesday 25 November, nothing planned')
    const other = await dialog('Plan Content')
    expect(other.getByLabelText<HTMLInputElement>('Date and time').value).toBe('2026-11-25T18:00')
  })

  it('presets a later time if the default time of today has passed', async () => {
    const { press, dialog } = await openPlanner({
      view: 'calendar',
      now: '2026-11-20T18:20:00.000Z',
      planned: [PAN],
    })
    await press('Plan Content on Friday 20 November, today')
    const plan = await dialog('Plan Content')
    expect(plan.getByLabelText<HTMLInputElement>('Date and time').value).toBe('2026-11-20T20:20')
  })

  it('plans another entry on a day with entries', async () => {
    const { press, dialog, user } = await openPlanner({ view: 'calendar', planned: [PAN] })
    await press('Everything on Sunday 22 November')
    const day = await dialog('Sunday 22 November')
    await user.click(day.getByRole('button', { name: 'Plan Content' }))
    const plan = await dialog('Plan Content')
    expect(plan.getByLabelText<HTMLInputElement>('Date and time').value).toBe('2026-11-22T18:00')
  })
})

describe('moving in the calendar', () => {
  it('moves an entry by mouse, and puts it back where the server did not move it', async () => {
    const { kept } = await openPlanner({ view: 'calendar', planned: [PAN] })
    network.use(http.post('*/trpc/planner.update', () => HttpResponse.error(), { once: true }))
    const target = cell('Wednesday 2 December')
    for (const said of ['Failed to move planned content', 'Moved to Wednesday 2 December, 18:30']) {
      expect(findCell('The pan')).toBe(cell('Sunday 22 November'))
      fireEvent.dragStart(entry('The pan'), { dataTransfer: { setData: () => {} } })
      const over = createEvent.dragOver(target)
      fireEvent(target, over)
      expect(over.defaultPrevented).toBe(true)
      fireEvent.drop(target)
      await findToast(said)
    }
    expect(await kept()).toEqual(['The pan, YouTube, planned, 2026-12-02T17:30'])
  })

  it("asks for a later time when the entry's time is over today", async () => {
    const { user, dialog, kept } = await openPlanner({
      view: 'calendar',
      planned: [['Early', 'TikTok', '2026-11-21T05:00:00.000Z']],
    })
    entry('Early').focus()
    await user.keyboard(' {ArrowLeft} ')
    const move = await dialog('Move to')
    move.getByText('This time is in the past. Choose a later one.')
    const field = move.getByLabelText<HTMLInputElement>('Date and time')
    expect(field.value).toBe('2026-11-20T06:00')
    await user.clear(field)
    await user.type(field, '2026-11-20T20:00')
    await user.click(move.getByRole('button', { name: 'Move' }))
    await findToast('Moved to Friday 20 November, 20:00')
    expect(await kept()).toEqual(['Early, TikTok, planned, 2026-11-20T19:00'])
  })

  it('moves an entry by keyboard, and says where the clocks skip its time', async () => {
    const { user, kept } = await openPlanner({
      view: 'calendar',
      now: '2027-03-20T12:00:00.000Z',
      planned: [['The pan', 'TikTok', '2027-03-27T01:30:00.000Z']],
    })
    entry('The pan').focus()
    await user.keyboard(' {ArrowRight}{Enter}')
    const toast = await findToast('Moved to Sunday 28 March, 03:30')
    toast.getByText('The clocks skip 02:30 on that day.')
    expect(await kept()).toEqual(['The pan, TikTok, planned, 2027-03-28T01:30'])
    expect(findCell('The pan')).toBe(cell('Sunday 28 March'))
    expect(document.activeElement).toBe(entry('The pan'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
