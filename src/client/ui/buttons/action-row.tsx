import { useMediaQuery } from '@mantine/hooks'
import { type ReactNode, Suspense, useState } from 'react'
import { isServer } from '../../lib/browser/is-server.ts'
import { lazyComponent } from '../../lib/browser/lazy-component.ts'
import styles from './action-row.module.css'
import { MoreButton } from './more-button.tsx'

const MoreActions = lazyComponent(() => import('./more-actions.tsx').then((module) => module.MoreActions))

const PHONE = '(max-width: 47.9375em)'

interface ActionRowProps {
  /** Accessible name of the menu that contains the other actions on phones: "More for hook 3". */
  more: string
  /** Actions that are visible on every screen, the next step first. */
  first: ReactNode
  /** Actions that are in a menu on phones. */
  children: ReactNode
  className?: string | undefined
  /** Whether the subtle buttons have no icons on wide screens. */
  plain?: boolean
}

/** The actions of a result in a row. On phones all but the first are in a menu. */
export function ActionRow({ more, first, children, className = '', plain = false }: ActionRowProps) {
  const isPhone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  return (
    <div className={`${styles.row} ${className}`} data-plain={plain || undefined}>
      {first}
      {isServer && <OnEither more={more}>{children}</OnEither>}
      {!isServer && (isPhone ? <LateActions label={more}>{children}</LateActions> : children)}
    </div>
  )
}

/** What a phone and what a wide screen shows: the server does not know which one asks. */
function OnEither({ more, children }: Pick<ActionRowProps, 'more' | 'children'>) {
  return (
    <>
      <span className={styles.onPhone}>
        <MoreButton label={more} />
      </span>
      <span className={styles.onWide}>{children}</span>
    </>
  )
}

/** The button alone until it is pressed. */
function LateActions({ label, children }: { label: string; children: ReactNode }) {
  const [used, setUsed] = useState(false)
  const button = <MoreButton label={label} onClick={() => setUsed(true)} />
  return used ? (
    <Suspense fallback={button}>
      <MoreActions label={label}>{children}</MoreActions>
    </Suspense>
  ) : (
    button
  )
}
