import { useNavigate, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { PlannerPlatform } from '../../../../shared/features/planner/planner.constants.ts'
import type { DerivedType } from '../../../../shared/features/videos/videos.constants.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import type { Started } from '../../../../shared/features/generation/generations.schema.ts'
import { readFailure } from '../../../lib/api/failure.ts'
import { createIdempotencyKey } from '../../../lib/api/idempotency-key.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { type ReachedLimit, reachedLimit } from '../../../lib/billing/reached-limit.ts'
import { notify } from '../../../lib/feedback/notify.ts'
import { STEP_PATH } from '../step-link.tsx'
import { useVideoRefresh } from '../use-video.ts'
import {
  captionSourceOf,
  type Handed,
  type HandedHook,
  type HandedScript,
  type HandedText,
  type NextStep,
  scriptOf,
  subjectOf,
} from './handed.ts'
import { type HandoverIntent, leaveIntent } from './handover-intent.ts'
import { createVideo, keepWithVideo, takeOut } from './keep-with-video.ts'
import { captionOrder, scriptOrder, startCaption, startScript } from './start-next.ts'

/** What the server is asked to write. */
type Written = Exclude<HandoverIntent, { step: 'voice' | 'hook' }>

/** A piece that is with its video: the item that it is kept as, the video before that, and what takes it back. */
interface KeptPiece {
  videoId: string
  itemId: string | null
  before: VideoDetail | null
  undoing: (() => Promise<void>)[]
}

const TOOL_PATHS: ReadonlySet<string> = new Set(Object.values(STEP_PATH))

/**
 * Hands a piece over to the next step of its video. A click keeps the piece with the video, which it makes where there is none,
 * starts what comes next with its own idempotency key, and opens the tool. A second click meanwhile does nothing.
 */
export function useHandover() {
  const utils = trpc.useUtils()
  const { client } = utils
  const router = useRouter()
  const navigate = useNavigate()
  const refresh = useVideoRefresh()
  const isBusy = useRef(false)
  /** What was asked for without an answer: it is asked for again under the same key. */
  const unanswered = useRef({ order: '', key: '' })
  const [busy, setBusy] = useState<NextStep | null>(null)
  const [limit, setLimit] = useState<ReachedLimit | null>(null)
  const [planned, setPlanned] = useState<{ videoId: string } | null>(null)

  async function guard(step: NextStep, work: () => Promise<void>): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setBusy(step)
    try {
      await work()
    } catch (error) {
      const failure = readFailure(error)
      const reached = reachedLimit(failure, new Date(), utils.subscription.usage.getData()?.hasActiveSubscription)
      if (reached) setLimit(reached)
      else notify({ tone: 'failed', title: 'That did not work', description: failure.message })
    } finally {
      isBusy.current = false
      setBusy(null)
    }
  }

  /** Keeps the piece with its video, and says so. */
  async function keep<From extends Handed>(from: From, hook?: string): Promise<From & KeptPiece> {
    const videoId = from.videoId ?? (await createVideo(client, from, hook))
    const before = from.videoId === undefined ? null : await client.library.videos.get.query({ id: videoId })
    if (from.videoId === undefined) await nameVideo(videoId)
    const undoing: (() => Promise<void>)[] = []
    if (!from.taken) return { ...from, videoId, itemId: null, before, undoing }
    const kept = await keepWithVideo(client, from.taken, videoId, before?.hook ?? null)
    undoing.push(kept.undo)
    refresh()
    notify({ title: 'Saved with this video', action: { label: 'Undo', act: () => void undo(undoing) } })
    return { ...from, videoId, itemId: kept.itemId, before, undoing }
  }

  async function undo(steps: readonly (() => Promise<void>)[]): Promise<void> {
    try {
      for (const step of steps) await step()
      notify({ title: 'Taken out of this video' })
    } catch (error) {
      notify({ tone: 'failed', title: 'Not undone', description: readFailure(error).message })
    }
    refresh()
  }

  /** Makes room for what is being written: the piece that the video kept in its place leaves it and stays in the library. */
  async function replace({ videoId, undoing }: KeptPiece, itemId: string | null | undefined): Promise<void> {
    if (!itemId) return
    await takeOut(client, itemId)
    undoing.push(async () => {
      await client.library.videos.addItems.mutate({ id: videoId, libraryItemIds: [itemId] })
    })
    refresh()
  }

  /** Puts the video into the address of the page that is left, so that the way back leads into the video. */
  async function nameVideo(video: string): Promise<void> {
    if (!TOOL_PATHS.has(router.state.location.pathname)) return
    await navigate({ to: '.', search: (before) => ({ ...before, video }), replace: true, resetScroll: false })
  }

  /** Starts what a tool writes and opens the tool. What gets no text is left for the tool, which says why. */
  async function start(
    intent: Written,
    call: (key: string) => Promise<Started>,
    onStarted: () => Promise<void>,
  ): Promise<void> {
    const order = JSON.stringify(intent)
    const key = unanswered.current.order === order ? unanswered.current.key : createIdempotencyKey()
    unanswered.current = { order, key }
    const { id: result } = await call(key).catch((error: unknown) => {
      if (readFailure(error).status !== 0) unanswered.current = { order: '', key: '' }
      throw error
    })
    unanswered.current = { order: '', key: '' }
    void utils.subscription.usage.invalidate()
    if (result === undefined) leaveIntent(intent)
    else await onStarted()
    await navigate({ to: STEP_PATH[intent.step], search: { video: intent.videoId, result } })
  }

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

  async function schedule(from: Handed): Promise<void> {
    const { videoId } = await keep(from)
    setPlanned({ videoId })
  }

  /** Does a step of a video as it stands. */
  async function next(videoId: string, step: NextStep): Promise<void> {
    const video: VideoDetail = await client.library.videos.get.query({ id: videoId })
    const about = { videoId, subject: subjectOf(video), taken: null }
    const scripted = scriptOf(video)
    if (step === 'voice' && !scripted) return openScript(videoId, 0)
    if (step === 'script' && video.hook === null) await navigate({ to: STEP_PATH.hook, search: { video: videoId } })
    else if (step === 'script') await script({ ...about, hook: video.hook ?? '' })
    else if (step === 'voice' && scripted) await voice(scripted)
    else if (step === 'caption') await caption(captionSourceOf(video))
    else setPlanned({ videoId })
  }

  /** Makes a stale piece again. The one that was kept leaves the video and stays in the library. */
  async function refreshPiece(videoId: string, step: DerivedType, platform?: PlannerPlatform): Promise<void> {
    const video = await client.library.videos.get.query({ id: videoId })
    const { pieces } = video
    const subject = { ...subjectOf(video), ...(platform && { platform }) }
    const about = { videoId, subject, taken: null }
    if (step === 'script') return script({ ...about, hook: video.hook ?? '' })
    if (step === 'caption') return caption({ ...captionSourceOf(video), subject })
    const scripted = scriptOf(video)
    if (scripted) await voice({ ...scripted, subject }, pieces.voice?.libraryItemId ?? undefined)
  }

  return {
    /** What is under way. */
    busy,
    /** Writes the script of a hook, for one prompt. */
    writeScript: (from: HandedHook) => guard('script', () => script(from)),
    /** Opens text-to-speech with the words of a script, which it speaks where the allowance is enough. */
    speak: (from: HandedScript) => guard('voice', () => voice(from)),
    /** Writes a caption, for one prompt. */
    writeCaption: (from: HandedText) => guard('caption', () => caption(from)),
    /** Opens the sheet that plans the video. */
    plan: (from: Handed) => guard('plan', () => schedule(from)),
    /** Does a step of a video with what the video has. */
    next: (videoId: string, step: NextStep) => guard(step, () => next(videoId, step)),
    /** Makes a stale piece of a video again, for the price that its button says. */
    refresh: (videoId: string, step: DerivedType, platform?: PlannerPlatform) =>
      guard(step, () => refreshPiece(videoId, step, platform)),
    /** The allowance that a click has found used up. */
    limit,
    closeLimit: () => setLimit(null),
    /** The video whose plan was asked for last. */
    planned,
  }
}

export type Handover = ReturnType<typeof useHandover>

function typeOf(taken: NonNullable<Handed['taken']>): string {
  return taken.kind === 'result' ? taken.item.type : taken.kind === 'item' ? taken.type : 'tts'
}
