import { type ReactNode } from 'react'
import styles from './description-list.module.css'

/** Name and value pairs, one per row. */
export function DescriptionList({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  return (
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.row}>
          <dt className="hl-small hl-text-2">{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
