/** Keeps the browser's own bar in the colour of the page, whatever it was that changed the scheme. */
export function syncThemeColor(): void {
  const page = document.documentElement
  const paint = (): void => {
    const color = getComputedStyle(page).getPropertyValue('--hl-bg').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }
  new MutationObserver(paint).observe(page, { attributeFilter: ['data-mantine-color-scheme'] })
}
