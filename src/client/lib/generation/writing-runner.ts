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
  openedRun,
  type Run,
  type RunAction,
  type RunEvent,
  type RunRules,
} from './writing-run.ts'

/** The events of one run. */
export type RunEvents<Input, Content, Event> = AsyncIterable<RunEvent<Input, Content, Event>>

interface RunnerDependencies<Input, Content, Event> {
  rules: RunRules<Content, Event>
  /** The result to begin with. */
  opened?: Opened<Input, Content> | undefined
  /** Describes the state of a run. */
  describe(run: Run<Input, Content>): string
  /** Title of the notification about a finished result. */
  ready: string
  /** Starts a generation. `key` is the idempotency key. */
  write(input: Input, key: string, signal: AbortSignal): RunEvents<Input, Content, Event>
  /** Called when the quota and the list of recent results may have changed. */
  refresh(): void
  /**
   * Called when a result that had already ended was shown. It may have ended after this page loaded its video, whose
   * progress is then out of date.
   */
  refreshVideos(): void
  /** Called when the typed input has become a result, so that its draft can be cleared. */
  onUsed(input: Input): void
  /** Called once per failed attempt, to show the tool's own message. */
  onFailed?: ((failure: Failure) => void) | undefined
  /** Called when the generation has finished or failed by itself. `startedAt` is in milliseconds. */
  onEnd(end: { title: string; text: string; startedAt: number }): void
}

/** Creates the runner of a tool: it starts generations, applies their events, reports errors, and continues after a sign-in. */
export function createWritingRunner<Input, Content, Event extends { type: string }>(
  deps: RunnerDependencies<Input, Content, Event>,
) {
  const { rules, opened, describe, ready, write, refresh, refreshVideos, onUsed, onFailed, onEnd } = deps
  const state = createStore<{ run: Run<Input, Content>; failure: Failure | null }>({
    run: opened ? openedRun(rules, opened) : idleRun(rules.empty),
    failure: null,
  })
  let controller = new AbortController()
  /** The last request without a response. The server may have processed it, so it is repeated with the same idempotency key. */
  let unanswered: { input: Input; key: string } | null = null

  function step(action: RunAction<Input, Content, Event>, failure: Failure | null = null): Run<Input, Content> {
    const run = nextRun(rules, state.get().run, action)
    state.set({ run, failure })
    return run
  }

  /**
   * Applies events until they end, and stops applying those of the previous call. `again` repeats the request after a sign-in.
   * `isOwn`: this page requested the generation. One that was requested elsewhere counts as live from its first event.
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
    else refreshVideos()
  }

  /** Announces the result of a run. */
  function conclude(run: Run<Input, Content>, isLive: boolean, isKept: boolean): void {
    const { phase, input, help, startedAt } = run
    if (phase === 'writing') throw new Error('The answer ended early')
    if (isLive && !isKept) return announce('Stopped')
    if (isLive) announce(help?.message ?? (phase === 'unwritten' ? run.warnings.join(' ') : describe(run)))
    if (phase !== 'done' && phase !== 'stopped') return
    if (input) onUsed(input)
    if (isLive && phase === 'done') onEnd({ title: ready, text: describe(run), startedAt })
  }

  /** Reports a failure. Returns whether a user is signed in afterwards. */
  async function fail(failure: Failure, isLive: boolean, again: () => Promise<void>): Promise<boolean> {
    const { resultId, startedAt } = state.get().run
    const run = step({ type: 'end' }, failure)
    // A result that does not exist must not stay on screen.
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
    /** Stops applying events. The text on screen stays. */
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
