import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../../lib/api/trpc.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { STEP_PATH } from '../step-link.tsx'
import { type HandoverHook, type HandoverScript, type HandoverText, type Addition } from './handover-pieces.ts'
import { storeIntent } from './handover-intent.ts'
import { captionOrder, scriptOrder, startCaption, startScript } from './start-next.ts'
import { useAddPiece } from './use-add-piece.ts'
import { useStart } from './use-start.ts'

/** The steps that generate a piece. Each adds its source to the video, starts the generation and opens its tool. */
export function useSteps() {
  const { client } = trpc.useUtils()
  const navigate = useNavigate()
  const { addPiece, replace } = useAddPiece()
  const start = useStart()

  async function script(from: HandoverHook): Promise<void> {
    const kept = await addPiece(from, from.hook)
    const { videoId } = kept
    const order = scriptOrder(kept)
    await start(
      { step: 'script', videoId, order },
      (key) => startScript(client, order, key),
      () => replace(kept, kept.before?.pieces.script?.libraryItemId),
    )
  }

  /** Opens the script. If it has gaps, a toast asks to fill them in first. */
  async function openScript(video: string, gaps: number): Promise<void> {
    const { pieces } = await client.library.videos.get.query({ id: video })
    const result = pieces.script?.generationId ?? undefined
    await navigate({ to: STEP_PATH.script, search: { video, result } })
    if (gaps > 0)
      notify({
        title: `Fill ${gaps} ${gaps === 1 ? 'gap' : 'gaps'} first`,
        description: 'Only you know what goes there.',
      })
  }

  async function voice(from: HandoverScript, instead?: string): Promise<void> {
    const { itemId, videoId, text, gaps } = await addPiece(from)
    if (gaps > 0) return openScript(videoId, gaps)
    storeIntent({ step: 'voice', videoId, text, scriptId: itemId ?? from.scriptId, instead })
    await navigate({ to: STEP_PATH.voice, search: { video: videoId } })
  }

  async function caption(from: HandoverText): Promise<void> {
    const isScript = from.addition !== null && pieceType(from.addition) === 'script'
    const kept = await addPiece(from)
    const { videoId, gaps = 0 } = kept
    if (gaps > 0) return openScript(videoId, gaps)
    const order = captionOrder({ ...kept, scriptId: (isScript && kept.itemId) || from.scriptId })
    const old = kept.before?.pieces.captions.find(({ platform }) => platform === order.platform)
    await start(
      { step: 'caption', videoId, order },
      (key) => startCaption(client, order, key),
      () => replace(kept, old?.libraryItemId),
    )
  }

  return { addPiece, openScript, script, voice, caption }
}

function pieceType(addition: Addition): string {
  return addition.kind === 'result' ? addition.item.type : addition.kind === 'item' ? addition.type : 'tts'
}
