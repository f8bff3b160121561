import { describe, expect, it, vi } from 'vitest'
import { createColorSchemeManager } from './color-scheme.ts'

describe('the stored theme', () => {
  it.each([
    ['light', 'light'],
    ['dark', 'dark'],
    ['system', 'auto'],
    ['purple', 'dark'],
    ['auto', 'dark'],
  ])('reads %s as %s', (stored, scheme) => {
    localStorage.setItem('hookline-theme', stored)
    expect(createColorSchemeManager().get('dark')).toBe(scheme)
  })

  it('is stored with the names that the settings use', () => {
    createColorSchemeManager().set('auto')
    expect(localStorage.getItem('hookline-theme')).toBe('system')
  })

  it('follows a change in another tab', () => {
    const manager = createColorSchemeManager()
    const onUpdate = vi.fn()
    manager.subscribe(onUpdate)
    window.dispatchEvent(new StorageEvent('storage', { key: 'hookline-theme', newValue: 'light' }))
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'dark' }))
    manager.unsubscribe()
    expect(onUpdate.mock.calls).toEqual([['light']])
  })
})
