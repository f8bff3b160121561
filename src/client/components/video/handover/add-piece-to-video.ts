import { formatRecordingName } from '../../../../shared/features/tts/tts.rules.ts'
import { type ApiClient } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type HandoverPiece, type Addition } from './handover-pieces.ts'

/** The result of adding a piece to a video. */
export interface AddedPiece {
  /** Id of the library item. Null if the piece is not in the library. */
  itemId: string | null
  /**
   * Reverts the change. An item that this click saved is deleted. An item that existed before is removed from the video.
   */
  undo(): Promise<void>
}

/** Creates a video about a subject, with the chosen hook if there is one. Returns its id. */
export async function createVideo(client: ApiClient, { subject }: HandoverPiece, hook?: string): Promise<string> {
  const { id } = await withSignIn(() => client.library.videos.create.mutate({ ...subject, ...(hook && { hook }) }))
  return id
}

/** Removes an item from its video. It stays in the library. */
export async function removeFromVideo({ library }: ApiClient, itemId: string): Promise<void> {
  await withSignIn(() => library.videos.addItems.mutate({ id: null, libraryItemIds: [itemId] }))
}

/**
 * Adds a piece to a video. `hookBefore` is the video's previous hook, which undoing restores. Rejects with the error of the call.
 */
export async function addPieceToVideo(
  client: ApiClient,
  addition: Addition,
  videoId: string,
  hookBefore: string | null,
): Promise<AddedPiece> {
  const { videos } = client.library
  const putInto = (id: string | null, itemId: string): Promise<unknown> =>
    withSignIn(() => videos.addItems.mutate({ id, libraryItemIds: [itemId] }))
  const restoreHook = async (isHook: boolean): Promise<void> => {
    if (isHook) await videos.update.mutate({ id: videoId, hook: hookBefore })
  }
  switch (addition.kind) {
    case 'item':
      await putInto(videoId, addition.id)
      return {
        itemId: addition.id,
        undo: async () => {
          await putInto(addition.videoId, addition.id)
          await restoreHook(addition.type === 'hook')
        },
      }
    case 'result': {
      const order = { ...addition.item, videoId }
      const { id } = await withSignIn(() => client.library.save.mutate(order))
      return {
        itemId: id,
        undo: async () => {
          if (addition.savedId === id) await putInto(null, id)
          else await client.library.remove.mutate({ id })
          await restoreHook(addition.item.type === 'hook')
        },
      }
    }
    case 'speech': {
      const { audioUrl, text, recordingId } = addition.speech
      if (audioUrl === null) return { itemId: null, undo: async () => {} }
      const order = { audioUrl, name: formatRecordingName(text), videoId }
      const { id, libraryItemId } = await withSignIn(() => client.voiceLibrary.save.mutate(order))
      return {
        itemId: libraryItemId,
        undo: async () => {
          if (recordingId === null) await client.voiceLibrary.remove.mutate({ id, alsoLibraryItem: true })
          else if (libraryItemId !== null) await putInto(null, libraryItemId)
        },
      }
    }
  }
}
