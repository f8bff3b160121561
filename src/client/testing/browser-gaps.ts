import { FetchEventSource } from './event-source.ts'

/**
 * Browser features that jsdom lacks and the screens use. The language is British English; a test of other date formats sets its
 * own languages. Reduced motion is on, so that no test waits for a dialog or a menu to fade.
 */

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, {
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  EventSource: FetchEventSource,
})
Object.defineProperty(navigator, 'languages', { value: ['en-GB'], configurable: true })
window.scrollTo = () => {}
Element.prototype.scrollIntoView = () => {}
Element.prototype.hasPointerCapture = () => false
window.matchMedia = (media) => ({
  media,
  matches: media.includes('prefers-reduced-motion'),
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
