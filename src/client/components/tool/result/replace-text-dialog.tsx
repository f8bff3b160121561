import { Button } from '@mantine/core'
import { stripMarkup } from '../../../../shared/features/tts/tts.rules.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'

const SHOWN_CHARACTERS = 80

interface ReplaceTextDialogProps {
  open: boolean
  /** The text that would be replaced. */
  text: string
  onReplace(): void
  onKeep(): void
}

/** Asks before it replaces an unused text of text-to-speech. */
export function ReplaceTextDialog({ open, text, onReplace, onKeep }: ReplaceTextDialogProps) {
  const words = stripMarkup(text)
  const start = words.length > SHOWN_CHARACTERS ? `${words.slice(0, SHOWN_CHARACTERS)}...` : words
  return (
    <Dialog open={open} title="Replace your text?" onClose={onKeep}>
      <p>
        In Text-to-Speech you typed this and have not used it yet: “<bdi {...languageAttributes(start)}>{start}</bdi>”
      </p>
      <DialogActions>
        <Button variant="default" size="lg" onClick={onReplace}>
          Replace it
        </Button>
        <Button variant="subtle" color="gray" size="lg" data-autofocus onClick={onKeep}>
          Keep it
        </Button>
      </DialogActions>
    </Dialog>
  )
}
