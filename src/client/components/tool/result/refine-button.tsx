import { Button } from '@mantine/core'
import { IconMessageCircle } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CaptionRequest } from '../../../../shared/features/captions/captions.schema.ts'
import type { ToolType } from '../../../../shared/features/conversations/conversations.constants.ts'
import type { CaptionInput } from '../../../../shared/features/conversations/conversations.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { type Notice, notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type SaveableItem } from './use-saving.ts'

interface RefineButtonProps {
  /** The accessible name, such as "Refine hook 3". */
  name: string
  /** The result as it would be saved. The conversation copies its tags and metadata. */
  item: SaveableItem
  originalPrompt: string
  /** The request of the result. The conversation copies the creator's facts. */
  asked: Pick<CaptionRequest, 'details' | 'useInternetSearch'>
  /** All hooks of the result in order, so that a message can refer to "number 3". */
  siblings?: string[]
  /** The request of a caption. */
  userInput?: CaptionInput
  /** The video that the result belongs to. */
  videoId?: string | undefined
}

/** Builds the toast for a conversation that could not be created. */
function notStarted(tool: ToolType, message: string): Notice {
  return tool === 'hook'
    ? { tone: 'failed', title: 'Failed to start conversation', description: message }
    : { tone: 'failed', title: 'Error', description: 'Failed to start refine conversation. Please try again.' }
}

/** Creates a conversation about a result and opens it. */
export function RefineButton({ name, item, originalPrompt, asked, siblings, userInput, videoId }: RefineButtonProps) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function open(): Promise<void> {
    if (busy) return
    setBusy(true)
    const { type: toolType, content: currentContent, tags, metadata } = item
    const { details } = asked
    const start = { toolType, originalPrompt, currentContent, userInput, details, siblings, tags, metadata, videoId }
    try {
      const { id } = await withSignIn(() => utils.client.conversations.create.mutate(start))
      await navigate({ to: '/refine/$id', params: { id }, search: { video: videoId } })
    } catch (error) {
      notify(notStarted(toolType, readFailure(error).message))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Button
      variant="subtle"
      color="gray"
      size="sm"
      aria-label={name}
      aria-busy={busy}
      leftSection={<IconMessageCircle size={18} stroke={1.75} aria-hidden="true" />}
      onClick={() => void open()}
    >
      {busy ? 'Opening...' : 'Refine'}
    </Button>
  )
}
