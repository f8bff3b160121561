import { MantineProvider } from '@mantine/core'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

/** Advances the fake timers within React's `act`. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

describe('a button that copies', () => {
  it('confirms for two seconds after the last copy', async () => {
    vi.useFakeTimers()
    try {
      render(<CopyButton name="Copy hook 3" onCopy={async () => true} />, { wrapper: MantineProvider })
      fireEvent.click(screen.getByRole('button', { name: 'Copy hook 3' }))
      await pass(1_500)
      fireEvent.click(screen.getByRole('button', { name: 'Copied! Copy hook 3' }))
      await pass(0)
      await pass(1_999)
      expect(screen.getByRole('button').textContent).toBe('Copied!')
      await pass(1)
      expect(screen.getByRole('button', { name: 'Copy hook 3' }).textContent).toBe('Copy')
    } finally {
      vi.useRealTimers()
    }
  })

  it('confirms nothing when copying failed', async () => {
    vi.useFakeTimers()
    try {
      render(<CopyButton name="Copy hook 3" onCopy={async () => false} />, { wrapper: MantineProvider })
      fireEvent.click(screen.getByRole('button'))
      await pass(0)
      expect(screen.getByRole('button').textContent).toBe('Copy')
    } finally {
      vi.useRealTimers()
    }
  })
})
