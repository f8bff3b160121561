import { useState } from 'react'
import { SPEECH_MESSAGE } from '../../../shared/features/tts/tts.constants.ts'
import type { Speech } from '../../../shared/features/tts/tts.schema.ts'
import { ALLOWANCE } from '../../../shared/plans.ts'
import { announce } from '../../lib/feedback/announce.ts'
import { notify } from '../../lib/feedback/notify.ts'
import { useStore } from '../../lib/browser/store.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { useDraft } from '../../lib/generation/use-draft.ts'
import { SPEECH_DRAFT } from '../../components/tool/result/speech-draft.ts'
import { useToolForm } from '../../components/tool/form/use-tool-form.ts'
import { openedSpeech } from './speech-run.ts'
import { checkText, isTooLong, TTS_DRAFT, type TtsInput } from './tts-input.ts'
import { isAboutText, useSpeechRunner } from './use-speech-runner.ts'

/** The speech tool of one user: what is typed, what is being spoken, and its result. */
export function useSpeechTool(userId: string) {
  const { input, change, markUsed } = useDraft(userId, SPEECH_DRAFT, TTS_DRAFT)
  const form = useToolForm({ input, subjectOf: TTS_DRAFT.subjectOf, check: checkText, requiredTitle: 'Missing Text' })
  const { state, generate, stop, reopen } = useSpeechRunner({ onUsed: markUsed, onRefusedText: form.edit })
  const { run, failure } = useStore(state)
  const { data: usage } = trpc.subscription.usage.useQuery()
  const [sent, setSent] = useState('')
  const [stopped, setStopped] = useState(false)
  const [replacement, setReplacement] = useState<Speech | null>(null)

  const { length } = input.text
  // The server enforces the limit; while its count is unknown the button works.
  const isWithin = length <= (usage?.speech.remaining ?? ALLOWANCE.premium.speechCharacters.limit)
  const isRefused = failure !== null && isAboutText(failure)
  const isUnused = !form.blank && input.text !== run.input?.text

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
    input,
    form,
    run,
    set,
    stopped,
    /** The characters left this month; undefined while they are loading. */
    remaining: usage?.speech.remaining,
    isFree: usage?.hasActiveSubscription === false,
    canGenerate: length > 0 && isWithin,
    /** What is wrong with the current text, or an empty text. */
    textError:
      isRefused && input.text === sent ? failure.message : isTooLong(input.text) ? checkText(input.text) : form.error,
    /** What went wrong elsewhere than in the text. */
    failure: isRefused ? null : failure,
    submit: (): void => {
      if (isTooLong(input.text)) sayTooLong()
      if (!isWithin) {
        announce('Exceeds monthly limit')
        form.focusField()
        return
      }
      form.submit(() => {
        setSent(input.text)
        setStopped(false)
        generate(input)
      })
    },
    stop: (): void => {
      stop()
      setStopped(true)
    },
    /** Opens an earlier speech; without its audio the text is restored. Asks before it replaces what was typed meanwhile. */
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
    /** An earlier speech whose text would replace one that was not used yet. */
    replacement,
    replace: use,
    keep: () => setReplacement(null),
  }
}

export type SpeechTool = ReturnType<typeof useSpeechTool>

function sayTooLong(): void {
  notify({ tone: 'failed', title: 'Text Too Long', description: SPEECH_MESSAGE.tooLong, atField: true })
}
