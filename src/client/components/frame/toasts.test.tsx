import { MantineProvider } from '@mantine/core'
import { act, render, screen } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { currentNotice, notify } from '../../lib/feedback/notify.ts'
import { Toasts } from './toasts.tsx'

it('closes a toast after five seconds', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
    currentNotice.set(null)
  })
  render(<Toasts />, { wrapper: MantineProvider })
  act(() => notify({ title: 'Deleted' }))
  await act(() => vi.advanceTimersByTimeAsync(4_900))
  expect(screen.getByRole('listitem').textContent).toContain('Deleted')
  await act(() => vi.advanceTimersByTimeAsync(200))
  expect(screen.queryByRole('listitem')).toBeNull()
})
