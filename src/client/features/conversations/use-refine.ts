import { useEffect, useState } from 'react'
import { listVersions } from '../../../shared/features/conversations/conversations.rules.ts'
import type { Conversation, RefineEvent } from '../../../shared/features/conversations/conversations.schema.ts'
import { draftKey } from '../../lib/generation/draft.ts'
import { type Failure } from '../../lib/api/failure.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { reachedLimit } from '../../lib/billing/reached-limit.ts'
import { useStore } from '../../lib/browser/store.ts'
import { useWritingRunner } from '../../lib/generation/use-writing-runner.ts'
import { describeProgress, type Run, type RunRules } from '../../lib/generation/writing-run.ts'
import { createMessageDraft } from './message-draft.ts'

/** What is asked of the writer. */
interface RefineOrder {
  userMessage: string
  useInternetSearch: boolean
  /** How many turns the conversation had before it. */
  turns: number
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
  return { idle: '', helped: '', unwritten: '', stopped: 'Stopped', failed: 'Failed', done: 'Done' }[run.phase]
}

/** Whether a conversation of so many turns does not hold yet what the run has written. */
export function isAhead({ phase, input }: RefineRun, turns: number): boolean {
  return (
    phase === 'writing' ||
    (phase !== 'idle' && phase !== 'helped' && phase !== 'unwritten' && input !== null && turns <= input.turns)
  )
}

interface RefineDependencies {
  userId: string
  id: string
  /** What the screen says about an answer that failed; `fallback` where the server said nothing. */
  failedTitle: string
  fallback?: string
}

/** The answers of one conversation: asked for, watched, stopped, asked for again. */
export function useRefine({ userId, id, failedTitle, fallback }: RefineDependencies) {
  const [draft] = useState(() => createMessageDraft(draftKey(userId, `message-${id}`)))
  const [order, setOrder] = useState<RefineOrder | null>(null)
  const runner = useWritingRunner<RefineOrder, string, PartialEvent>(({ client, conversations }) => {
    let answer = ''
    return {
      rules: RULES,
      describe: (run) => (run.phase === 'done' ? answer : describeRefinement(run)),
      ready: 'Your answer is ready',
      onUsed: draft.answered,
      onFailed: (failure: Failure) => {
        if (reachedLimit(failure, new Date())) return
        const description = fallback && failure.status === 0 ? fallback : failure.message
        notify({ tone: 'failed', title: failedTitle, description })
      },
      write: async ({ userMessage, useInternetSearch }, idempotencyKey, signal) => {
        draft.send(userMessage)
        answer = ''
        const request = { id, userMessage, useInternetSearch }
        const events = await client.conversations.stream.mutate(request, { signal, context: { idempotencyKey } })
        return tapped(events, (event) => {
          if (event.type !== 'done') return
          answer = lastAnswer(event.conversation)
          conversations.get.setData({ id }, event.conversation)
        })
      },
      // An answer that came brought the conversation with it; one that did not may have been kept in part.
      refreshRecent: () => {
        if (answer === '') void conversations.get.invalidate({ id })
      },
    }
  })
  const { run, failure } = useStore(runner.state)

  useEffect(() => {
    if (failure || run.help) draft.takeBack()
  }, [failure, run.help, draft])

  function send(next: RefineOrder): void {
    setOrder(next)
    runner.generate(next)
  }

  return {
    run,
    failure,
    draft,
    send,
    /** Sends the last message again. */
    retry: (): void => {
      if (order) send(order)
    },
    /** Ends the answer. A message that nothing was written for comes back into the box. */
    stop: (): void => {
      runner.stop()
      if (run.content === '') draft.takeBack()
      else draft.answered()
    },
  }
}

/** What the newest turn says, for screen readers and notices. */
function lastAnswer(conversation: Conversation): string {
  const { note, content = '', version } = conversation.conversationHistory.at(-1) ?? {}
  if (version === undefined) return note ?? content
  return `Version ${listVersions(conversation).length}: ${note ?? 'Done'}`
}

/** Passes events on and shows each to `see` first. */
async function* tapped<Event>(events: AsyncIterable<Event>, see: (event: Event) => void) {
  for await (const event of events) {
    see(event)
    yield event
  }
}
