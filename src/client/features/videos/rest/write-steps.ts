import { titlesMetadata } from '../../../../shared/features/captions/caption-titles.rules.ts'
import { factsMetadata } from '../../../../shared/features/generation/generation.rules.ts'
import type { Generation, Started } from '../../../../shared/features/generation/generations.schema.ts'
import { captionContent, libraryTitle, titleText } from '../../../../shared/features/library/library.rules.ts'
import { scriptText, listSlots } from '../../../../shared/features/scripts/scripts.rules.ts'
import { AUDIO_FORMATS, VOICES } from '../../../../shared/features/tts/tts.constants.ts'
import type { VideoDetail } from '../../../../shared/features/videos/videos.schema.ts'
import { type SaveableItem } from '../../../components/tool/result/use-saving.ts'
import {
  getCaptionSource,
  getVideoScript,
  getVideoSubject,
} from '../../../components/video/handover/handover-pieces.ts'
import { addPieceToVideo } from '../../../components/video/handover/add-piece-to-video.ts'
import { captionOrder, scriptOrder, startCaption, startScript } from '../../../components/video/handover/start-next.ts'
import { Refusal } from '../../../lib/api/failure.ts'
import { type ApiClient } from '../../../lib/api/trpc.ts'
import { connectGenerations } from '../../../lib/generation/generation-calls.ts'
import { createGenerationReader } from '../../../lib/generation/generation-reader.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { type RestStep } from './rest-steps.ts'

/** How a step ended: saved, or the reason why the next step cannot begin. */
export type StepEnd = { kind: 'kept' } | { kind: 'open'; why: string }

const KEPT: StepEnd = { kind: 'kept' }

/** Generates one piece of a video and saves it. `signal` stops it, also on the server. */
export async function writeStep(
  client: ApiClient,
  video: VideoDetail,
  step: RestStep,
  { key, signal }: { key: string; signal: AbortSignal },
): Promise<StepEnd> {
  const about = { videoId: video.id, subject: getVideoSubject(video), addition: null }
  switch (step.kind) {
    case 'script': {
      const from = { ...about, hook: video.hook ?? '' }
      const written = await readGeneration(client, (id) => startScript(client, scriptOrder(from), id), key, signal)
      if ('why' in written) return { kind: 'open', why: written.why }
      if (written.tool !== 'scripts') return KEPT
      await addPieceToVideo(client, { kind: 'result', item: scriptItem(written) }, video.id, null)
      return endOfSlots(listSlots(written.beats).length)
    }
    case 'caption': {
      const source = getCaptionSource(video)
      if (source.gaps) return endOfSlots(source.gaps)
      const from = { ...source, videoId: video.id, subject: { ...about.subject, platform: step.platform } }
      const written = await readGeneration(client, (id) => startCaption(client, captionOrder(from), id), key, signal)
      if ('why' in written) return { kind: 'open', why: written.why }
      const [caption] = written.tool === 'captions' ? written.captions : []
      if (written.tool !== 'captions' || !caption) return KEPT
      await addPieceToVideo(client, { kind: 'result', item: captionItem(written, caption) }, video.id, null)
      return KEPT
    }
    case 'voice':
      return speak(client, video, key, signal)
  }
}

async function speak(client: ApiClient, video: VideoDetail, key: string, signal: AbortSignal): Promise<StepEnd> {
  const script = getVideoScript(video)
  if (!script) return { kind: 'open', why: 'There is no script to speak.' }
  if (script.gaps > 0) return endOfSlots(script.gaps)
  const { videoId, scriptId, text } = script
  const order = {
    text,
    voice: VOICES[0],
    format: AUDIO_FORMATS[0],
    videoId,
    ...(scriptId !== undefined && { scriptId }),
  }
  const events = await withSignIn(() => client.tts.stream.mutate(order, { signal, context: { idempotencyKey: key } }))
  for await (const event of events) {
    if (event.type === 'done') await addPieceToVideo(client, { kind: 'speech', speech: event.speech }, video.id, null)
  }
  return KEPT
}

/** Starts a generation and waits for its end. Stopping it or an empty result is a reason not to continue. */
async function readGeneration(
  client: ApiClient,
  start: (key: string) => Promise<Started>,
  key: string,
  signal: AbortSignal,
): Promise<Generation | { why: string }> {
  const reader = createGenerationReader<null, Generation | null, { type: string }>(connectGenerations(client), {
    start: (_input, id) => start(id),
    open: (generation) => ({ ...generation, input: null, content: generation }),
  })
  const stop = (): void => void reader.stop().catch(() => undefined)
  signal.addEventListener('abort', stop)
  let written: Generation | null = null
  try {
    // Reading continues after a stop, until the server has stored the result.
    for await (const event of reader.write(null, key, new AbortController().signal)) {
      if (event.type === 'help' && 'help' in event) return { why: event.help.message }
      if (event.type === 'unwritten' && 'warnings' in event)
        return { why: (event.warnings ?? []).map((warning) => readSentence(warning)).join(' ') }
      if (event.type === 'opened' && 'opened' in event) written = event.opened.content
    }
  } finally {
    signal.removeEventListener('abort', stop)
  }
  if (!written) throw new Refusal(404, {})
  return written.state === 'done' ? written : { why: 'It was stopped before it was finished.' }
}

function readSentence(warning: string | { message: string }): string {
  return typeof warning === 'string' ? warning : warning.message
}

function endOfSlots(gaps: number): StepEnd {
  if (gaps === 0) return KEPT
  return { kind: 'open', why: `The script has ${gaps === 1 ? '1 gap' : `${gaps} gaps`} that only you can fill in.` }
}

type Written<Tool extends Generation['tool']> = Extract<Generation, { tool: Tool }>

function scriptItem({ id, input, beats, createdAt }: Written<'scripts'>): SaveableItem {
  const content = scriptText(beats, { directions: true })
  const { topic, format, type, duration, tone, details } = input
  return {
    title: libraryTitle('script', titleText(content)),
    content,
    type: 'script',
    originalId: id,
    tags: [`${duration} min`, tone],
    metadata: { topic, format, type, tone, ...factsMetadata(details), generatedAt: createdAt },
  }
}

function captionItem(
  { id, input: { content, platform, style, details }, createdAt }: Written<'captions'>,
  caption: Written<'captions'>['captions'][number],
): SaveableItem {
  return {
    title: libraryTitle('caption', caption.text),
    content: captionContent(caption),
    type: 'caption',
    originalId: id,
    tags: [platform, style],
    metadata: {
      content,
      platform,
      style,
      ...titlesMetadata(caption),
      ...factsMetadata(details),
      generatedAt: createdAt,
    },
  }
}
