import { Menu, type MenuItemProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type Ref } from 'react'

interface MenuAnchorProps extends MenuItemProps, Omit<AnchorHTMLAttributes<HTMLAnchorElement>, keyof MenuItemProps> {
  ref?: Ref<HTMLAnchorElement>
}

function MenuAnchor(props: MenuAnchorProps) {
  return <Menu.Item component="a" {...props} />
}

/** A menu item that is a router link. */
export const MenuLink = createLink(MenuAnchor)
