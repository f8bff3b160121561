/** Updates the browser's toolbar colour (`theme-color`) whenever the page's colour scheme changes. `theme.js` sets the first one. */
export function syncThemeColor(): void {
  const page = document.documentElement
  const readScheme = () => page.dataset['mantineColorScheme']
  let painted = readScheme()
  const paint = (): void => {
    // Reading a style lays the page out. At the start the attribute is set again to the same value.
    if (painted === readScheme()) return
    painted = readScheme()
    const color = getComputedStyle(page).getPropertyValue('--hl-bg').trim()
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', color)
  }
  new MutationObserver(paint).observe(page, { attributeFilter: ['data-mantine-color-scheme'] })
}
