import { announce } from '../feedback/announce.ts'
import { type Failure, isDeclined, isSignedOut, readFailure } from '../api/failure.ts'
import { createIdempotencyKey } from '../api/idempotency-key.ts'
import { dismissFailure } from '../feedback/notify.ts'
import { askToSignIn } from '../session/sign-in-request.ts'
import { createStore } from '../browser/store.ts'
import {
  describeProgress,
  idleRun,
  isOpened,
  nextRun,
  type Opened,
  type Run,
  type RunAction,
  type RunEvent,
  type RunRules,
} from './writing-run.ts'

/** The events of a run. */
export type RunEvents<Input, Content, Event> = AsyncIterable<RunEvent<Input, Content, Event>>

interface RunnerDependencies<Input, Content, Event> {
  rules: RunRules<Content, Event>
  /** The state of a run, in words. */
  describe(run: Run<Input, Content>): string
  /** The title of the notice that it is done. */
  ready: string
  /** Asks the server to write; the key makes a repetition the same piece of work. */
  write(input: Input, key: string, signal: AbortSignal): RunEvents<Input, Content, Event>
  /** The quota and the list of earlier results may have changed. */
  refresh(): void
  /** What was typed has become a result: its draft is no longer needed. */
  onUsed(input: Input): void
  /** A failure, once per attempt: for the tool's message beside the page. */
  onFailed?: ((failure: Failure) => void) | undefined
  /** The writer has ended by itself, done or failed, after beginning at `startedAt` (milliseconds). */
  onEnd(end: { title: string; text: string; startedAt: number }): void
}

/** Writes: starts, shows events, reports errors, and continues after a sign-in. */
export function createWritingRunner<Input, Content, Event extends { type: string }>(
  deps: RunnerDependencies<Input, Content, Event>,
) {
  const { rules, describe, ready, write, refresh, onUsed, onFailed, onEnd } = deps
  const state = createStore<{ run: Run<Input, Content>; failure: Failure | null }>({
    run: idleRun(rules.empty),
    failure: null,
  })
  let controller = new AbortController()
  /** A request without an answer: the server may have handled it, so it is repeated with the same key. */
  let unanswered: { input: Input; key: string } | null = null

  function step(action: RunAction<Input, Content, Event>, failure: Failure | null = null): Run<Input, Content> {
    const run = nextRun(rules, state.get().run, action)
    state.set({ run, failure })
    return run
  }

  /**
   * Shows events to their end, instead of those that were being shown. `again` requests them once more, after a sign-in.
   * `isOwn`: this page requested them; those requested elsewhere count from when they are first seen.
   */
  async function show(
    make: (signal: AbortSignal) => RunEvents<Input, Content, Event>,
    again: () => Promise<void>,
    isOwn = false,
  ): Promise<void> {
    controller.abort()
    controller = new AbortController()
    const { signal } = controller
    let isLive = isOwn
    let isKept = true
    try {
      for await (const event of make(signal)) {
        if (signal.aborted) return
        const before = describeProgress(state.get().run)
        const run = step({ type: 'event', event })
        isLive ||= run.phase === 'writing'
        if (isOpened(event)) isKept = run.resultId === event.opened.id
        const words = describeProgress(run)
        if (words !== '' && words !== before) announce(words)
      }
      if (signal.aborted) return
      conclude(state.get().run, isLive, isKept)
    } catch (error) {
      if (signal.aborted || !(await fail(readFailure(error), isLive, again))) return
    }
    if (isLive) refresh()
  }

  /** Announces how it ended. */
  function conclude(run: Run<Input, Content>, isLive: boolean, isKept: boolean): void {
    const { phase, input, help, startedAt } = run
    if (phase === 'writing') throw new Error('The answer ended early')
    if (isLive && !isKept) return announce('Stopped')
    if (isLive) announce(help?.message ?? (phase === 'unwritten' ? run.warnings.join(' ') : describe(run)))
    if (phase !== 'done' && phase !== 'stopped') return
    if (input) onUsed(input)
    if (isLive && phase === 'done') onEnd({ title: ready, text: describe(run), startedAt })
  }

  /** Returns whether a user is signed in afterwards. */
  async function fail(failure: Failure, isLive: boolean, again: () => Promise<void>): Promise<boolean> {
    const { resultId, startedAt } = state.get().run
    const run = step({ type: 'end' }, failure)
    // What is not there any more is not on screen either.
    if (failure.status === 404 && !isLive) state.set({ run: idleRun(rules.empty), failure })
    const isPartKept = run.phase === 'stopped' && run.resultId === resultId
    const title = isDeclined(failure) ? 'Not this topic' : 'Generation Failed'
    if (isLive) onEnd({ title, text: failure.message, startedAt })
    if (isPartKept && run.input) onUsed(run.input)
    if (isDeclined(failure) || !isLive) announce(failure.message)
    else announce(isPartKept ? describe(run) : 'Generation failed')
    if (isDeclined(failure)) return true
    if (!isSignedOut(failure)) {
      if (isLive) onFailed?.(failure)
      return true
    }
    if (!(await askToSignIn())) return false
    await again()
    return true
  }

  async function attempt(input: Input, key: string): Promise<void> {
    unanswered = null
    step({ type: 'start', input, at: Date.now() })
    announce('Generating')
    dismissFailure()
    async function* keyed(signal: AbortSignal) {
      try {
        yield* write(input, key, signal)
      } catch (error) {
        const { run } = state.get()
        if (readFailure(error).status === 0 && run.resultId === '' && rules.isEmpty(run.content))
          unanswered = { input, key }
        throw error
      }
    }
    await show(keyed, () => attempt(input, key), true)
  }

  return {
    state,
    show,
    generate: (input: Input): void => {
      if (state.get().run.phase === 'writing') return
      const isSame = JSON.stringify(unanswered?.input) === JSON.stringify(input)
      void attempt(input, (isSame && unanswered?.key) || createIdempotencyKey())
    },
    /** Ends what is being shown: the screen stays as it is. */
    stop: (): void => {
      controller.abort()
      step({ type: 'end' })
      announce('Stopped')
    },
    reopen: (opened: Opened<Input, Content>, words: string): void => {
      controller.abort()
      announce(words)
      step({ type: 'event', event: { type: 'opened', opened } })
    },
    leave: (): void => controller.abort(),
  }
}
