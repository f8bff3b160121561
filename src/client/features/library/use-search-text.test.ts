import { act, renderHook } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { useSearchText } from './use-search-text.ts'

it('searches 250 ms after the last key, and follows the address', () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const onSearch = vi.fn<(text: string) => void>()
  const { result, rerender } = renderHook(({ searched }) => useSearchText(searched, onSearch), {
    initialProps: { searched: '' },
  })
  const type = (text: string, waitMs: number) => {
    act(() => result.current.setText(text))
    act(() => void vi.advanceTimersByTime(waitMs))
  }
  type('br', 249)
  type(' bread ', 249)
  expect(onSearch).not.toHaveBeenCalled()
  act(() => void vi.advanceTimersByTime(1))
  expect(onSearch.mock.calls).toEqual([['bread']])
  // The changed URL must not remove a space that is being typed.
  rerender({ searched: 'bread' })
  expect(result.current.text).toBe(' bread ')
  rerender({ searched: '' })
  expect(result.current.text).toBe('')
  act(() => void vi.advanceTimersByTime(1_000))
  expect(onSearch).toHaveBeenCalledOnce()
})
