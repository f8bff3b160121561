// Runs before the first paint, as a file because inline scripts are not allowed.
;(() => {
  /** Milliseconds without a touch after which a public page comes alive by itself. */
  const IDLE_MS = 6000
  /** Milliseconds after which a link is followed without the script. */
  const LONGEST_MS = 4000
  const TOUCHES = ['pointerdown', 'keydown', 'focusin']
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

  // A text that depends on the hour of the day here is chosen before each paint until the page is complete: the server does
  // not know the hour. The attribute has the texts by the hour from which they hold, in ascending order.
  const chooseByHour = () => {
    for (const element of document.querySelectorAll('[data-by-hour]')) {
      const texts = Object.entries(JSON.parse(element.dataset.byHour))
      element.textContent = texts.findLast(([from]) => Number(from) <= new Date().getHours())[1]
      delete element.dataset.byHour
    }
    if (document.readyState === 'loading') requestAnimationFrame(chooseByHour)
  }
  chooseByHour()

  // A page that comes with its markup is read first. Its fonts and files wait for its first paint, and the script that
  // answers waits for the first touch or until the reader has been idle.
  addEventListener('DOMContentLoaded', () => {
    if (!document.getElementById('late')) return removeEventListener('click', keepClick, true)
    chooseByHour()
    const state = document.getElementById('state')
    const screen = state && document.getElementById('root')
    const fillLate = () => {
      const template = document.getElementById('late')
      if (!template) return
      void loadFonts(template.content.querySelector('style')).then(layOutNext)
      template.replaceWith(template.content)
    }
    const wake = () => {
      TOUCHES.forEach((type) => removeEventListener(type, wake, true))
      fillLate()
      void startScripts(document.getElementById('alive'))
    }
    TOUCHES.forEach((type) => addEventListener(type, wake, { capture: true, passive: true }))
    if (screen) openScreen(screen, JSON.parse(state.dataset.state))
    if (screen?.hasChildNodes() === false) {
      wake()
      repeatClick()
    }
    const start = () => (root.dataset.session || screen ? wake() : fillLate())
    // The first paint may be the ground alone: what is read comes with the first that has content.
    const onPaint = (list) => list.getEntriesByName('first-contentful-paint').length > 0 && start()
    new PerformanceObserver(onPaint).observe({ type: 'paint', buffered: true })
    // A browser may not tell of its paint, or may never be touched.
    setTimeout(start, 2000)
    setTimeout(() => whenIdle(wake), IDLE_MS)
    addEventListener('hookline-alive', repeatClick, { once: true })
  })

  // A form takes typing before the script has loaded. It starts with the stored draft, whose keys are the names of the
  // fields. `early-page.ts` reads what differs from that.
  const openScreen = (screen, answers) => {
    screen.addEventListener('compositionstart', () => (screen.dataset.composing = ''))
    screen.addEventListener('compositionend', () => delete screen.dataset.composing)
    screen.addEventListener('submit', (event) => event.preventDefault())
    addEventListener('keydown', keepKey, true)
    const form = screen.querySelector('form[name]')
    if (!form) return
    const key = `hookline-draft-${answers['auth.session'].user.id}-${form.name}`
    let draft = {}
    // Whoever leaves or reloads before the script answers keeps what was typed.
    const keepDraft = () => {
      const changed = [...form.elements].filter(
        ({ type, value, defaultValue }) => type === 'textarea' && value !== defaultValue,
      )
      for (const { name, value } of changed) draft[name] = name === 'details' ? value.split('\n') : value
      try {
        if (changed.length > 0) localStorage.setItem(key, JSON.stringify(draft))
      } catch {
        // Storage may be blocked or full.
      }
    }
    addEventListener('pagehide', keepDraft)
    addEventListener('hookline-alive', () => removeEventListener('pagehide', keepDraft), { once: true })
    try {
      draft = JSON.parse(localStorage.getItem(key)) ?? {}
      // A result is beside a collapsed form with its own input, unless something else was typed: then the form is open.
      const isFolded = screen.querySelector('[data-folded]')
      if (isFolded && draft[form.querySelector('textarea').name]?.trim()) return screen.replaceChildren()
      for (const [name, value] of Object.entries(isFolded ? {} : draft)) {
        const field = form.elements.namedItem(name)
        if (field) field.value = Array.isArray(value) ? value.join('\n') : value
      }
    } catch {
      // Storage may be blocked, or have something else.
    }
    for (const field of form.elements) {
      if (field.type === 'radio') field.defaultChecked = field.checked
      else if (field.type === 'textarea') field.defaultValue = field.value
    }
  }

  // One after the other: each is evaluated in a task of its own, and a touch is answered in between.
  const startScripts = async (template) => {
    template?.remove()
    for (const script of template ? [...template.content.cloneNode(true).children] : []) {
      await new Promise((next) => {
        for (const end of ['load', 'error']) script.addEventListener(end, next)
        document.head.append(script)
      })
    }
  }

  const whenIdle = globalThis.requestIdleCallback ?? setTimeout
  // The parts below the first view, one at a time.
  const layOutNext = () => {
    const part = document.querySelector('.hl-later')
    if (!part) return
    part.classList.remove('hl-later')
    whenIdle(layOutNext)
  }

  // Named all at once when they are there: the page is laid out again each time that a font is named or arrives.
  const loadFonts = async (style) => {
    if (!style) return
    style.remove()
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style.textContent)
    const faces = [...sheet.cssRules].map(({ style: rule }) => {
      const [family, source, weight] = ['font-family', 'src', 'font-weight'].map((name) => rule.getPropertyValue(name))
      // A rule has the name in quotes.
      return new FontFace(family.replaceAll('"', ''), source, { weight }).load()
    })
    // Without them the page keeps the fonts of the machine.
    const loaded = await Promise.allSettled(faces)
    for (const { value } of loaded) if (value) document.fonts.add(value)
  }

  // What is pressed before the script answers is pressed again once it does, or when that takes too long. A link within
  // the page and one that opens elsewhere need no script.
  let pressed
  const keepClick = (event) => {
    const found = event.target instanceof Element && event.target.closest('button, a[href^="/"]')
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    if (!found || !isPlain || (found.pathname === location.pathname && found.hash)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    // A button needs the script, unless its form has an address.
    if (!pressed && (found.href || found.form?.hasAttribute('action'))) setTimeout(repeatClick, LONGEST_MS)
    pressed = found
  }
  // The two shortcuts, of the command palette and of sending a form, and Enter in a field of one line.
  let typed
  const keepKey = (event) => {
    const { key, code, ctrlKey, metaKey, target } = event
    const isShortcut = (ctrlKey || metaKey) && (key === 'k' || (key === 'Enter' && target.form))
    const isSubmit = key === 'Enter' && target.tagName === 'INPUT' && target.form
    if (!isShortcut && !isSubmit) return
    event.preventDefault()
    const again = new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true })
    typed = ({ activeElement }) => {
      if (isShortcut) activeElement.dispatchEvent(again)
      else activeElement.form?.requestSubmit()
    }
  }
  const repeatClick = ({ detail: findNew } = {}) => {
    removeEventListener('click', keepClick, true)
    const target = (pressed && findNew?.(pressed)) ?? pressed
    target?.click()
    pressed = undefined
    removeEventListener('keydown', keepKey, true)
    typed?.(document)
    typed = undefined
  }
  // Before the whole page is there too: what stands may be pressed.
  addEventListener('click', keepClick, true)
})()
