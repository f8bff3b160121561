import { type ReactNode } from 'react'

/** The title of a step. It takes the focus, because the focused button of the previous step is removed. */
export function StageTitle({ children }: { children: ReactNode }) {
  return (
    <p ref={focusOn} tabIndex={-1} className="hl-figures">
      {children}
    </p>
  )
}

function focusOn(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true })
}
