import * as RadixToast from '@radix-ui/react-toast'
import { IconAlertTriangle, IconCircleCheck, IconX } from '@tabler/icons-react'
import { type ReactNode, use } from 'react'
import { ToastDuration } from './toast-duration.ts'
import styles from './toast.module.css'

interface ToastProps {
  title: string
  description?: ReactNode
  tone: 'done' | 'failed'
  action?: { label: string; act(): void } | undefined
  onClose(): void
}

/** A toast. It closes after `ToastDuration`, by a swipe to the right, or by its button. */
export function Toast({ title, description, tone, action, onClose }: ToastProps) {
  const Icon = tone === 'failed' ? IconAlertTriangle : IconCircleCheck
  return (
    <RadixToast.Root
      className={styles.toast}
      data-tone={tone}
      type={tone === 'failed' ? 'foreground' : 'background'}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
    >
      <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
      <div className={styles.text}>
        <RadixToast.Title className={styles.title}>{title}</RadixToast.Title>
        {description && <RadixToast.Description className="hl-small hl-text-2">{description}</RadixToast.Description>}
      </div>
      {action && (
        <RadixToast.Action className={`hl-link hl-small ${styles.action}`} altText={action.label} onClick={action.act}>
          {action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close className={styles.close} aria-label="Close">
        <IconX size={20} stroke={1.75} aria-hidden="true" />
      </RadixToast.Close>
    </RadixToast.Root>
  )
}

/** The region of the toasts: bottom right, on phones over the navigation bar. F8 focuses it. */
export function ToastRegion({ children }: { children: ReactNode }) {
  return (
    <RadixToast.Provider swipeDirection="right" swipeThreshold={50} duration={use(ToastDuration)}>
      {children}
      <RadixToast.Viewport className={styles.viewport} hotkey={['F8']} />
    </RadixToast.Provider>
  )
}
