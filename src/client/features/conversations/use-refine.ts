import type { RefineEvent } from '../../../shared/features/conversations/conversations.schema.ts'
import { type Failure } from '../../lib/failure.ts'
import { notify } from '../../lib/notify.ts'
import { reachedLimit } from '../../lib/reached-limit.ts'
import { useStore } from '../../lib/store.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { useWritingRunner } from '../../lib/use-writing-runner.ts'
import { describeProgress, type Run, type RunRules } from '../../lib/writing-run.ts'
import { parseMessageDraft } from './message-draft.ts'

/** What is asked of the writer. */
export interface RefineOrder {
  userMessage: string
  useInternetSearch: boolean
}

type PartialEvent = Extract<RefineEvent, { type: 'partial' }>

export type RefineRun = Run<RefineOrder, string>

const RULES: RunRules<string, PartialEvent> = {
  empty: '',
  isEmpty: (text) => text === '',
  add: (_text, event) => event.text,
}

/** Where an answer stands, in words. */
export function describeRefinement(run: RefineRun): string {
  if (run.phase === 'writing') return describeProgress(run) || 'Writing'
  return { idle: '', stopped: 'Stopped', failed: 'Failed', done: 'Done' }[run.phase]
}

/**
 * The answers of one conversation. `failedTitle` and `fallback` are what the screen says about one that failed. A message
 * stays in this browser until it is answered.
 */
export function useRefine({
  userId,
  id,
  failedTitle,
  fallback,
}: {
  userId: string
  id: string
  failedTitle: string
  fallback?: string
}) {
  const draft = useDraft(userId, `message-${id}`, parseMessageDraft)
  const runner = useWritingRunner<RefineOrder, string, PartialEvent>(({ client, conversations }) => ({
    rules: RULES,
    describe: describeRefinement,
    ready: 'Your answer is ready',
    onUsed: draft.markUsed,
    onFailed: (failure: Failure) => {
      if (reachedLimit(failure, new Date())) return
      const description = fallback && failure.status === 0 ? fallback : failure.message
      notify({ tone: 'failed', title: failedTitle, description })
    },
    write: async (order, idempotencyKey, signal) => {
      const events = await client.conversations.stream.mutate({ id, ...order }, { signal, context: { idempotencyKey } })
      return tapped(events, (event) => {
        if (event.type === 'done') conversations.get.setData({ id }, event.conversation)
      })
    },
    refreshRecent: () => void conversations.get.invalidate({ id }),
  }))
  const { run, failure } = useStore(runner.state)

  return {
    run,
    failure,
    message: draft.input.message,
    type: (message: string) => draft.change({ ...draft.input, message }),
    /** Sends a message; blank ones and a second one at a time are not sent. */
    send: (userMessage: string, useInternetSearch: boolean): void => {
      if (userMessage.trim() === '' || run.phase === 'writing') return
      draft.change({ message: '', sent: userMessage })
      runner.generate({ userMessage, useInternetSearch })
    },
    stop: runner.stop,
    /** Takes a message back into the box that was not answered. */
    takeBack: (): void => {
      if (draft.input.message === '' && draft.input.sent !== '') draft.change({ message: draft.input.sent, sent: '' })
    },
    clear: runner.clear,
  }
}

/** Passes events on and shows each to `see` first. */
async function* tapped<Event>(events: AsyncIterable<Event>, see: (event: Event) => void) {
  for await (const event of events) {
    see(event)
    yield event
  }
}
