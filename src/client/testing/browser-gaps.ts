/**
 * Parts of a browser that jsdom lacks and the screens use. The browser reads British English; a test about other dates
 * sets its own languages. It prefers reduced motion, so that no test waits for a dialog or a menu to fade.
 */

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

Object.assign(globalThis, { ResizeObserver: SilentObserver, IntersectionObserver: SilentObserver })
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
