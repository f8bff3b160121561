import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import styles from './not-found.module.css'
import { PageMain } from './page-main.tsx'

/** The page for unknown paths. */
export function NotFound() {
  return (
    <PageMain className={styles.page}>
      <div className={`hl-wrap ${styles.text}`}>
        <h1 tabIndex={-1}>404 Page Not Found</h1>
        <p className="hl-lead">Did you forget to add the page to the router?</p>
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
