import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { signInRequest } from '../../lib/session/sign-in-request.ts'
import { useStore } from '../../lib/browser/store.ts'
import styles from './app-frame.module.css'
import { ConnectionBar } from './connection-bar.tsx'
import { DocumentTitle } from './document-title.tsx'
import { SkipLink } from './skip-link.tsx'
import { StatusRegion } from './status-region.tsx'
import { TopNavigation } from '../navigation/top-navigation.tsx'
import { useFocusHeading } from './use-focus-heading.ts'
import { useShortcuts } from './use-shortcuts.ts'

const Toasts = lazyComponent(() => import('./toasts.tsx').then((module) => module.Toasts))
const Overlays = lazyComponent(() => import('./overlays.tsx').then((module) => module.Overlays))
const PlanReminders = lazyComponent(() => import('./plan-reminders.tsx').then((module) => module.PlanReminders))
const SignInDialog = lazyComponent(() => import('../account/sign-in-dialog.tsx').then((module) => module.SignInDialog))

/** The frame of every page. Parts that the first paint does not need are loaded after it. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  const request = useStore(signInRequest)
  const ownBar = useMatches({ select: (matches) => matches.at(-1)?.staticData.ownBar })
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true))
    return () => clearTimeout(timer)
  }, [])
  useFocusHeading()
  useShortcuts()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <DocumentTitle />
      {!ownBar && <TopNavigation />}
      <ConnectionBar />
      {children}
      <StatusRegion />
      <Suspense>{painted && <Toasts />}</Suspense>
      <Suspense>{painted && <Overlays />}</Suspense>
      <Suspense>{painted && <PlanReminders />}</Suspense>
      <Suspense>{request && <SignInDialog request={request} />}</Suspense>
    </div>
  )
}
