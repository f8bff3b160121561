import { Drawer } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useHost } from '../../lib/api/use-host.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { useFocusReturn } from '../../ui/overlays/use-focus-return.ts'
import styles from './mobile-menu.module.css'

/** The visitors' navigation on phones, as a drawer. */
export function MobileMenu({ open, onClose }: { open: boolean; onClose(): void }) {
  useFocusReturn(open)
  const { plans, isOpen } = useHost()
  return (
    <Drawer.Root
      opened={open}
      onClose={onClose}
      returnFocus={false}
      position="right"
      size={304}
      classNames={{ content: styles.content ?? '' }}
      transitionProps={{ duration: 240, timingFunction: 'var(--hl-ease-out)' }}
    >
      <Drawer.Overlay color="var(--hl-scrim)" backgroundOpacity={1} />
      <Drawer.Content aria-label="Menu">
        <Drawer.Body className={styles.body}>
          <Drawer.CloseButton className={styles.close} aria-label="Close menu" iconSize={24} />
          <nav aria-label="Main" className={styles.links}>
            <Link to="/" onClick={onClose}>
              Home
            </Link>
            <Link to="/" hash="features" onClick={onClose}>
              Features
            </Link>
            {plans && (
              <Link to="/" hash="pricing" onClick={onClose}>
                Pricing
              </Link>
            )}
          </nav>
          <div className={styles.buttons}>
            <ButtonLink to="/login" variant="default" size="lg" fullWidth onClick={onClose}>
              Sign In
            </ButtonLink>
            {isOpen && (
              <ButtonLink to="/signup" size="lg" fullWidth onClick={onClose}>
                Get Started
              </ButtonLink>
            )}
          </div>
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
