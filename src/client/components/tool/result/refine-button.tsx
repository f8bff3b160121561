import { Button } from '@mantine/core'
import { IconMessageCircle, IconMessagePlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { CaptionRequest } from '../../../../shared/features/captions/captions.schema.ts'
import type { ToolType } from '../../../../shared/features/conversations/conversations.constants.ts'
import type {
  CaptionInput,
  ConversationSummary,
} from '../../../../shared/features/conversations/conversations.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { type Notice, notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type SaveableItem } from './use-saving.ts'

interface RefineButtonProps {
  /** What is refined, for the accessible name: "hook 3". */
  of: string
  /** The result as it would be saved. The conversation copies its tags and metadata. */
  item: SaveableItem
  originalPrompt: string
  /** The request of the result. The conversation copies the creator's facts. */
  asked: Pick<CaptionRequest, 'details' | 'useInternetSearch'>
  /** All hooks of the result in order, so that a message can refer to "number 3". */
  siblings?: string[]
  /** The ids of all results on screen, whose conversations are looked for at once; none while they are written. */
  alike?: string[]
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

/** Opens the newest conversation about a result, or a new one. */
export function RefineButton(props: RefineButtonProps) {
  const { of, item, originalPrompt, asked, siblings, userInput, videoId, alike = [item.originalId] } = props
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [busy, setBusy] = useState<'here' | 'anew' | null>(null)
  const { data } = trpc.conversations.ofResults.useQuery(
    { originalIds: alike },
    { enabled: alike.length > 0, staleTime: 0 },
  )
  const isContinued = (findChat(data)?.turns ?? 0) > 0

  function findChat(chats: ConversationSummary[] | undefined): ConversationSummary | undefined {
    return chats?.find(({ originalId }) => originalId === item.originalId)
  }

  /** What is known may be older than a conversation that was begun meanwhile. */
  const askForChat = async (): Promise<ConversationSummary | undefined> =>
    findChat(await utils.conversations.ofResults.fetch({ originalIds: [item.originalId] }, { staleTime: 0 }))

  async function create(): Promise<string> {
    const { type: toolType, content: currentContent, originalId, tags, metadata } = item
    const { details } = asked
    const about = { toolType, originalId, originalPrompt, currentContent, userInput, details, siblings }
    return (await withSignIn(() => utils.client.conversations.create.mutate({ ...about, tags, metadata, videoId }))).id
  }

  async function open(which: 'here' | 'anew'): Promise<void> {
    if (busy) return
    setBusy(which)
    try {
      const known = which === 'here' ? (findChat(data) ?? (await askForChat())) : undefined
      const id = known?.id ?? (await create())
      await navigate({ to: '/refine/$id', params: { id }, search: { video: videoId } })
    } catch (error) {
      notify(notStarted(item.type, readFailure(error).message))
    } finally {
      setBusy(null)
    }
  }

  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="sm"
        aria-label={`${isContinued ? 'Continue refining' : 'Refine'} ${of}`}
        aria-busy={busy === 'here'}
        leftSection={<IconMessageCircle size={18} stroke={1.75} aria-hidden="true" />}
        onClick={() => void open('here')}
      >
        {busy === 'here' ? 'Opening...' : isContinued ? 'Continue refining' : 'Refine'}
      </Button>
      {isContinued && (
        <Button
          variant="subtle"
          color="gray"
          size="sm"
          aria-label={`Start anew with ${of}`}
          aria-busy={busy === 'anew'}
          leftSection={<IconMessagePlus size={18} stroke={1.75} aria-hidden="true" />}
          onClick={() => void open('anew')}
        >
          {busy === 'anew' ? 'Opening...' : 'Start anew'}
        </Button>
      )}
    </>
  )
}
