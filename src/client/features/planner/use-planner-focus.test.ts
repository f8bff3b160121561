import { renderHook } from '@testing-library/react'
import { expect, it, onTestFinished } from 'vitest'
import { usePlannerFocus } from './use-planner-focus.ts'

const ENTRY = { id: 'pan', scheduledDate: '2026-11-22T17:30:00.000Z' }
/** Elements for an entry, in order of preference: the entry, "more" of its day, its day, and its placeholder in the list. */
const PLACES = [
  'data-entry="pan"',
  'data-more="2026-11-22"',
  'data-day="2026-11-22"',
  'data-days="2026-11-21 2026-11-22"',
]
const focused = () => document.activeElement?.textContent

/** Renders a planner with a button for each of these attributes. `render` sets whether a dialog is open over it. */
function open(attributes: readonly string[]) {
  const buttons = attributes.map((attribute) => `<button ${attribute}>${attribute}</button>`)
  document.body.innerHTML = `<h1 tabindex="-1">Library</h1><main>${buttons.join('')}</main>`
  onTestFinished(() => void (document.body.innerHTML = ''))
  const root = { current: document.querySelector('main') }
  const { result, rerender } = renderHook(({ covered }) => usePlannerFocus(root, 'UTC', covered), {
    initialProps: { covered: false },
  })
  return { focus: result.current, render: (covered = false) => rerender({ covered }) }
}

it.each([
  ['what opened a dialog', 'id="opener"', () => undefined],
  ['the heading where that is gone', 'Library', () => document.getElementById('opener')?.remove()],
])('goes back to %s, once all dialogs are closed', (_, target, change) => {
  const { focus, render } = open(['id="opener"', 'id="other"'])
  document.getElementById('opener')?.focus()
  focus.save()
  document.getElementById('other')?.focus()
  change()
  focus.restore()
  render(true)
  expect(focused()).toBe('id="other"')
  render()
  expect(focused()).toBe(target)
})

it('follows an entry to where it is now', () => {
  const places = [...PLACES]
  while (places.length > 0) {
    const { focus, render } = open(places.toReversed())
    focus.focusEntry(ENTRY)
    render()
    expect(focused()).toBe(places.shift())
  }
})

it('keeps the focus on an entry that is put back, unless the user has moved it', () => {
  const { focus, render } = open(['data-entry="pan"', 'id="other"'])
  document.getElementById('other')?.focus()
  focus.keepEntry(ENTRY)
  render()
  expect(focused()).toBe('id="other"')
  document.getElementById('other')?.blur()
  focus.keepEntry(ENTRY)
  render()
  expect(focused()).toBe('data-entry="pan"')
})
