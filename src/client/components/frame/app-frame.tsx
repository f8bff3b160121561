import { useMatches } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import { signInRequest } from '../../lib/session/sign-in-request.ts'
import { overlay } from '../../lib/browser/overlay.ts'
import { useStore } from '../../lib/browser/store.ts'
import { useTouched } from '../../lib/browser/use-touched.ts'
import { currentNotice } from '../../lib/feedback/notify.ts'
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

/** The frame of every page. */
export function AppFrame({ children }: { children: ReactNode }) {
  const request = useStore(signInRequest)
  const ownBar = useMatches({ select: (matches) => matches.at(-1)?.staticData.ownBar })
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
      <LateParts />
      <Suspense>{request && <SignInDialog request={request} />}</Suspense>
    </div>
  )
}

/** Parts that the first view does not need. They are loaded at the first touch, or earlier when there is something to show. */
function LateParts() {
  const touched = useTouched()
  const hasNotice = useStore(currentNotice) !== null
  const hasOverlay = useStore(overlay) !== null
  const mayRemind = 'Notification' in globalThis && Notification.permission === 'granted'
  return (
    <>
      <Suspense>{(touched || hasNotice) && <Toasts />}</Suspense>
      <Suspense>{(touched || hasOverlay) && <Overlays />}</Suspense>
      <Suspense>{(touched || mayRemind) && <PlanReminders />}</Suspense>
    </>
  )
}
