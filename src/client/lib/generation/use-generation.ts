import { useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { GenerationTool as ToolName } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation } from '../../../shared/features/generation/generations.schema.ts'
import { type Failure, readFailure } from '../api/failure.ts'
import { trpc } from '../api/trpc.ts'
import { isServer } from '../browser/is-server.ts'
import { createStore, useStore } from '../browser/store.ts'
import { notify } from '../feedback/notify.ts'
import { createGenerationReader, type GenerationTool } from './generation-reader.ts'
import { readLatest, takeLatest } from '../session/page-answers.ts'
import { connectGenerations } from './generation-calls.ts'
import { readToolSearch } from './video-search.ts'
import { useWritingRunner } from './use-writing-runner.ts'
import { isOpened, type Opened, type Run, type RunEvent, type RunRules } from './writing-run.ts'

/** A tool that generates text, as its page needs it. */
export interface WritingTool<Input, Content, Event> {
  name: Exclude<ToolName, 'refine'>
  rules: RunRules<Content, Event>
  describe(run: Run<Input, Content>): string
  /** Title of the notification about a finished result. */
  ready: string
  connect(client: ReturnType<typeof trpc.useUtils>['client']): GenerationTool<Input, Content>
  /** Called with a failure, to show the tool's own message. */
  onFailed?(failure: Failure): void
}

interface GenerationListeners<Input> {
  /** Called when the typed input has become a result. */
  onUsed(input: Input): void
  /** Called when a result is shown that was not requested on this page. `before` is the input of the previous result. */
  onOpen(input: Input, before: Input | null): void
  /** Called when the result that the user chose from the list is on screen. */
  onChosen(): void
}

/** Returns the newest result while the server renders the page: effects, which open it in a browser, do not run there. */
export function useRenderedResult<Input, Content, Event>({
  name,
  connect,
}: WritingTool<Input, Content, Event>): Opened<Input, Content> | undefined {
  const queryClient = useQueryClient()
  const { client } = trpc.useUtils()
  const [opened] = useState(() => {
    const known = isServer ? readLatest(queryClient, name) : undefined
    return known ? connect(client).open(known) : undefined
  })
  return opened
}

/**
 * Shows the result that the URL names, else the newest one. It updates while the result is written, also if another tab or device
 * requested it. Leaving the page does not stop the generation.
 */
