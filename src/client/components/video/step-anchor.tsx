import { createLink } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type Ref } from 'react'

interface StepAnchorProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** Whether it links to the step of the page. */
  isCurrent?: boolean
  ref?: Ref<HTMLAnchorElement>
}

/** A link with `aria-current="step"`. The router would set `page` on each link to its own address. */
function StepAnchor({ isCurrent = false, children, ...rest }: StepAnchorProps) {
  return (
    <a {...rest} aria-current={isCurrent ? 'step' : undefined}>
      {children}
    </a>
  )
}

/** A link of the rail. */
export const RailLink = createLink(StepAnchor)
