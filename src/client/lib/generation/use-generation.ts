import { useLocation, useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { GenerationTool as ToolName } from '../../../shared/features/generation/generations.constants.ts'
import { type Failure, readFailure } from '../api/failure.ts'
import { trpc } from '../api/trpc.ts'
import { createStore, useStore } from '../browser/store.ts'
import { notify } from '../feedback/notify.ts'
import { createGenerationReader, type GenerationTool } from './generation-reader.ts'
import { connectGenerations } from './generation-calls.ts'
import { readToolSearch } from './video-search.ts'
import { useWritingRunner } from './use-writing-runner.ts'
import { isOpened, type Opened, type Run, type RunEvent, type RunRules } from './writing-run.ts'

/** A tool that writes, for its page. */
export interface WritingTool<Input, Content, Event> {
  name: Exclude<ToolName, 'refine'>
  rules: RunRules<Content, Event>
  describe(run: Run<Input, Content>): string
  /** The title of the notice that a result is done. */
  ready: string
  connect(client: ReturnType<typeof trpc.useUtils>['client']): GenerationTool<Input, Content>
  /** A failure, for the tool's message beside the page. */
  onFailed?(failure: Failure): void
}

interface GenerationListeners<Input> {
  /** What was typed has become a result. */
  onUsed(input: Input): void
  /** A result that was not requested here is shown; `before` is the request of the one before it. */
  onOpen(input: Input, before: Input | null): void
  /** The result that was chosen from the list is on screen. */
  onChosen(): void
}

/**
 * The result of a tool that the address names, else the newest one: read while it grows, in whichever tab or on whichever
 * machine it was requested. Leaving the page ends the reading and nothing else.
 */
export function useGeneration<Input, Content, Event extends { type: string }>(
  tool: WritingTool<Input, Content, Event>,
  listeners: GenerationListeners<Input>,
) {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const { result, video } = readToolSearch(useSearch({ strict: false }))
  const isNew = useLocation({ select: ({ state }) => state.isNewVideo === true })
  const [{ calls, reader, opening }] = useState(() => {
    const calls = connectGenerations(utils.client)
    const reader = createGenerationReader<Input, Content, Event>(calls, tool.connect(utils.client))
    // True until it is known what is to be shown; with a failure, what is to be shown did not load.
    return { calls, reader, opening: createStore(true) }
  })
  const runner = useWritingRunner<Input, Content, Event>(() => ({
    ...tool,
    onUsed: listeners.onUsed,
    write: reader.write,
    refreshRecent: () => void utils[tool.name].recent.invalidate(),
  }))
  const { run, failure } = useStore(runner.state)
  const chosen = useRef<string>(undefined)
  const onOpen = useEffectEvent((input: Input) => listeners.onOpen(input, run.input))
  /** A result that belongs to a video leads into it, whatever the address says. */
  const joinVideo = useEffectEvent(({ id, videoId: own }: Opened<Input, Content>) => {
    if (own === undefined || own === video) return
    void navigate({ to: '.', search: { result: id, video: own }, replace: true, resetScroll: false })
  })
  const onShown = useEffectEvent((id: string | undefined) => {
    if (id !== undefined && id === chosen.current) listeners.onChosen()
    chosen.current = undefined
  })

  async function* open(id: string | undefined, signal: AbortSignal): AsyncGenerator<RunEvent<Input, Content, Event>> {
    // What a new video or another one has of this tool is not the newest of all.
    const isOther = isNew || video !== undefined
    const found = id ?? (isOther ? null : await calls.latest(tool.name).catch(() => null))
    if (found !== null) {
      for await (const event of reader.read(found, signal)) {
        const isFirst = opening.get() && !signal.aborted
        if (isFirst && isOpened<Input, Content>(event)) {
          joinVideo(event.opened)
          onOpen(event.opened.input)
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

  const follow = useEffectEvent((id: string | undefined) => {
    const { resultId } = runner.state.get().run
    if (resultId === '' || id !== resultId) void show(id)
  })
  useEffect(() => follow(result), [result])

  /** A request from here gets an entry of its own in the history, where there was a result before. */
  const address = useEffectEvent((id: string) => {
    if (id === '' || id === result) return
    const replace = run.phase !== 'writing' || result === undefined
    void navigate({ to: '.', search: (before) => ({ ...before, result: id }), replace, resetScroll: false })
  })
  useEffect(() => address(run.resultId), [run.resultId])

  return {
    run,
    failure,
    /** Whether it is not known yet what is to be shown; with a failure, that it did not load. */
    opening: useStore(opening),
    generate: (input: Input): void => {
      opening.set(false)
      runner.generate(input)
    },
    /** Stops the writing; what is kept is shown. */
    stop: (): void =>
      void reader
        .stop()
        .catch((error: unknown) =>
          notify({ tone: 'failed', title: 'Not stopped', description: readFailure(error).message }),
        ),
    /** Writes what is missing of a result that was cut short, for no further prompt. */
    resume: (): void => void resume(run.resultId),
    /** Takes the video out of the address: what comes next belongs to none. */
    leaveVideo: (): void => void navigate({ to: '.', search: { result }, replace: true, resetScroll: false }),
    /** Opens a result in place of what the address names. */
    replace: (id: string): void =>
      void navigate({ to: '.', search: (before) => ({ ...before, result: id }), replace: true, resetScroll: false }),
    /** Loads what the address names again. */
    reload: (): void => void show(result),
    /** Opens a result of the list, with the video that it belongs to. */
    choose: (id: string, ofVideo?: string): void => {
      chosen.current = id
      if (id === run.resultId) listeners.onChosen()
      else if (id === result) void show(id)
      else void navigate({ to: '.', search: { result: id, video: ofVideo }, resetScroll: false })
    },
  }
}
