import { type ReactNode } from 'react'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { PageHead } from './page-head.tsx'
import { PageMain } from './page-main.tsx'
import styles from './signed-out-prompt.module.css'

interface SignedOutPromptProps {
  title: string
  text: string
  /** Path and query to return to after the sign-in. */
  redirect: string
  /** Further actions below the button. */
  children?: ReactNode
}

/** Replaces a page that needs a signed-in user. */
export function SignedOutPrompt({ title, text, redirect, children }: SignedOutPromptProps) {
  return (
    <PageMain className="hl-wrap">
      <PageHead title={title} />
      <div className={styles.prompt}>
        <p className="hl-lead">{text}</p>
        <ButtonLink to="/login" search={{ redirect }} size="lg">
          Sign In
        </ButtonLink>
        {children}
      </div>
    </PageMain>
  )
}
