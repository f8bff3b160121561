import type { ProgressEvent } from '../../../shared/features/generation/generation.schema.ts'
import { announce } from '../feedback/announce.ts'
import { type Failure, isDeclined, isSignedOut, readFailure } from '../api/failure.ts'
import { createIdempotencyKey } from '../api/idempotency-key.ts'
import { dismissFailure } from '../feedback/notify.ts'
import { askToSignIn } from '../session/sign-in-request.ts'
import { createStore } from '../browser/store.ts'
import {
  describeProgress,
  type DoneEvent,
  idleRun,
  type InsteadEvent,
  nextRun,
  type Opened,
  type Run,
  type RunAction,
  type RunRules,
} from './writing-run.ts'

/** The server stores a stopped run a moment after the browser has hung up. */
const STORED_AFTER_MS = 800

interface RunnerDependencies<Input, Content, Event> {
  rules: RunRules<Content, Event>
  /** The state of a run, in words. */
  describe(run: Run<Input, Content>): string
  /** The title of the notice that it is done. */
  ready: string
  /** Asks the server to write; the key makes a repetition the same piece of work. */
  write(
    input: Input,
    key: string,
    signal: AbortSignal,
  ): Promise<AsyncIterable<Event | ProgressEvent | DoneEvent | InsteadEvent>>
  /** The quota and the list of earlier results may have changed. */
  refresh(): void
  /** What was typed has become a result: its draft is no longer needed. */
  onUsed(input: Input): void
  /** A failure, once per attempt: for what a tool says about it beside the page. */
  onFailed?: ((failure: Failure) => void) | undefined
  /** The writer has come to an end of its own, done or failed, after beginning at `startedAt` (milliseconds). */
  onEnd(end: { title: string; text: string; startedAt: number }): void
}

/** Writes: starts, stops, keeps what came, says what went wrong, and goes on after a sign-in. */
export function createWritingRunner<Input, Content, Event extends { type: string }>(
  deps: RunnerDependencies<Input, Content, Event>,
) {
  const { rules, describe, ready, write, refresh, onUsed, onFailed, onEnd } = deps
  const state = createStore<{ run: Run<Input, Content>; failure: Failure | null }>({
    run: idleRun(rules.empty),
    failure: null,
  })
  let controller = new AbortController()
  let laterRefresh: ReturnType<typeof setTimeout> | undefined
  /** What was asked for without a word in return: the server may have done it, so it is asked for under the same key. */
  let unanswered: { input: Input; key: string } | null = null

  function step(action: RunAction<Input, Content, Event>, failure: Failure | null = null): Run<Input, Content> {
    const run = nextRun(rules, state.get().run, action)
    state.set({ run, failure })
    return run
  }

  async function attempt(input: Input, key: string): Promise<void> {
    controller = new AbortController()
    const { signal } = controller
    const startedAt = Date.now()
    unanswered = null
    step({ type: 'start', input, at: startedAt, id: key })
    announce('Generating')
    dismissFailure()
    try {
      for await (const event of await write(input, key, signal)) {
        if (signal.aborted) return
        const before = describeProgress(state.get().run)
        const words = describeProgress(step({ type: 'event', event }))
        if (words !== '' && words !== before) announce(words)
      }
      const { run } = state.get()
      if (run.help) return announce(run.help.message)
      if (run.phase === 'unwritten') return announce(run.warnings.join(' '))
      if (run.phase !== 'done') throw new Error('The answer ended early')
      announce(describe(run))
      onUsed(input)
      onEnd({ title: ready, text: describe(run), startedAt })
    } catch (error) {
      if (signal.aborted) return
      const failure = readFailure(error)
      onEnd({ title: isDeclined(failure) ? 'Not this topic' : 'Generation Failed', text: failure.message, startedAt })
      if (!(await fail(failure, input, key))) return
    }
    refresh()
  }

  /** Returns whether anybody is signed in afterwards. */
  async function fail(failure: Failure, input: Input, key: string): Promise<boolean> {
    const nothingCame = rules.isEmpty(state.get().run.content)
    if (failure.status === 0 && nothingCame) unanswered = { input, key }
    const run = step({ type: 'end', phase: 'failed' }, failure)
    if (isDeclined(failure)) {
      announce(failure.message)
      return true
    }
    announce(run.phase === 'failed' ? describe(run) : 'Generation failed')
    if (!isSignedOut(failure)) {
      onFailed?.(failure)
      return true
    }
    if (!(await askToSignIn())) return false
    await attempt(input, key)
    return true
  }

  return {
    state,
    generate: (input: Input): void => {
      if (state.get().run.phase === 'writing') return
      const isSame = JSON.stringify(unanswered?.input) === JSON.stringify(input)
      void attempt(input, (isSame && unanswered?.key) || createIdempotencyKey())
    },
    stop: (): void => {
      controller.abort()
      const run = step({ type: 'end', phase: 'stopped' })
      announce(run.phase === 'stopped' ? describe(run) : 'Stopped')
      laterRefresh = setTimeout(refresh, STORED_AFTER_MS)
    },
    reopen: (opened: Opened<Input, Content>, words: string): void => {
      controller.abort()
      announce(words)
      step({ type: 'reopen', opened })
    },
    /** Clears the result. */
    clear: (): void => state.set({ run: idleRun(rules.empty), failure: null }),
    leave: (): void => {
      controller.abort()
      clearTimeout(laterRefresh)
    },
  }
}
