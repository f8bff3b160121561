import { Button } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { FilePicker } from './file-picker.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportFailure } from './import-failure.tsx'
import { describeNewContents, importLabel } from './import-labels.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  open: boolean
  onClose(): void
  /** Called after the import, once the dialog is closed. */
  onImported(): void
}

/** Imports a ZIP in three steps: file choice, preview, import. */
export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const { stage, ...steps } = useImport(() => {
    // Closing returns the focus to the opener. `onImported` then moves it on.
    flushSync(onClose)
    onImported()
  })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) steps.reset()
  }
  const isNew = stage.kind === 'found' && describeNewContents(stage.summary) !== ''

  return (
    <Dialog
      open={open}
      title="Import a ZIP"
      size={520}
      // Closing during an upload cancels it.
      onClose={stage.kind === 'sending' ? steps.stop : onClose}
    >
      {stage.kind === 'choose' && <FilePicker {...stage} onChoose={(files) => void steps.choose(files)} />}
      {stage.kind === 'sending' && <UploadProgress {...stage} />}
      {stage.kind === 'found' && <ImportPreview summary={stage.summary} />}
      {stage.kind === 'failed' && <ImportFailure failure={stage.failure} />}
      <DialogActions>
        {stage.kind === 'found' && isNew && (
          <Button className="hl-figures" onClick={() => void steps.import(stage.file)}>
            {importLabel(stage.summary)}
          </Button>
        )}
        {stage.kind === 'failed' && canRetry(stage.failure.status) && (
          <Button variant="default" onClick={() => void steps.again(stage)}>
            Try again
          </Button>
        )}
        {(stage.kind === 'failed' || isNew) && (
          <Button variant="default" onClick={steps.stop}>
            Choose another file
          </Button>
        )}
        <Button variant="subtle" color="gray" onClick={stage.kind === 'sending' ? steps.stop : onClose}>
          {stage.kind === 'sending' ? 'Stop' : isNew || stage.kind === 'choose' ? 'Cancel' : 'Close'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

/** Whether another attempt with the same file may succeed. */
const canRetry = (status: number): boolean => status !== 400 && status !== 413
