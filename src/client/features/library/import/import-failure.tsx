import { IconAlertTriangle } from '@tabler/icons-react'
import { type Failure } from '../../../lib/api/failure.ts'
import styles from './import-failure.module.css'
import { StageTitle } from './stage-title.tsx'

const LOST = 'The connection was lost. Your file is still chosen: try again, nothing is imported twice.'

/** Shows why an import failed. */
export function ImportFailure({ failure }: { failure: Failure }) {
  const { status, message, requestId } = failure
  return (
    <div role="alert" className={styles.failure}>
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <StageTitle>{status === 0 ? LOST : message}</StageTitle>
      {requestId && <p className="hl-meta hl-text-3 hl-figures">Request {requestId}</p>}
    </div>
  )
}
