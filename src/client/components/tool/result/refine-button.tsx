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
  /** What would be saved of the result: what is refined from it keeps its tags and metadata. */
  item: SaveableItem
  originalPrompt: string
  /** What it was asked for with: the creator's own facts go with it. */
  asked: Pick<CaptionRequest, 'details' | 'useInternetSearch'>
  /** The hooks of the result in their order, so that "number 3" can be asked for. */
  siblings?: string[]
  /** What a caption was asked for. */
  userInput?: CaptionInput
}

/** What a tool says when its conversation cannot be started. */
function notStarted(tool: ToolType, message: string): Notice {
  return tool === 'hook'
    ? { tone: 'failed', title: 'Failed to start conversation', description: message }
    : { tone: 'failed', title: 'Error', description: 'Failed to start refine conversation. Please try again.' }
}

/** Opens a chat that refines a result. */
export function RefineButton({ name, item, originalPrompt, asked, siblings, userInput }: RefineButtonProps) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function open(): Promise<void> {
    if (busy) return
    setBusy(true)
    const { type: toolType, content: currentContent, tags, metadata } = item
    const { details } = asked
    const start = { toolType, originalPrompt, currentContent, userInput, details, siblings, tags, metadata }
    try {
      const { id } = await withSignIn(() => utils.client.conversations.create.mutate(start))
      await navigate({ to: '/refine/$id', params: { id } })
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
