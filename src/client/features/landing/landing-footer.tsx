import { trpc } from '../../lib/trpc.ts'
import { Logo } from '../../ui/logo.tsx'
import styles from './landing-footer.module.css'

/** The foot of the landing page, with the mailbox to write to. */
export function LandingFooter() {
  const { data } = trpc.auth.config.useQuery()
  return (
    <footer className={styles.footer}>
      <div className={`hl-wrap ${styles.row}`}>
        <Logo withTile={false} />
        <span className="hl-small hl-text-2">Hooks, lines and captions that land.</span>
        {data && (
          <a className="hl-link hl-small hl-tap hl-push" href={`mailto:${data.supportEmail}`}>
            {data.supportEmail}
          </a>
        )}
      </div>
    </footer>
  )
}
