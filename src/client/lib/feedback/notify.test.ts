import { afterEach, describe, expect, it } from 'vitest'
import { currentNotice, notify } from './notify.ts'

const { matchMedia } = window

/** Simulates a window of this width in CSS pixels, with letters of 16 px. */
function setWidth(width: number): void {
  window.matchMedia = (media) => {
    const [, most = ''] = /^\(max-width: ([\d.]+)em\)$/u.exec(media) ?? []
    return Object.assign(matchMedia(media), { matches: width <= Number(most) * 16 })
  }
}

afterEach(() => {
  window.matchMedia = matchMedia
})

describe('a toast about a field that says the same', () => {
  const NOTICE = { tone: 'failed', title: 'Password mismatch', atField: true } as const

  it('is not shown on phones, and removes an older one', () => {
    setWidth(767)
    notify({ title: 'Saved' })
    expect(currentNotice.get()?.title).toBe('Saved')
    notify(NOTICE)
    expect(currentNotice.get()).toBeNull()
  })

  it('is shown on wide screens', () => {
    setWidth(768)
    notify(NOTICE)
    expect(currentNotice.get()?.title).toBe('Password mismatch')
  })
})

it('a toast that no field repeats shows on phones, too', () => {
  setWidth(360)
  notify({ tone: 'failed', title: 'Copy failed' })
  expect(currentNotice.get()?.title).toBe('Copy failed')
})
