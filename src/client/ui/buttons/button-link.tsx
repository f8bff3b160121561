import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type Ref } from 'react'

interface AnchorButtonProps extends ButtonProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  ref?: Ref<HTMLAnchorElement>
}

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />
}

/** A link that looks like a button and knows the routes. */
export const ButtonLink = createLink(AnchorButton)
