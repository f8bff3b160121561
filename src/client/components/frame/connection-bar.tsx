import { useOnline } from '../../lib/browser/use-online.ts'
import styles from './connection-bar.module.css'

/** Shown while the browser is offline. */
export function ConnectionBar() {
  const online = useOnline()
  return (
    <div role="alert" className={online ? 'hl-hidden' : styles.bar}>
      {!online && 'No connection. Your text is safe.'}
    </div>
  )
}
