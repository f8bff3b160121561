/** Elements that can be used before the script has loaded. */
const USABLE = 'a[href], button, input, textarea'

/** Events after which the focus or the selection may be another one. */
const EVENTS = ['focusin', 'focusout', 'selectionchange'] as const

type Field = HTMLInputElement | HTMLTextAreaElement

/**
 * Watches a screen that the server has rendered, until the app replaces its elements. What was typed or chosen in them goes on in the
 * new ones, with focus and selection.
 */
export function watchEarlyPage(root: HTMLElement) {
  const before = [...root.querySelectorAll<HTMLElement>(USABLE)]
  const keys = before.map(describe)
  let focused = readFocus()
  // An element that is removed loses the focus and its selection before its successor is there.
  const remember = (): void =>
    queueMicrotask(() => {
      if (!focused || focused.element.isConnected) focused = readFocus()
    })
  for (const type of EVENTS) document.addEventListener(type, remember)
  let held = root.querySelector<HTMLElement>(':is(a[href], button):active')
  const press = ({ target }: Event): void => {
    held = target instanceof Element ? target.closest<HTMLElement>(USABLE) : null
  }
  /** An element that is replaced while it is pressed gets no click when the pointer is released. */
  const release = (): void => {
    const next = held && !held.isConnected && findNew(held)
    held = null
    if (next) next.click()
  }
  const pointer = new AbortController()
  addEventListener('pointerdown', press, { capture: true, signal: pointer.signal })
  addEventListener('pointerup', release, { capture: true, signal: pointer.signal })

  /** Returns the element that replaced an earlier one, if there is one. */
  function findNew(old: Element): HTMLElement | undefined {
    const at = before.indexOf(old as HTMLElement)
    const alike = keys.slice(0, at).filter((key) => key === keys[at]).length
    return [...root.querySelectorAll<HTMLElement>(USABLE)].filter((element) => describe(element) === keys[at])[alike]
  }

  return {
    /** Resolves once no word is being composed by an input method: a replaced field would end it. `theme.js` marks the root. */
    async whenComposed(): Promise<void> {
      if (root.dataset['composing'] === undefined) return
      await new Promise((resolve) => root.addEventListener('compositionend', resolve, { once: true }))
    },

    /** Call when the new elements are in the document and before they are painted. */
    moveOn(): void {
      for (const old of before) {
        const field = isField(old) && isChanged(old) && findNew(old)
        if (field && isField(field)) enter(field, old.value)
      }
      for (const type of EVENTS) document.removeEventListener(type, remember)
      const next = focused && findNew(focused.element)
      next?.focus({ preventScroll: true })
      if (next && isText(next) && focused) next.setSelectionRange(...focused.selection)
    },

    /** Call when the new page listens. `theme.js` repeats a click and a shortcut that came too early. */
    repeat(): void {
      if (held) addEventListener('pointerup', () => pointer.abort(), { once: true })
      else pointer.abort()
      dispatchEvent(new CustomEvent('hookline-alive', { detail: findNew }))
    },
  }
}

/** The focused element and the selection in it. */
function readFocus() {
  const element = document.activeElement
  if (!element || element === document.body) return null
  const { selectionStart = 0, selectionEnd = 0, selectionDirection } = element as Partial<HTMLTextAreaElement>
  return { element, selection: [selectionStart, selectionEnd, selectionDirection] as const }
}

/** Names that React makes up, others on the server than in the browser. */
const MADE_NAME = /^_r/iu

/** Describes an element by its name and value, or by its address and its words, without what is a user's own: after a comma, a count. */
function describe(element: HTMLElement): string {
  const { tagName, ariaLabel } = element
  if (isField(element)) {
    const { type, name, value } = element
    return JSON.stringify([tagName, type, MADE_NAME.test(name) ? '' : name, ariaLabel, isRadio(element) && value])
  }
  const [words] = (ariaLabel ?? element.textContent).split(',')
  return JSON.stringify([tagName, element.getAttribute('href'), words?.replace(/[\s\d]/gu, '')])
}

function isField(element: Element): element is Field {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
}

/** Whether an element has a selection. Others throw when one is set. */
const isText = (element: Element): element is Field =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)

const isRadio = (field: Field): field is HTMLInputElement => field.type === 'radio'
const isSwitch = (field: Field): field is HTMLInputElement => field.type === 'checkbox'

function isChanged(field: Field): boolean {
  if (isSwitch(field)) return field.checked !== field.defaultChecked
  return isRadio(field) ? field.checked && !field.defaultChecked : field.value !== field.defaultValue
}

/** Chooses a radio button, turns a switch, or enters a text, as a user would. */
function enter(field: Field, text: string): void {
  if (isRadio(field) || isSwitch(field)) return field.click()
  // React overrides the setter of the element and takes a value that was set by it for its own.
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
