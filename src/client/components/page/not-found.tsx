import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import styles from './not-found.module.css'
import { PageMain } from './page-main.tsx'

/** The page for unknown paths. `data` is a sentence of who threw the router's not-found error, if there is one. */
export function NotFound({ data }: { data?: unknown }) {
  return (
    <PageMain className={styles.page}>
      <div className={`hl-wrap ${styles.text}`}>
        <h1 tabIndex={-1}>404 Page Not Found</h1>
        <p className="hl-lead">{typeof data === 'string' ? data : 'Did you forget to add the page to the router?'}</p>
      </div>
      <div className={styles.line} aria-hidden="true" />
      <div className="hl-wrap">
        <ButtonLink to="/" variant="default">
          Back to Home
        </ButtonLink>
      </div>
    </PageMain>
  )
}
