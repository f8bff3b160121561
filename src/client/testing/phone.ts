import { onTestFinished, vi } from 'vitest'

const SIZE = { width: 390, height: 844 }

/** Simulates a phone window until the test ends. Elements get a position, because Mantine hides menus without one. */
export function usePhone(): void {
  const { matchMedia } = window
  window.matchMedia = (media) => Object.assign(matchMedia(media), { matches: media === '(max-width: 47.9375em)' })
  const { documentElement } = document
  const spies = [
    vi.spyOn(documentElement, 'clientWidth', 'get').mockReturnValue(SIZE.width),
    vi.spyOn(documentElement, 'clientHeight', 'get').mockReturnValue(SIZE.height),
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(16, 16, 44, 44)),
  ]
  onTestFinished(() => {
    window.matchMedia = matchMedia
    for (const spy of spies) spy.mockRestore()
  })
}
