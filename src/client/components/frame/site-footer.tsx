import { Link } from '@tanstack/react-router'
import { trpc } from '../../lib/api/trpc.ts'
import { Logo } from '../../ui/brand/logo.tsx'
import styles from './site-footer.module.css'

/** The footer of the public pages. The server's configuration contains its links. */
export function SiteFooter() {
  const { data } = trpc.auth.config.useQuery()
  return (
    <footer className={styles.footer}>
      <div className={`hl-wrap ${styles.row}`}>
        <Logo withTile={false} />
        <span className="hl-small hl-text-2">Hooks, scripts and captions for creators.</span>
        {data && (
          <div className={styles.links}>
            <FooterLink href={data.termsUrl}>Terms</FooterLink>
            <FooterLink href={data.privacyUrl}>Privacy</FooterLink>
            <FooterLink href={`mailto:${data.supportEmail}`}>{data.supportEmail}</FooterLink>
          </div>
        )}
      </div>
    </footer>
  )
}

/** Renders a router link for a path of this app, else a plain link. */
function FooterLink({ href, children }: { href: string; children: string }) {
  const className = 'hl-link hl-small hl-tap'
  if (!href.startsWith('/')) {
    return (
      <a href={href} className={className}>
        {children}
      </a>
    )
  }
  // `includeHash` disables the active state, which a prerendered page cannot know.
  return (
    <Link to={href} activeOptions={{ exact: true, includeHash: true }} className={className}>
      {children}
    </Link>
  )
}
