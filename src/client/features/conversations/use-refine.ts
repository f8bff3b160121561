import { useEffect, useEffectEvent, useState } from 'react'
import { CONVERSATION_MESSAGE } from '../../../shared/features/conversations/conversations.constants.ts'
import { listVersions } from '../../../shared/features/conversations/conversations.rules.ts'
import type { Conversation, RefineEvent } from '../../../shared/features/conversations/conversations.schema.ts'
import { isOver } from '../../../shared/features/generation/generations.constants.ts'
import type { Generation } from '../../../shared/features/generation/generations.schema.ts'
import { draftKey } from '../../lib/generation/draft.ts'
import { type Failure, readFailure, Refusal } from '../../lib/api/failure.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { reachedLimit } from '../../lib/billing/reached-limit.ts'
import { createStore, useStore } from '../../lib/browser/store.ts'
import { connectGenerations } from '../../lib/generation/generation-calls.ts'
import { createGenerationReader } from '../../lib/generation/generation-reader.ts'
import { useWritingRunner } from '../../lib/generation/use-writing-runner.ts'
import { describeProgress, isOpened, type Run, type RunRules } from '../../lib/generation/writing-run.ts'
import { type RunEvents } from '../../lib/generation/writing-runner.ts'
import { createMessageDraft } from './message-draft.ts'

/** Whether the last turn of a conversation is an answer that was cut short. */
export function isCutShort({ conversationHistory }: Conversation): boolean {
  const last = conversationHistory.at(-1)
  return last?.note === CONVERSATION_MESSAGE.stopped && last.version === undefined
}

/** Counts the turns before this message. If the message's answer is being continued, its own turns do not count. */
function turnsBefore(conversation: Conversation | undefined, userMessage: string): number {
  const { conversationHistory: turns = [] } = conversation ?? {}
  const isGoingOn = conversation && isCutShort(conversation) && turns.at(-2)?.content === userMessage
  return turns.length - (isGoingOn ? 2 : 0)
}

/** The request for an answer. */
interface RefineOrder {
  userMessage: string
  useInternetSearch: boolean
  /** Number of turns in the conversation before this message. */
  turns: number
}

type PartialEvent = Extract<RefineEvent, { type: 'partial' }>

export type RefineRun = Run<RefineOrder, string>

const RULES: RunRules<string, PartialEvent> = {
  empty: '',
  isEmpty: (text) => text === '',
  add: (_text, event) => event.text,
}

/** Describes the state of an answer. */
export function describeRefinement(run: RefineRun): string {
  if (run.phase === 'writing') return describeProgress(run) || 'Writing'
  return { idle: '', helped: '', unwritten: '', stopped: 'Stopped', done: 'Done' }[run.phase]
}

/** Whether a conversation with this number of turns does not contain the result of the run yet. */
export function isAhead({ phase, input }: RefineRun, turns: number): boolean {
  return (
    phase === 'writing' ||
    (phase !== 'idle' && phase !== 'helped' && phase !== 'unwritten' && input !== null && turns <= input.turns)
  )
}

interface RefineDependencies {
  userId: string
  id: string
  /** Title of the toast for a failed answer. `fallback` is its text if there was no response. */
  failedTitle: string
  fallback?: string
}

