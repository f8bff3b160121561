import { IconMessageCircle } from '@tabler/icons-react'
import type { LibraryItem } from '../../../../shared/features/library/library.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { ButtonLink } from '../../../ui/buttons/button-link.tsx'

/** A link to the newest conversation in which an item, or the result that it is, was refined. Nothing without one. */
export function ChatLink({ item: { originalId, type, videoId } }: { item: LibraryItem }) {
  const { data } = trpc.conversations.ofResults.useQuery(
    { originalIds: [originalId ?? ''] },
    { enabled: originalId !== null && type !== 'tts', staleTime: 0 },
  )
  const chat = data?.find(({ id, turns }) => id === originalId || turns > 0)
  if (!chat) return null
  return (
    <ButtonLink
      to="/refine/$id"
      params={{ id: chat.id }}
      search={{ video: videoId }}
      variant="default"
      size="sm"
      leftSection={<IconMessageCircle size={18} stroke={1.75} aria-hidden="true" />}
    >
      Open the chat
    </ButtonLink>
  )
}
