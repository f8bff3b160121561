import { IconReplace } from '@tabler/icons-react'
import { useState } from 'react'
import type { Conversation } from '../../../shared/features/conversations/conversations.schema.ts'
import { libraryTitle, titleText } from '../../../shared/features/library/library.rules.ts'
import { type SaveableItem } from '../../components/tool/result/use-saving.ts'
import { HandoverDialogs } from '../../components/video/handover/handover-dialogs.tsx'
import { itemSubject } from '../../components/video/handover/item-subject.ts'
import { NextActions } from '../../components/video/handover/next-actions.tsx'
import { useHandover } from '../../components/video/handover/use-handover.ts'
import { useVersionInVideo } from '../../components/video/handover/use-version-in-video.ts'
import { BusyButton } from '../../ui/buttons/busy-button.tsx'

interface RefineNextProps {
  conversation: Conversation
  /** Content of the version on screen. */
  content: string
  videoId: string | undefined
}

/** Actions for a version: the next step of its video, and using it in the video. */
export function RefineNext({ conversation, content, videoId }: RefineNextProps) {
  const handover = useHandover()
  const putInVideo = useVersionInVideo()
  const [busy, setBusy] = useState(false)
  const item = saveableVersion(conversation, content)
  const handoverPiece = { videoId, subject: itemSubject(item), addition: { kind: 'result', item } } as const

  async function replace(id: string): Promise<void> {
    setBusy(true)
    await putInVideo(id, item)
    setBusy(false)
  }

  return (
    <>
      <NextActions piece={item} handoverPiece={handoverPiece} handover={handover} />
      {videoId !== undefined && (
        <BusyButton
          variant="default"
          size="sm"
          busy={busy}
          busyLabel="Saving..."
          leftSection={<IconReplace size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void replace(videoId)}
        >
          Use this version
        </BusyButton>
      )}
      <HandoverDialogs handover={handover} />
    </>
  )
}

function saveableVersion(
  { id, toolType, originalPrompt, userInput, tags = [], metadata = {} }: Conversation,
  content: string,
): SaveableItem {
  const texts = Object.entries(metadata).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  const { platform = userInput?.platform } = Object.fromEntries(texts)
  return {
    title: libraryTitle(toolType, titleText(content)),
    content,
    type: toolType,
    originalId: id,
    tags,
    metadata: { topic: originalPrompt, ...Object.fromEntries(texts), ...(platform && { platform }) },
  }
}
