import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { signInRequest } from '../lib/sign-in-request.ts'
import { useStore } from '../lib/store.ts'
import styles from './app-frame.module.css'
import { ConnectionBar } from './connection-bar.tsx'
import { DocumentTitle } from './document-title.tsx'
import { SkipLink } from './skip-link.tsx'
import { StatusRegion } from './status-region.tsx'
import { TopNavigation } from './top-navigation.tsx'
import { useFocusHeading } from './use-focus-heading.ts'

const Toasts = lazy(() => import('./toasts.tsx').then((module) => ({ default: module.Toasts })))
const SignInDialog = lazy(() => import('./sign-in-dialog.tsx').then((module) => ({ default: module.SignInDialog })))

/** What stands around every page. What the first paint does not need arrives after it. */
export function AppFrame({ children }: { children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  const request = useStore(signInRequest)
  useEffect(() => {
    const timer = setTimeout(() => setPainted(true))
    return () => clearTimeout(timer)
  }, [])
  useFocusHeading()
  return (
    <div className={styles.frame}>
      <SkipLink />
      <DocumentTitle />
      <TopNavigation />
      <ConnectionBar />
      {children}
      <StatusRegion />
      <Suspense>{painted && <Toasts />}</Suspense>
      <Suspense>{request && <SignInDialog request={request} />}</Suspense>
    </div>
  )
}
