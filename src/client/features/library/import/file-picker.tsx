import { IconFileZip } from '@tabler/icons-react'
import { useId } from 'react'
import { FieldError } from '../../../ui/fields/field-error.tsx'
import styles from './file-picker.module.css'
import { useFileDrop } from './use-file-drop.ts'

interface FilePickerProps {
  /** Error of the last file. */
  problem: string
  /** Another message about the last file. */
  note: string
  onChoose(files: readonly File[]): void
}

/** Chooses a ZIP with a file input, or by dropping it anywhere on the page. */
export function FilePicker({ problem, note, onChoose }: FilePickerProps) {
  const isOver = useFileDrop(onChoose)
  const limitId = useId()
  const problemId = useId()
  return (
    <>
      <p className="hl-text-2">
        Choose the ZIP that you exported with Everything (ZIP). You see what is in it before anything is imported, and
        nothing is imported twice.
      </p>
      <label className={styles.zone} data-over={isOver || undefined}>
        <input
          ref={focusOn}
          type="file"
          accept=".zip,application/zip"
          className={styles.input}
          data-autofocus
          aria-describedby={problem === '' ? limitId : `${problemId} ${limitId}`}
          onChange={({ currentTarget }) => {
            onChoose([...(currentTarget.files ?? [])])
            // Otherwise choosing the same file again would fire no event.
            currentTarget.value = ''
          }}
        />
        <IconFileZip size={28} stroke={1.5} aria-hidden="true" />
        <span>
          <b className={styles.title}>Choose a ZIP</b>
          <span className={styles.drop}> or drop it here</span>
        </span>
      </label>
      <p id={limitId} className="hl-meta hl-text-2">
        One export, as large as your account allows. If the connection breaks, choose the same file again.
      </p>
      <div id={problemId} role="alert" className={styles.problem}>
        {problem !== '' && <FieldError>{problem}</FieldError>}
      </div>
      {note !== '' && <p className="hl-small">{note}</p>}
    </>
  )
}

/** The focused button of the previous step is removed. */
function focusOn(input: HTMLInputElement | null): void {
  input?.focus({ preventScroll: true })
}
