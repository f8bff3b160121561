import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import { isAnotherSubject } from '../../lib/generation/another-subject.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { type DraftRules, useDraft } from '../../lib/generation/use-draft.ts'
import { readToolSearch } from '../../lib/generation/video-search.ts'
import { useGeneration, useRenderedResult, type WritingTool } from '../../lib/generation/use-generation.ts'
import { FactsQuestion } from './form/facts-question.tsx'
import { type ToolFields } from './form/tool-form.tsx'
import { checkSubject, type SubjectRules } from './form/subject.ts'
import { useToolForm } from './form/use-tool-form.ts'
import { findGenerationId } from '../video/step-link.tsx'
import { type ToolStep, useToolVideo } from '../video/use-tool-video.ts'

/** The form fields that all writing tools have besides the subject. */
interface CommonInput {
  details: string[]
  useInternetSearch: boolean
}

/** A writing tool and the rules of its form. `Order` is the request to the server. */
export interface ToolDefinition<Input, Order, Content, Event> extends WritingTool<Order, Content, Event> {
  draft: Required<DraftRules<Input>>
  withSubject(input: Input, subject: string): Input
  /** Label and validation of the subject. `requiredTitle` is the title of the toast for a blank one. */
  subject: SubjectRules & { name: keyof Input & string; label: string; placeholder: string; requiredTitle: string }
  order(input: Input, options: { again: boolean }): Order
  describeChoices(order: Order): string
  /** The step of a video that the tool does. */
  step: ToolStep
  /** Prefills the form from a video. */
  inputFromVideo(video: VideoDetail, input: Input): Input
  /** Whether a subject is about something other than a video. */
  isOther(video: VideoDetail, subject: string): boolean
  /** Completes a request for a video. `video` is undefined until it is loaded. */
  orderFor(order: Order, videoId: string, video: VideoDetail | undefined): Order
  /** Takes the request that a click on another page has stored. It returns the request only once. */
  takeOrder?(videoId: string | undefined): Order | null
}

