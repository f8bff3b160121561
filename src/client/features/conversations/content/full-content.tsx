import { Button } from '@mantine/core'
import type { ToolType } from '../../../../shared/features/conversations/conversations.constants.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { Dialog, DialogActions } from '../../../ui/overlays/dialog.tsx'
import { ContentView } from '../../../components/tool/result/content-view.tsx'
import { plainContent } from './content-words.ts'

interface FullContentProps {
  open: boolean
  title: string
  toolType: ToolType
  content: string
  onClose(): void
}

/** A dialog with the whole content. Its buttons stay visible while it scrolls. */
export function FullContent({ open, title, toolType, content, onClose }: FullContentProps) {
  return (
    <Dialog open={open} title={title} size={640} onClose={onClose}>
      <ContentView kind={toolType} content={content} />
      <DialogActions sticky>
        <CopyButton variant="default" name="Copy the full content" onCopy={() => copyResult(plainContent(content))} />
        <Button variant="subtle" color="gray" size="sm" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  )
}
