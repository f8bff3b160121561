import { createLink } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type Ref } from 'react'

interface StepAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Whether it leads to the step of the page. */
  isCurrent?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** An anchor that is the current step and not the current page, which is what the router says of each link to its own address. */
function StepAnchor({ isCurrent = false, children, ...rest }: StepAnchorProps) {
  return (
    <a {...rest} aria-current={isCurrent ? 'step' : undefined}>
      {children}
    </a>
  )
}

/** A link of the rail. */
export const RailLink = createLink(StepAnchor)