/** The state of a writing tool's page: its form, its result and its video. */
export function useWritingTool<Input extends CommonInput, Order extends Input, Content, Event extends { type: string }>(
  tool: ToolDefinition<Input, Order, Content, Event>,
  userId: string,
) {
  const { draft } = tool
  const { name, label, placeholder, max, requiredTitle } = tool.subject
  const { getSubject, getDetails } = draft
  const about = useToolVideo(tool.step)
  const { data: config } = trpc.auth.config.useQuery()
  const { videoId, video } = about
  const rendered = useRenderedResult(tool)
  // Another topic of hooks is another video, so what is typed belongs to none yet.
  const draftOf = tool.step === 'hook' ? undefined : videoId
  const { input: typed, change, fill, markUsed } = useDraft(userId, tool.name, draft, draftOf)
  const input = rendered ? { ...rendered.input, useInternetSearch: typed.useInternetSearch } : typed
  const check = (subject: string): string => checkSubject(subject, tool.subject)
  const form = useToolForm({
    input,
    getSubject,
    getDetails,
    check,
    requiredTitle,
    startsFolded: rendered !== undefined,
  })
  const generation = useGeneration<Order, Content, Event>(
    tool,
    {
      onUsed: markUsed,
      onOpen: (asked, before) => {
        // Typed text that was not used yet must not be overwritten.
        if (!form.blank && (!before || getSubject(input) !== getSubject(before))) return
        fill({ ...asked, useInternetSearch: input.useInternetSearch })
        form.fold()
      },
      onChosen: form.showOpened,
    },
    rendered,
  )
  const { run } = generation
  const generate = (asked: Order): void => {
    const isShown = run.input !== null && getSubject(run.input) === getSubject(asked)
    const isOther = video !== undefined && !isShown && tool.isOther(video, getSubject(asked))
    if (videoId !== undefined && !isOther) {
      // Until the video is loaded, the server compares the topics.
      const newVideo = !video && !isShown && tool.step !== 'caption'
      return generation.generate({ ...tool.orderFor(asked, videoId, video), newVideo })
    }
    // Another subject starts another video, and so does every topic of hooks. The result on screen stays in its video.
    if (isOther) generation.leaveVideo()
    // A video whose first text failed is gone: the next attempt starts it again.
    generation.generate({ ...asked, videoId: undefined, newVideo: isOther || about.isGone || tool.step === 'hook' })
  }
  const { result } = readToolSearch(useSearch({ strict: false }))

  /** Shows the video's existing result of this step, unless the URL names another one. */
  const openVideo = useEffectEvent((found: VideoDetail): void => {
    const own = findGenerationId(found, tool.step)
    if (result !== undefined || run.phase !== 'idle') return
    if (own !== undefined) generation.replace(own)
    else if (form.blank) fill(tool.inputFromVideo(found, input))
  })
  useEffect(() => {
    if (video) openVideo(video)
  }, [video])

  const writeTaken = useEffectEvent((id: string | undefined): void => {
    const taken = tool.takeOrder?.(id)
    if (!taken) return
    fill(taken)
    generation.generate(taken)
  })
  useEffect(() => {
    // In development React runs an effect twice, but the stored request can be taken only once.
    const timer = setTimeout(() => writeTaken(videoId))
    return () => clearTimeout(timer)
  }, [videoId])
  const order = run.input
  const isSame = order !== null && (form.blank || getSubject(input) === getSubject(order))

  /** Removes facts that belong to the result on screen once another subject is typed. */
  function withoutForeignFacts(typed: Input): Input {
    if (!order || getSubject(typed) === getSubject(input)) return typed
    const isTheirs = typed.details.join('\n') === (order.details ?? []).join('\n')
    return isTheirs && isAnotherSubject(getSubject(order), getSubject(typed)) ? { ...typed, details: [] } : typed
  }

  /** Asks for the creator's facts if the result has none. Where no model writes, only while the rewrite with them is free. */
  function question(wide = false): ReactNode {
    const hasModel = config?.text.live === true
    const isAsked = hasModel ? !order?.details?.length : run.freeRewrite
    if (!order || run.phase !== 'done' || !isAsked) return null
    return (
      <FactsQuestion
        free={!hasModel}
        wide={wide}
        key={run.resultId}
        typed={isSame ? input.details : []}
        onWrite={(details) => {
          if (isSame) change({ ...tool.withSubject(input, getSubject(order)), details })
          generate({ ...order, details })
          form.showOpened()
        }}
      />
    )
  }

  function set(typed: Input): void {
    const next = withoutForeignFacts(typed)
    change(next)
    form.typed(next)
  }

  const { error, fieldRef, detailsRef } = form
  const fields: ToolFields<Input> = {
    name: tool.name,
    busy: run.phase === 'writing',
    subject: {
      name,
      label,
      placeholder,
      max,
      value: getSubject(input),
      error,
      fieldRef,
      onChange: (subject) => set(tool.withSubject(input, subject)),
    },
    facts: { lines: input.details, fieldRef: detailsRef, onChange: (details) => set({ ...input, details }) },
    search: {
      checked: input.useInternetSearch,
      onChange: (useInternetSearch) => set({ ...input, useInternetSearch }),
    },
    field: (key) => ({ name: key, value: input[key], onChange: (value) => set({ ...input, [key]: value }) }),
  }

  return {
    ...generation,
    about,
    generate,
    input,
    change,
    form,
    fields,
    question,
    asked: order && { topic: getSubject(order), choices: tool.describeChoices(order) },
    submit: (again: boolean): void => form.submit(() => generate(tool.order(input, { again }))),
  }
}

/** What a page needs to know of a tool, for any result type. */
export type ToolState = Pick<
  ReturnType<typeof useWritingTool<CommonInput, CommonInput, unknown, { type: string }>>,
  'failure' | 'opening' | 'asked' | 'stop' | 'resume' | 'reload' | 'choose' | 'showChanged'
>
