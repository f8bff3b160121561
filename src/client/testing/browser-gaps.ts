/**
 * Parts of a browser that jsdom lacks and the screens touch. They do nothing, except that the clipboard remembers. The
 * browser reads British English; a test about dates of others sets its own languages.
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
  matches: false,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
})
