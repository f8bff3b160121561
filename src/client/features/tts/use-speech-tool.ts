import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { SPEECH_MESSAGE } from '../../../shared/features/tts/tts.constants.ts'
import type { VideoDetail } from '../../../shared/features/videos/videos.schema.ts'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useStore } from '../../lib/browser/store.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useDraft } from '../../lib/generation/use-draft.ts'
import { SPEECH_DRAFT } from '../../components/tool/result/speech-draft.ts'
import { getVideoScript } from '../../components/video/handover/handover-pieces.ts'
import { removeFromVideo } from '../../components/video/handover/add-piece-to-video.ts'
import { useVideoRefresh } from '../../components/video/use-video.ts'
import { takeIntent } from '../../components/video/handover/handover-intent.ts'
import { isAnotherVideo, useToolVideo } from '../../components/video/use-tool-video.ts'
import { useToolForm } from '../../components/tool/form/use-tool-form.ts'
import { openedSpeech } from './speech-run.ts'
import { checkText, isTooLong, TTS_DRAFT, type SpeechOrder, type TtsInput } from './tts-input.ts'
import { isAboutText, useSpeechRunner } from './use-speech-runner.ts'

/** State and actions of text-to-speech for one user. */
export function useSpeechTool(userId: string) {
  const navigate = useNavigate()
  const about = useToolVideo('voice')
  const { videoId, video } = about
  const { input, change, fill, markUsed } = useDraft(userId, SPEECH_DRAFT, TTS_DRAFT, videoId)
  const form = useToolForm({ input, getSubject: TTS_DRAFT.getSubject, check: checkText, requiredTitle: 'Missing Text' })
  const { client } = trpc.useUtils()
  const refreshVideo = useVideoRefresh()
  /** Library item of the voice that the next one replaces. */
  const replaced = useRef<string>(undefined)
  const onUsed = (used: SpeechOrder): void => {
    markUsed(used)
    const old = replaced.current
    replaced.current = undefined
    if (old !== undefined) void removeFromVideo(client, old).finally(refreshVideo)
  }
  const { state, generate, stop, reopen } = useSpeechRunner({ onUsed, onRefusedText: form.edit })
  const { run, failure } = useStore(state)
  const { data: usage } = trpc.subscription.usage.useQuery()
  const [sent, setSent] = useState('')
  const [stopped, setStopped] = useState(false)
  const [replacement, setReplacement] = useState<Speech | null>(null)

  const { length } = input.text
  // The server enforces the limit. While the count is unknown, the button is enabled.
  const most = usage ? (usage.speech.remaining ?? Infinity) : ALLOWANCE.premium.speechCharacters.limit
  const isWithin = length <= most
  const isRefused = failure !== null && isAboutText(failure)
  const isUnused = !form.blank && input.text !== run.input?.text

  function speak(asked: SpeechOrder): void {
    setSent(asked.text)
    setStopped(false)
    generate(asked)
  }

  /** Shows the video's voice, else the words of its script. */
  const openVideo = useEffectEvent((found: VideoDetail): void => {
    if (run.phase !== 'idle' || !form.blank) return
    const { voice, script } = found.pieces
    if (voice?.audioUrl) {
      const speech = { ...voice, id: voice.speechId, createdAt: found.updatedAt }
      fill({ text: voice.text, voice: voice.voice, format: voice.format })
      reopen(openedSpeech(speech), 'Opened the voice of this video')
      form.fold()
    } else if (script) fill({ ...input, text: script.script })
  })
  useEffect(() => {
    if (video) openVideo(video)
  }, [video])

  /** Speaks the text that a click on another page has stored, if enough characters remain. */
  const speakTaken = useEffectEvent((id: string): void => {
    const taken = takeIntent('voice', id)
    if (!taken) return
    const { text, scriptId, instead } = taken
    const asked = { ...input, text }
    fill(asked)
    if (isTooLong(text)) sayTooLong()
    else if (text.length > (usage?.speech.remaining ?? text.length)) announce('Exceeds monthly limit')
    else {
      form.fold()
      replaced.current = instead
      speak({ ...asked, videoId: id, scriptId })
    }
  })
  useEffect(() => {
    if (videoId === undefined) return
    // In development React runs an effect twice, but the stored request can be taken only once.
    const timer = setTimeout(() => speakTaken(videoId))
    return () => clearTimeout(timer)
  }, [videoId])

  function set(next: TtsInput): void {
    if (isTooLong(next.text) && !isTooLong(input.text)) sayTooLong()
    setStopped(false)
    change(next)
    form.typed(next)
  }

  function use({ text, voice, format }: Speech): void {
    setReplacement(null)
    change({ text, voice, format })
    form.edit()
  }

  return {
    about,
    input,
    form,
    run,
    set,
    stopped,
    /** Remaining characters of the month. Undefined while loading, null without a limit. */
    remaining: usage?.speech.remaining,
    isFree: usage?.hasActiveSubscription === false,
    canGenerate: length > 0 && isWithin,
    /** The error of the current text, or an empty string. */
    textError:
      isRefused && input.text === sent ? failure.message : isTooLong(input.text) ? checkText(input.text) : form.error,
    /** A failure that is not about the text. */
    failure: isRefused ? null : failure,
    submit: (): void => {
      if (isTooLong(input.text)) sayTooLong()
      if (!isWithin) {
        announce('Exceeds monthly limit')
        form.focusField()
        return
      }
      const scriptId = video && getVideoScript(video)?.scriptId
      form.submit(() => {
        if (videoId !== undefined && !(video && isAnotherVideo(video, input.text))) {
          speak({ ...input, videoId, scriptId })
          return
        }
        if (videoId !== undefined) void navigate({ to: '.', search: {}, replace: true, resetScroll: false })
        speak(input)
      })
    },
    stop: (): void => {
      stop()
      setStopped(true)
    },
    /** Opens an earlier speech. If its audio is deleted, its text is restored. Asks before it replaces unused text. */
    open: (speech: Speech): void => {
      if (speech.audioUrl === null) {
        if (isUnused && input.text !== speech.text) setReplacement(speech)
        else use(speech)
        return
      }
      const { text, voice, format } = speech
      setStopped(false)
      reopen(openedSpeech(speech), 'Opened earlier speech')
      if (!isUnused) change({ text, voice, format })
      form.showOpened()
    },
    /** An earlier speech whose text would replace unused text. */
    replacement,
    replace: use,
    keep: () => setReplacement(null),
  }
}

export type SpeechTool = ReturnType<typeof useSpeechTool>

function sayTooLong(): void {
  notify({ tone: 'failed', title: 'Text Too Long', description: SPEECH_MESSAGE.tooLong, atField: true })
}
