import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type Ref } from 'react'

interface AnchorButtonProps extends ButtonProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof ButtonProps> {
  ref?: Ref<HTMLAnchorElement>
}

function AnchorButton(props: AnchorButtonProps) {
  return <Button component="a" {...props} />
}

/** A router link that looks like a button. */
export const ButtonLink = createLink(AnchorButton)
