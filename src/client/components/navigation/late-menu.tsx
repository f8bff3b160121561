import { type ReactNode, Suspense, useState } from 'react'
import { notify } from '../../lib/feedback/notify.ts'
import { BarButton } from './bar-button.tsx'

interface LateMenuProps {
  /** Accessible name of the button. */
  label: string
  icon: ReactNode
  /** Loads the code of the menu. */
  load(): Promise<unknown>
  /** The menu with its own button, which opens as it is rendered. */
  children: ReactNode
}

/** A button in the navigation bar whose menu is loaded when it is pressed. */
export function LateMenu({ label, icon, load, children }: LateMenuProps) {
  const [used, setUsed] = useState(false)

  async function open(): Promise<void> {
    try {
      await load()
      setUsed(true)
    } catch {
      notify({ tone: 'failed', title: 'This did not load', description: 'Check the connection and try again.' })
    }
  }

  const button = (
    <BarButton label={label} onClick={() => void open()}>
      {icon}
    </BarButton>
  )
  return used ? <Suspense fallback={button}>{children}</Suspense> : button
}
