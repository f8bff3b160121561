// Runs before the first paint, as a file because inline scripts are not allowed.
;(() => {
  let stored = null
  try {
    stored = localStorage.getItem('hookline-theme')
  } catch {
    // Storage may be blocked; the default stands.
  }
  const system = () => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
  const scheme = stored === 'light' || stored === 'dark' ? stored : stored === 'system' ? system() : 'dark'
  document.documentElement.dataset.mantineColorScheme = scheme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', scheme === 'light' ? '#eff4f4' : '#0a1b21')
})()
