/** Updates the browser's toolbar colour (`theme-color`) whenever the page's colour scheme changes. */
export function syncThemeColor(): void {
  const page = document.documentElement
  const paint = (): void => {
    const color = getComputedStyle(page).getPropertyValue('--hl-bg').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }
  new MutationObserver(paint).observe(page, { attributeFilter: ['data-mantine-color-scheme'] })
}
