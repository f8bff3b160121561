import { IconAlertTriangle } from '@tabler/icons-react'
import { WithAiHelp } from '../ai-help.tsx'
import styles from './run-warnings.module.css'

/** Warnings above a result, such as a failed search. */
export function RunWarnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null
  return (
    <ul className={`hl-small ${styles.warnings}`} aria-label="Worth knowing">
      {warnings.map((warning) => (
        <li key={warning}>
          <IconAlertTriangle size={16} stroke={1.75} aria-hidden="true" />
          <span>
            <WithAiHelp>{warning}</WithAiHelp>
          </span>
        </li>
      ))}
    </ul>
  )
}
