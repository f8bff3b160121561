import { type ReactNode } from 'react'
import { PageHead } from '../../components/page/page-head.tsx'
import { PageMain } from '../../components/page/page-main.tsx'
import { SiteFooter } from '../../components/frame/site-footer.tsx'
import styles from './legal-page.module.css'

/** A legal text. It says that it is a template, because the software does not know its operator. */
export function LegalPage({ title, sub, children }: { title: string; sub: string; children: ReactNode }) {
  return (
    <>
      <PageMain className={`hl-wrap ${styles.page}`}>
        <PageHead title={title} sub={sub} />
        <div className={styles.text}>
          <aside className={styles.template} aria-labelledby="template">
            <h2 id="template" className="hl-group">
              This text is a template
            </h2>
            <p>
              It came with the software and describes how it works. Whoever runs this server must adapt it, have it
              checked for their country, and fill in every <Blank>marked place</Blank>.
            </p>
          </aside>
          {children}
        </div>
      </PageMain>
      <SiteFooter />
    </>
  )
}

/** A section of a legal text. */
export function LegalSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** A placeholder for information that only the server's operator can fill in. */
export function Blank({ children }: { children: string }) {
  return <mark className={styles.blank}>{children}</mark>
}
