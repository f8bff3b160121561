// Runs in the page, before its own scripts.
globalThis.seenOnPhone = { lcp: NaN, field: NaN, shift: 0, tasks: [], firstPaint: 0 }
;(() => {
  const seen = globalThis.seenOnPhone
  const observe = (type, read) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true })
  observe('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value
  })
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, ms: duration }))
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  const look = () => {
    if (document.querySelector('main form :is(textarea, input:not([type=hidden])):enabled'))
      seen.field = performance.now()
    else requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
})()
