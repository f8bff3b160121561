import { useNavigate } from '@tanstack/react-router'
import { trpc } from '../../../lib/api/trpc.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { STEP_PATH } from '../step-link.tsx'
import { type HandedHook, type HandedScript, type HandedText, type Taken } from './handed.ts'
import { leaveIntent } from './handover-intent.ts'
import { captionOrder, scriptOrder, startCaption, startScript } from './start-next.ts'
import { useKeepPiece } from './use-keep-piece.ts'
import { useStart } from './use-start.ts'

/** The steps that make a piece: each keeps what it is made from, starts the work and opens its tool. */
export function useSteps() {
  const { client } = trpc.useUtils()
  const navigate = useNavigate()
  const { keep, replace } = useKeepPiece()
  const start = useStart()

  async function script(from: HandedHook): Promise<void> {
    const kept = await keep(from, from.hook)
    const { videoId } = kept
    const order = scriptOrder(kept)
    await start(
      { step: 'script', videoId, order },
      (key) => startScript(client, order, key),
      () => replace(kept, kept.before?.pieces.script?.libraryItemId),
    )
  }

  /** Opens the script, whose slots are to be filled in first. */
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

  async function voice(from: HandedScript, instead?: string): Promise<void> {
    const { itemId, videoId, text, gaps } = await keep(from)
    if (gaps > 0) return openScript(videoId, gaps)
    leaveIntent({ step: 'voice', videoId, text, scriptId: itemId ?? from.scriptId, instead })
    await navigate({ to: STEP_PATH.voice, search: { video: videoId } })
  }

  async function caption(from: HandedText): Promise<void> {
    const isScript = from.taken !== null && typeOf(from.taken) === 'script'
    const kept = await keep(from)
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

  return { keep, openScript, script, voice, caption }
}

function typeOf(taken: Taken): string {
  return taken.kind === 'result' ? taken.item.type : taken.kind === 'item' ? taken.type : 'tts'
}
