import { PageMain } from '../../components/page/page-main.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import styles from './conversation-not-found.module.css'

/** Shown if a conversation does not exist or belongs to another user. */
export function ConversationNotFound({ to, children }: { to: '/' | '/dashboard'; children: string }) {
  return (
    <PageMain className={`hl-wrap ${styles.page}`}>
      <h1 tabIndex={-1}>Conversation not found</h1>
      <p className="hl-text-2">It may have been deleted, or it belongs to another account.</p>
      <ButtonLink to={to} variant="default">
        {children}
      </ButtonLink>
    </PageMain>
  )
}
