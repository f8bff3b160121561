import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { LibraryMatch } from '../../../../shared/features/library/library.schema.ts'
import { useSelection } from './use-selection.ts'
import { useSelectionKeys } from './use-selection-keys.ts'

const item = (id: string): LibraryMatch => ({ id, tags: [], isFavorite: false, folder: null })
const LOADED = ['A', 'B', 'C', 'D', 'E'].map(item)

function select() {
  const { result, rerender } = renderHook(({ search }) => useSelection(LOADED, { search }), {
    initialProps: { search: '' },
  })
  const chosen = () => result.current.chosen.map(({ id }) => id).join('')
  return {
    result,
    rerender,
    chosen,
    toggle: (id: string, range = false) => act(() => result.current.toggle(id, range)),
  }
}

it('selects everything between two items, in either direction, and can be cleared', () => {
  const { result, chosen, toggle } = select()
  expect(result.current.isActive).toBe(false)
  act(() => result.current.start())
  toggle('B')
  toggle('D', true)
  expect(chosen()).toBe('BCD')
  toggle('E')
  toggle('C', true)
  expect(chosen()).toBe('B')
  act(() => result.current.all())
  expect(result.current.hasAllLoaded).toBe(true)
  act(() => result.current.end())
  expect([result.current.isActive, chosen()]).toEqual([false, ''])
})

it('keeps ids that are not loaded until the filter changes', () => {
  const { result, rerender, chosen } = select()
  act(() => result.current.everything([...LOADED, item('F')]))
  expect([chosen(), result.current.hasEverything]).toEqual(['ABCDEF', true])
  act(() => result.current.change((one) => (one.id === 'F' ? null : one)))
  expect(chosen()).toBe('ABCDE')
  rerender({ search: 'bread' })
  expect([chosen(), result.current.hasEverything]).toEqual(['ABCDE', false])
})

it('handles keys only while items are selected, outside of fields and dialogs', () => {
  const all = vi.fn<() => void>()
  const onEnd = vi.fn<() => void>()
  const { rerender } = renderHook(({ isActive }) => useSelectionKeys({ isActive, all }, onEnd), {
    initialProps: { isActive: false },
  })
  const press = (target: EventTarget = document.body) => {
    for (const key of ['a', 'Escape']) {
      target.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: key === 'a', bubbles: true, cancelable: true }))
    }
    return [all.mock.calls.length, onEnd.mock.calls.length]
  }
  expect(press()).toEqual([0, 0])
  rerender({ isActive: true })
  const field = document.body.appendChild(document.createElement('input'))
  expect(press(field)).toEqual([0, 0])
  const dialog = document.body.appendChild(document.createElement('button'))
  dialog.setAttribute('aria-modal', 'true')
  dialog.focus()
  expect(press()).toEqual([0, 0])
  dialog.remove()
  expect(press()).toEqual([1, 1])
  field.type = 'checkbox'
  expect(press(field)).toEqual([2, 2])
  field.remove()
})
