import { type ReactNode, useId } from 'react'
import styles from './sheet-part.module.css'

interface SheetPartProps {
  title: ReactNode
  /** Facts next to the title. */
  facts?: ReactNode
  children: ReactNode
}

/** A section of the sheet: title, facts and content. */
export function SheetPart({ title, facts, children }: SheetPartProps) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId} className={`hl-title ${styles.title}`}>
          {title}
        </h2>
        {facts && <span className="hl-small hl-text-2 hl-figures">{facts}</span>}
      </div>
      {children}
    </section>
  )
}

/** The buttons of a section. */
export function PartActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}

/** A missing piece and the button that generates it. */
export function MissingPart({ children, action }: { children: ReactNode; action: ReactNode }) {
  return (
    <div className={styles.missing}>
      <p className="hl-small hl-text-2">{children}</p>
      {action}
    </div>
  )
}
