import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentProps } from 'react'
import { expect, it, vi } from 'vitest'
import { calendarDays } from '../../../../shared/features/planner/planner.rules.ts'
import type { PlannerEntry } from '../../../../shared/features/planner/planner.schema.ts'
import { announcement } from '../../../lib/feedback/announce.ts'
import { PlannerContext } from '../planner-context.ts'
import { dayByKey } from '../planner-days.ts'
import { useKeyboardDrag } from './use-keyboard-drag.ts'

type Planner = NonNullable<ComponentProps<typeof PlannerContext>['value']>

const NOW = new Date('2026-11-20T12:00:00.000Z')
const DAYS = calendarDays(NOW, 'UTC')
const PAN = { id: 'pan', title: 'The pan', scheduledDate: '2026-11-22T18:30:00.000Z' } as PlannerEntry
const MOVED = { ...PAN, scheduledDate: '2026-11-24T18:30:00.000Z' }

/** Renders a planner with a focused entry. `move` is its action that moves an entry. */
function focusEntry(move = vi.fn<Planner['actions']['move']>().mockResolvedValue(null)) {
  const there = { focusEntry: vi.fn<Planner['focusEntry']>(), keepEntry: vi.fn<Planner['keepEntry']>() }
  const actions = { move } as Partial<Planner['actions']> as Planner['actions']
  const entries = [PAN, { ...MOVED, id: 'soup' }]
  const planner = { entries, timeZone: 'UTC', now: NOW, today: '2026-11-20', actions, ...there }
  function Entry() {
    const { grabbed, onKeyDown, putBack } = useKeyboardDrag(DAYS)
    return (
      <button type="button" onKeyDown={(event) => onKeyDown(PAN, event)} onBlur={() => putBack(PAN)}>
        {grabbed?.date ?? 'in place'}
      </button>
    )
  }
  render(<Entry />, {
    wrapper: ({ children }) => (
      <PlannerContext value={planner as Partial<Planner> as Planner}>{children}</PlannerContext>
    ),
  })
  const entry = screen.getByRole('button')
  entry.focus()
  return { ...there, move, entry, user: userEvent.setup(), said: () => announcement.get() }
}

it('arrow keys lead to days, and not out of the calendar', () => {
  const from = (date: string) => ['Left', 'Right', 'Up', 'Down'].map((key) => dayByKey(DAYS, date, `Arrow${key}`))
  expect(from('2026-11-20')).toEqual([undefined, '2026-11-21', undefined, '2026-11-27'])
  expect(from('2026-12-19')).toEqual(['2026-12-18', undefined, '2026-12-12', undefined])
  expect(dayByKey(DAYS, '2026-11-20', 'Enter')).toBeUndefined()
})

it('lifts an entry, says each day it could go to, and puts it down there', async () => {
  const { user, entry, said, move, focusEntry: focus, keepEntry } = focusEntry()
  await user.keyboard('{ArrowRight}')
  expect(entry.textContent).toBe('in place')
  await user.keyboard(' ')
  expect(said()).toMatch(/^Picked up The pan, Sunday 22 November, 18:30\. Arrow keys choose a day/u)
  await user.keyboard('{ArrowRight}')
  expect(said()).toBe('Monday 23 November, nothing planned')
  await user.keyboard('{ArrowUp}{ArrowRight}')
  expect(said()).toBe('Tuesday 24 November, 1 entry')
  await user.keyboard('{Enter}')
  expect(move).toHaveBeenCalledExactlyOnceWith(PAN, MOVED.scheduledDate, '18:30')
  expect(focus).toHaveBeenCalledExactlyOnceWith(MOVED)
  expect(keepEntry).not.toHaveBeenCalled()
  expect(entry.textContent).toBe('in place')
})

it.each(['{Escape}', '{Tab}', '{ArrowLeft}{ArrowRight} '])('puts a lifted entry back: %s', async (keys) => {
  const { user, entry, said, move } = focusEntry()
  await user.keyboard(` ${keys}`)
  expect([said(), entry.textContent]).toEqual(['The pan stays on Sunday 22 November', 'in place'])
  expect(move).not.toHaveBeenCalled()
})

it('keeps the focus on an entry that the server did not move', async () => {
  const failure = { message: '', status: 0, requestId: undefined, field: undefined }
  const { user, keepEntry } = focusEntry(vi.fn<Planner['actions']['move']>().mockResolvedValue(failure))
  await user.keyboard(' {ArrowRight}{Enter}')
  expect(keepEntry).toHaveBeenCalledExactlyOnceWith(PAN)
})
