// Runs before the first paint, as a file because inline scripts are not allowed.
;(() => {
  const root = document.documentElement
  let stored = null
  try {
    stored = localStorage.getItem('hookline-theme')
    // The bar of a page that was rendered for visitors is covered until the real one stands.
    if (localStorage.getItem('hookline-session') === 'in') root.dataset.session = 'in'
  } catch {
    // Storage may be blocked; the default stands.
  }
  const system = () => (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark')
  const scheme = stored === 'light' || stored === 'dark' ? stored : stored === 'system' ? system() : 'dark'
  root.dataset.mantineColorScheme = scheme
  document
    .querySelector('meta[name="theme-color"]')
    ?.setAttribute('content', scheme === 'light' ? '#eff4f4' : '#0a1b21')

  // A page that was rendered at build is read first; its fonts and what brings it to life wait for its first paint,
  // though not for ever where the browser does not tell of it.
  addEventListener('DOMContentLoaded', () => {
    const late = document.getElementById('late')
    if (!late) return
    const start = () => late.replaceWith(late.content.cloneNode(true))
    // The first paint may be the ground alone: what is read comes with the first that has content.
    const onPaint = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && start()
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
    setTimeout(start, 2000)
  })
})()
