import { Meter } from '../../../ui/states/meter.tsx'
import { formatBytes } from './chosen-file.ts'
import { StageTitle } from './stage-title.tsx'

interface UploadProgressProps {
  what: 'check' | 'import'
  file: File
  /** Uploaded share from 0 to 1. At 1 the server is processing the file. */
  sent: number
}

const WORDS = {
  check: { title: 'Checking the file', atWork: 'Checking every file in it...' },
  import: { title: 'Importing...', atWork: 'Saving everything...' },
}

/** Shows the progress of an upload. */
export function UploadProgress({ what, file, sent }: UploadProgressProps) {
  const { title, atWork } = WORDS[what]
  const progress = `${formatBytes(file.size * sent)} of ${formatBytes(file.size)}`
  return (
    <>
      <StageTitle>{title}</StageTitle>
      <p className="hl-small hl-text-2 hl-break">{file.name}</p>
      <Meter kind="progress" label="Sent" value={Math.round(sent * 100)} max={100} animated />
      <p className="hl-meta hl-text-2 hl-figures">{sent < 1 ? progress : atWork}</p>
    </>
  )
}
