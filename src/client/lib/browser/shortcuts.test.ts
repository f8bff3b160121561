import { describe, expect, it } from 'vitest'
import { readShortcut, setSingleKeys } from './shortcuts.ts'

/** Returns the action of a key that is pressed in an element. */
function press(html: string, keys: KeyboardEventInit) {
  document.body.innerHTML = html
  const target = document.body.querySelector('[data-here]') ?? document.body
  let answer: ReturnType<typeof readShortcut> = null
  const listen = (event: KeyboardEvent): void => void (answer = readShortcut(event))
  document.addEventListener('keydown', listen)
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...keys }))
  document.removeEventListener('keydown', listen)
  document.body.innerHTML = ''
  return answer
}

describe('the question mark', () => {
  it.each(['<p data-here>', '<button data-here>', '<input type="radio" data-here>', '<a href="#" data-here>'])(
    'opens the list of keys on %s',
    (html) => {
      expect(press(html, { key: '?', shiftKey: true })).toBe('keys')
    },
  )

  it.each([
    '<input data-here>',
    '<input type="email" data-here>',
    '<input type="password" data-here>',
    '<textarea data-here></textarea>',
    '<select data-here></select>',
    '<div contenteditable="true"><b data-here>',
  ])('is typed as a character in %s', (html) => {
    expect(press(html, { key: '?', shiftKey: true })).toBeNull()
  })

  it('does nothing once it is switched off', () => {
    setSingleKeys(false)
    expect(press('', { key: '?' })).toBeNull()
    setSingleKeys(true)
    expect(press('', { key: '?' })).toBe('keys')
  })
})

describe('Control and a key', () => {
  it('opens the palette, also from a field', () => {
    expect(press('<textarea data-here></textarea>', { key: 'k', ctrlKey: true })).toBe('palette')
    expect(press('', { key: 'K', ctrlKey: true })).toBe('palette')
  })

  it('submits from a field, not from a button, which handles the same keys', () => {
    expect(press('<form><textarea data-here></textarea></form>', { key: 'Enter', ctrlKey: true })).toBe('submit')
    expect(press('<form><button data-here></button></form>', { key: 'Enter', ctrlKey: true })).toBeNull()
  })

  it.each([
    { key: 'k' },
    { key: 'k', ctrlKey: true, altKey: true },
    { key: 'k', ctrlKey: true, shiftKey: true },
    { key: 'k', metaKey: true },
    { key: 'k', ctrlKey: true, repeat: true },
    { key: 'k', ctrlKey: true, isComposing: true },
    { key: 'Enter' },
  ])('ignores %o', (keys) => {
    expect(press('<input data-here>', keys)).toBeNull()
  })
})
