import { type ReactNode } from 'react'
import styles from './setup-option.module.css'

/** One way to set up an AI: a description and the lines to enter. */
export function SetupOption({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className={styles.option}>
      <div className={styles.words}>
        <h3>{title}</h3>
        <p className="hl-text-2">{text}</p>
      </div>
      <div className={styles.lines}>{children}</div>
    </li>
  )
}
