import { useOnline } from '../../lib/browser/use-online.ts'
import styles from './connection-bar.module.css'

/** Says that the network is gone, for as long as it is. */
export function ConnectionBar() {
  const online = useOnline()
  return (
    <div role="alert" className={online ? 'hl-hidden' : styles.bar}>
      {!online && 'No connection. Your text is safe.'}
    </div>
  )
}
