import { Button } from '@mantine/core'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { FilePicker } from './file-picker.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportFailure } from './import-failure.tsx'
import { describeComing, importLabel } from './import-labels.ts'
import { UploadProgress } from './upload-progress.tsx'
import { useImport } from './use-import.ts'

interface ImportDialogProps {
  open: boolean
  onClose(): void
  /** Everything is in and the dialog is closed. */
  onImported(): void
}

/** Brings in what was exported as a ZIP: a file is chosen, looked into, and imported. */
export function ImportDialog({ open, onClose, onImported }: ImportDialogProps) {
  const { stage, ...steps } = useImport(() => {
    // The focus goes back to where it was first, and from there to where it can stay.
    flushSync(onClose)
    onImported()
  })
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) steps.reset()
  }
  const isNew = stage.kind === 'found' && describeComing(stage.summary) !== ''

  return (
    <Dialog
      open={open}
      title="Import a ZIP"
      size={520}
      // While a file is on its way this means to stop it.
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
        {stage.kind === 'failed' && canHelp(stage.failure.status) && (
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

/** Whether sending the same file again may end otherwise. */
const canHelp = (status: number): boolean => status !== 400 && status !== 413
