import { IconCheck } from '@tabler/icons-react'
import { type ComponentProps } from 'react'
import styles from './choice.module.css'

/** A native checkbox with a custom box. The label around both is the click target. */
export function Checkbox(props: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <>
      <input {...props} type="checkbox" className={styles.input} />
      <span className={styles.box}>
        <IconCheck size={12} stroke={3.5} aria-hidden="true" />
      </span>
    </>
  )
}