export function useGeneration<Input, Content, Event extends { type: string }>(
  tool: WritingTool<Input, Content, Event>,
  listeners: GenerationListeners<Input>,
  rendered: Opened<Input, Content> | undefined,
) {
  const utils = trpc.useUtils()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { result, video } = readToolSearch(useSearch({ strict: false }))
  const isNew = useLocation({ select: ({ state }) => state.isNewVideo === true })
  // The newest result of all is not shown for a new video or for a video without a result of this tool.
  const isOther = isNew || video !== undefined
  const [{ calls, reader, opening, first }] = useState(() => {
    const known = result === undefined && !isOther ? takeLatest(queryClient, tool.name) : undefined
    const calls = connectGenerations(utils.client)
    const reader = createGenerationReader<Input, Content, Event>(calls, tool.connect(utils.client))
    // True until the result to show is known. If it stays true together with a failure, the result could not be loaded.
    return { calls, reader, opening: createStore(known !== null && !rendered), first: { known } }
  })
  const runner = useWritingRunner<Input, Content, Event>(() => ({
    ...tool,
    opened: rendered,
    onUsed: listeners.onUsed,
    write: reader.write,
    refreshRecent: () => void utils[tool.name].recent.invalidate(),
  }))
  const { run, failure } = useStore(runner.state)
  const chosen = useRef<string>(undefined)
  const onOpen = useEffectEvent((input: Input) => listeners.onOpen(input, run.input))
  /** If the result belongs to another video than the URL names, changes the URL to that video. */
  const joinVideo = useEffectEvent(({ id, videoId: own }: Opened<Input, Content>) => {
    if (own === undefined || own === video) return
    void navigate({ to: '.', search: { result: id, video: own }, replace: true, resetScroll: false })
  })
  const onShown = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && id === chosen.current) listeners.onChosen()
    chosen.current = undefined
  })

  /** Returns the newest result: at first the one that the page came with. */
  async function findLatest(): Promise<Generation | null> {
    const { known } = first
    first.known = undefined
    return known === undefined ? calls.latest(tool.name).catch(() => null) : known
  }

  async function* open(id: string | undefined, signal: AbortSignal): AsyncGenerator<RunEvent<Input, Content, Event>> {
    const found = id ?? (isOther ? null : await findLatest())
    if (found !== null) {
      for await (const event of reader.read(found, signal)) {
        const isFirst = opening.get() && !signal.aborted
        if (isFirst && isOpened<Input, Content>(event)) {
          joinVideo(event.opened)
          // Synchronous, so that the form of a result that the page came with is collapsed when it is painted first.
          flushSync(() => onOpen(event.opened.input))
        }
        if (isFirst) opening.set(false)
        yield event
        if (isFirst) onShown(id)
      }
    }
    if (!signal.aborted) opening.set(false)
  }

  async function show(id: string | undefined): Promise<void> {
    opening.set(true)
    await runner.show(
      (signal) => open(id, signal),
      () => show(id),
    )
  }

  async function resume(id: string): Promise<void> {
    await runner.show(
      (signal) => reader.resume(id, signal),
      () => resume(id),
    )
  }

  async function refresh(id: string): Promise<void> {
    await runner.show(
      (signal) => reader.read(id, signal),
      () => refresh(id),
    )
  }

  const follow = useEffectEvent((id: string | undefined) => {
    const { resultId } = runner.state.get().run
    if (id === undefined && first.known === null) {
      first.known = undefined
      return
    }
    if (resultId === '' || id !== resultId) void show(id)
  })
  useLayoutEffect(() => follow(result), [result])

  /**
   * Writes the result's id into the URL, and the video that was started with it. A result that was requested here gets its own history entry if another one was shown
   * before.
   */
  const address = useEffectEvent((id: string) => {
    if (id === '' || id === result) return
    const replace = run.phase !== 'writing' || result === undefined
    const of = run.videoId === undefined ? {} : { video: run.videoId }
    void navigate({ to: '.', search: (before) => ({ ...before, result: id, ...of }), replace, resetScroll: false })
  })
  useEffect(() => address(run.resultId), [run.resultId])

  return {
    run,
    failure,
    /** True while the result to show is unknown. Together with a failure: it could not be loaded. */
    opening: useStore(opening),
    generate: (input: Input): void => {
      opening.set(false)
      runner.generate(input)
    },
    /** Stops the generation and shows the stored part. */
    stop: (): void =>
      void reader
        .stop()
        .catch((error: unknown) =>
          notify({ tone: 'failed', title: 'Not stopped', description: readFailure(error).message }),
        ),
    /** Continues a result that was cut short, without using another prompt. */
    resume: (): void => void resume(run.resultId),
    /** Loads the result on screen again, after it was changed. */
    refresh: (): Promise<void> => refresh(run.resultId),
    /** Shows the result after a change of its text, unless another one is on screen by then. */
    showChanged: (changed: Generation, words: string): void => {
      const { resultId, phase } = runner.state.get().run
      if (resultId === changed.id && phase !== 'writing') runner.reopen(tool.connect(utils.client).open(changed), words)
    },
    /** Removes the video from the URL, so that the next result does not belong to it. */
    leaveVideo: (): void => void navigate({ to: '.', search: { result }, replace: true, resetScroll: false }),
    /** Replaces the result that the URL names. */
    replace: (id: string): void =>
      void navigate({ to: '.', search: (before) => ({ ...before, result: id }), replace: true, resetScroll: false }),
    /** Loads the result that the URL names again. */
    reload: (): void => void show(result),
    /** Opens a result from the list, with the video that it belongs to. */
    choose: (id: string, ofVideo?: string): void => {
      chosen.current = id
      if (id === run.resultId) listeners.onChosen()
      else if (id === result) void show(id)
      else void navigate({ to: '.', search: { result: id, video: ofVideo }, resetScroll: false })
    },
  }
}
