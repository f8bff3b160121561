import { type ReactNode } from 'react'
import { Line } from '../ui/line.tsx'
import styles from './page-head.module.css'

/** A screen's title, what it is for in one sentence, and its line. */
export function PageHead({ title, sub, children }: { title: string; sub?: ReactNode; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <div className={styles.row}>
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {sub && <p className={styles.sub}>{sub}</p>}
        </div>
        {children}
      </div>
      <Line />
    </header>
  )
}
