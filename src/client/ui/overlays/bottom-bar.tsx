import { type ReactNode } from 'react'
import styles from './bottom-bar.module.css'

/** A bar with the main action of the page, at the bottom of screens below 1024 px. */
export function BottomBar({ title, detail, children }: { title: ReactNode; detail?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.bar} aria-label="Actions">
      <div className={styles.text}>
        <b className="hl-small hl-figures">{title}</b>
        {detail && <span className="hl-meta hl-text-2 hl-figures">{detail}</span>}
      </div>
      {children}
    </section>
  )
}
