import type { HookEvent, HookGeneration } from '../../../shared/features/hooks/hooks.schema.ts'
import { announce } from '../../lib/announce.ts'
import { type Failure, isSignedOut, readFailure } from '../../lib/failure.ts'
import { createIdempotencyKey } from '../../lib/idempotency-key.ts'
import { dismissFailure } from '../../lib/notify.ts'
import { askToSignIn } from '../../lib/sign-in-request.ts'
import { createStore } from '../../lib/store.ts'
import { type HookInput } from './hook-input.ts'
import { describeRun, type HookRun, IDLE, nextRun, type RunAction } from './hook-run.ts'

/** The server stores a stopped run a moment after the browser has hung up. */
const STORED_AFTER_MS = 800

interface RunnerDependencies {
  /** Asks the server to write; the key makes a repetition the same piece of work. */
  write(input: HookInput, key: string, signal: AbortSignal): Promise<AsyncIterable<HookEvent>>
  /** The quota and the list of earlier results may have changed. */
  refresh(): void
  /** The topic has become a result: its draft is no longer needed. */
  onUsed(): void
  /** The writer has come to an end of its own, done or failed, after beginning at `startedAt` (milliseconds). */
  onEnd(end: { title: string; text: string; startedAt: number }): void
}

export type HookRunner = ReturnType<typeof createHookRunner>

/** Writes hooks: starts, stops, keeps what came, says what went wrong, and goes on after a sign-in. */
export function createHookRunner({ write, refresh, onUsed, onEnd }: RunnerDependencies) {
  const state = createStore<{ run: HookRun; failure: Failure | null }>({ run: IDLE, failure: null })
  let controller = new AbortController()

  function step(action: RunAction, failure: Failure | null = null): HookRun {
    const run = nextRun(state.get().run, action)
    state.set({ run, failure })
    return run
  }

  async function attempt(input: HookInput, key: string): Promise<void> {
    controller = new AbortController()
    const { signal } = controller
    const startedAt = Date.now()
    step({ type: 'start', input, at: startedAt })
    announce('Generating')
    dismissFailure()
    try {
      for await (const event of await write(input, key, signal)) {
        if (signal.aborted) return
        step({ type: 'event', event })
      }
      const { run } = state.get()
      if (run.phase !== 'done') throw new Error('The answer ended early')
      announce(describeRun(run))
      onUsed()
      onEnd({ title: 'Your hooks are ready', text: describeRun(run), startedAt })
    } catch (error) {
      if (signal.aborted) return
      const failure = readFailure(error)
      onEnd({ title: 'Generation Failed', text: failure.message, startedAt })
      await fail(failure, input, key)
    }
    refresh()
  }

  async function fail(failure: Failure, input: HookInput, key: string): Promise<void> {
    const run = step({ type: 'end', phase: 'failed' }, failure)
    announce(run.phase === 'failed' ? describeRun(run) : 'Generation failed')
    if (isSignedOut(failure) && (await askToSignIn())) await attempt(input, key)
  }

  return {
    state,
    generate: (input: HookInput): void => {
      if (state.get().run.phase !== 'writing') void attempt(input, createIdempotencyKey())
    },
    stop: (): void => {
      controller.abort()
      const run = step({ type: 'end', phase: 'stopped' })
      announce(run.phase === 'stopped' ? describeRun(run) : 'Stopped')
      setTimeout(refresh, STORED_AFTER_MS)
    },
    reopen: (generation: HookGeneration): void => {
      controller.abort()
      announce(`Opened ${generation.hooks.length} earlier hooks`)
      step({ type: 'reopen', generation })
    },
    leave: (): void => controller.abort(),
  }
}
