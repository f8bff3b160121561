import { type ReactNode } from 'react'

/** What a step says first. It takes the focus: what was pressed on the step before is gone. */
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
