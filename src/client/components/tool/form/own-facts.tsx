import { type Ref } from 'react'
import { DetailsField } from './details-field.tsx'

interface OwnFactsProps {
  lines: readonly string[]
  fieldRef: Ref<HTMLTextAreaElement>
  onChange(lines: string[]): void
}

/** The facts field of a tool's form. */
export function OwnFacts(props: OwnFactsProps) {
  return (
    <DetailsField
      label="What makes it yours?"
      placeholder="A number? A moment? A mistake?"
      hint="Optional. One fact on each line, five at most."
      {...props}
    />
  )
}