/** Requests, shows, stops and retries the answers of a conversation. */
export function useRefine({ userId, id, failedTitle, fallback }: RefineDependencies) {
  const [draft] = useState(() => createMessageDraft(draftKey(userId, `message-${id}`)))
  const [order, setOrder] = useState<RefineOrder | null>(null)
  /** Id of the last answer if it was cut short on an earlier visit and can be continued. Otherwise empty. */
  const [earlier] = useState(() => createStore(''))
  const earlierId = useStore(earlier)
  const utils = trpc.useUtils()
  const [{ reader, shown, settle }] = useState(() => {
    const calls = connectGenerations(utils.client)
    const { conversations } = utils

    /** Returns a sent message to the box if the conversation does not contain it. */
    function settle(conversation: Conversation | undefined): void {
      const { sent } = draft.state.get()
      const newest = conversation?.conversationHistory.findLast(({ role }) => role === 'user')
      if (sent !== '' && newest?.content === sent) draft.answered()
      else draft.takeBack()
    }

    /** Passes the events on, and loads the conversation together with the result. */
    async function* withConversation(events: RunEvents<RefineOrder, string, PartialEvent>) {
      for await (const event of events) {
        if (isOpened<RefineOrder, string>(event) && isOver(event.opened.state ?? 'done')) {
          settle(await conversations.get.fetch({ id }, { staleTime: 0 }).catch(() => undefined))
        }
        yield event
      }
    }

    return {
      settle,
      shown: withConversation,
      reader: createGenerationReader<RefineOrder, string, PartialEvent>(calls, {
        start: ({ userMessage, useInternetSearch }, idempotencyKey) => {
          draft.send(userMessage)
          const request = { id, userMessage, useInternetSearch }
          return utils.client.conversations.start.mutate(request, { context: { idempotencyKey } })
        },
        open: (generation) => {
          if (generation.tool !== 'refine') throw new Refusal(404, {})
          const turns = turnsBefore(conversations.get.getData({ id }), generation.input.userMessage)
          return { ...generation, input: { ...generation.input, turns }, content: generation.text }
        },
      }),
    }
  })
  const runner = useWritingRunner<RefineOrder, string, PartialEvent>(({ conversations }) => ({
    rules: RULES,
    describe: (run) => {
      const conversation = conversations.get.getData({ id })
      return run.phase === 'done' && conversation ? lastAnswer(conversation) : describeRefinement(run)
    },
    ready: 'Your answer is ready',
    onUsed: draft.answered,
    onFailed: (failure: Failure) => {
      if (reachedLimit(failure, new Date())) return
      const description = fallback && failure.status === 0 ? fallback : failure.message
      notify({ tone: 'failed', title: failedTitle, description })
    },
    write: (input, key, signal) => shown(reader.write(input, key, signal)),
    refreshRecent: () => {},
  }))
  const { run, failure } = useStore(runner.state)

  useEffect(() => {
    if (failure || run.help || run.isDeclined) draft.takeBack()
  }, [failure, run.help, run.isDeclined, draft])

  /** Shows an answer that was requested on an earlier visit and is still being written. */
  const comeBack = useEffectEvent(async (): Promise<void> => {
    const running = await utils.client.generations.list.query({ state: 'running' }).catch(() => [])
    const found = running.find((one) => one.tool === 'refine' && one.input.id === id)
    if (runner.state.get().run.phase === 'writing') return
    if (found?.tool === 'refine') {
      const read = (): Promise<void> => runner.show((signal) => shown(reader.read(found, signal)), read)
      return read()
    }
    const conversation = await utils.conversations.get.fetch({ id }).catch(() => undefined)
    if (draft.state.get().sent !== '') settle(conversation)
    if (!conversation || !isCutShort(conversation)) return
    const stopped = await utils.client.generations.list.query({ state: 'stopped' }).catch(() => [])
    const last = conversation.conversationHistory.at(-1)?.content
    earlier.set(stopped.find((one) => one.canResume && isLast(one, id, last))?.id ?? '')
  })
  useEffect(() => void comeBack(), [])

  function send(next: RefineOrder): void {
    setOrder(next)
    earlier.set('')
    runner.generate(next)
  }

  async function resume(stopped: string): Promise<void> {
    setOrder(null)
    earlier.set('')
    const again = (): Promise<void> => resume(stopped)
    await runner.show((signal) => shown(reader.resume(stopped, signal)), again)
  }
  const stopped = run.phase === 'stopped' && run.canResume ? run.resultId : earlierId

  return {
    run,
    failure,
    draft,
    send,
    /** Continues an answer that was cut short, without using another prompt. Undefined if there is none. */
    resume: stopped === '' ? undefined : (): void => void resume(stopped),
    /** Sends the last message again, or continues the answer again. */
    retry: (): void => {
      if (order === null && stopped !== '') return void resume(stopped)
      const { message: userMessage } = draft.state.get()
      const turns = utils.conversations.get.getData({ id })?.conversationHistory.length ?? 0
      const last = order ?? { userMessage, useInternetSearch: false, turns }
      if (last.userMessage !== '') send(last)
    },
    /** Stops the answer. A message without an answer returns to the box. */
    stop: (): void =>
      void reader
        .stop()
        .catch((error: unknown) =>
          notify({ tone: 'failed', title: 'Not stopped', description: readFailure(error).message }),
        ),
  }
}

/** Whether a generation wrote the last answer of a conversation. */
function isLast(generation: Generation, id: string, content: string | undefined): boolean {
  return generation.tool === 'refine' && generation.input.id === id && generation.text === content
}

/** Summarizes the newest turn, for screen readers and notifications. */
function lastAnswer(conversation: Conversation): string {
  const { note, content = '', version } = conversation.conversationHistory.at(-1) ?? {}
  if (version === undefined) return note ?? content
  return `Version ${listVersions(conversation).length}: ${note ?? 'Done'}`
}
