import { IconArrowLeft } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { PageMain } from '../../components/page/page-main.tsx'
import { SampleShowcase } from '../../components/samples/sample-showcase.tsx'
import { StepMarker } from '../../ui/data/step-marker.tsx'
import { HookCurve } from '../../ui/brand/hook-curve.tsx'
import styles from './account-layout.module.css'

/**
 * The layout of sign-in, sign-up and mailed links: a title, a form below it, and samples next to it on wide screens. If the title
 * changes without a navigation, the focus moves to the new one.
 */
export function AccountLayout({ title, sub, children }: { title: string; sub: string; children: ReactNode }) {
  const titleRef = useRef<HTMLHeadingElement>(null)
  const shownTitle = useRef(title)
  useLayoutEffect(() => {
    if (shownTitle.current !== title) titleRef.current?.focus({ preventScroll: true })
    shownTitle.current = title
  }, [title])
  return (
    <PageMain className={styles.page}>
      <div className={`hl-wrap ${styles.columns}`}>
        <div className={styles.head}>
          <Link to="/" className={styles.back}>
            <IconArrowLeft size={18} stroke={1.75} aria-hidden="true" />
            Back to Home
          </Link>
          <h1 ref={titleRef} tabIndex={-1}>
            {title}
          </h1>
          <p className="hl-text-2">{sub}</p>
        </div>
        <div className={styles.line} aria-hidden="true">
          <StepMarker className={styles.marker} />
        </div>
        <div className={styles.column}>{children}</div>
        <aside className={styles.aside} aria-label="What you get">
          <SampleShowcase
            label="Three hooks on one topic"
            title="Drafted without an AI, from one topic and four facts"
          />
          <HookCurve />
        </aside>
      </div>
    </PageMain>
  )
}

/** Returns title and text of a page whose mailed link has no token, or was refused by the server with the message `refusal`. */
export function describeBrokenLink(refusal: string): { title: string; sub: string } {
  return refusal
    ? { title: 'This link no longer works', sub: refusal }
    : { title: 'This link is not complete', sub: 'Open it from the email again, or ask for a new one.' }
}
