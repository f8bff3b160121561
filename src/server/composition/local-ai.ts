import { type Clock } from '../runtime/clock.ts'
import { type LocalSettings } from '../config/local-ai.ts'
import {
  createLocalWatch,
  isServerGone,
  type LocalAi,
  type LocalAiNews,
  localBaseUrl,
  type LocalServer,
  type LocalWatch,
} from '../providers/local-server.ts'
import { findSpeechServer, type FoundSpeech, SPEECH_CANDIDATES } from '../providers/speech/local/speech-servers.ts'
import { type SpeechModel } from '../providers/speech/speech.port.ts'
import { createSwitchingTextModel } from '../providers/text/local/switching-text-model.ts'
import { contextTokens, findTextServer, type FoundText, TEXT_CANDIDATES } from '../providers/text/local/text-servers.ts'
import { type TextModel } from '../providers/text/text.port.ts'

interface Embedded {
  text: TextModel
  speech: SpeechModel | undefined
}

/**
 * The writer and the voice of a server that looks for an AI on its own machine. What it finds replaces the embedded
 * ones while it answers. Nothing is queried before `start`, and nothing is loaded before something is found.
 */
export function createLocalAi(
  settings: LocalSettings,
  embedded: Embedded,
  {
    clock,
    onNews,
    report,
    textCandidates = TEXT_CANDIDATES,
    speechCandidates = SPEECH_CANDIDATES,
  }: {
    clock: Clock
    onNews(news: LocalAiNews): void
    report(error: unknown): void
    textCandidates?: typeof TEXT_CANDIDATES
    speechCandidates?: typeof SPEECH_CANDIDATES
  },
) {
  const tell =
    (service: LocalAiNews['service']) =>
    (found: LocalServer | undefined, before: LocalServer | undefined, isRejected = false): void => {
      if (found) onNews({ service, found })
      else if (before) onNews({ service, lost: before, isRejected })
    }

  const textWatch = settings.text && watchText(settings.text, tell('text'))
  const speechWatch = settings.speech && watchSpeech(settings.speech, tell('speech'))

  function watchText({ model, limits }: NonNullable<LocalSettings['text']>, onChange: ReturnType<typeof tell>) {
    return createLocalWatch<FoundText, TextModel>({
      find: (isRejected) => findTextServer({ candidates: textCandidates, wanted: model, isRejected, clock }),
      isGone: (found) => isServerGone(found, clock),
      open: async (found) => {
        const { createOpenAiTextModel } = await import('../providers/text/openai/openai-text-model.ts')
        const server = {
          baseUrl: localBaseUrl(found),
          model: found.model,
          contextTokens: () => contextTokens(found, clock),
        }
        return createOpenAiTextModel({ ...server, limits, clock })
      },
      onChange,
      report,
      clock,
    })
  }

  function watchSpeech({ model, voices }: NonNullable<LocalSettings['speech']>, onChange: ReturnType<typeof tell>) {
    const watch: LocalWatch<FoundSpeech, SpeechModel> = createLocalWatch<FoundSpeech, SpeechModel>({
      find: () => findSpeechServer({ candidates: speechCandidates, wanted: model, clock }),
      isGone: (found) => isServerGone(found, clock),
      open: async (found) => {
        const { createOpenAiSpeechModel } = await import('../providers/speech/openai/openai-speech-model.ts')
        const server = { baseUrl: localBaseUrl(found), model: found.model, voices: { ...found.voices, ...voices } }
        const instead = async (): Promise<SpeechModel | undefined> => {
          await watch.look()
          return watch.current?.found === found ? undefined : embedded.speech
        }
        return { ...createOpenAiSpeechModel({ ...server, clock }), instead }
      },
      onChange,
      report,
      clock,
    })
    return watch
  }

  return {
    text: textWatch ? createSwitchingTextModel(embedded.text, textWatch) : embedded.text,
    speech: (): SpeechModel | undefined => speechWatch?.current?.adapter ?? embedded.speech,
    inUse: {
      text: () => textWatch?.current?.found,
      speech: () => speechWatch?.current?.found,
    } satisfies LocalAi,
    /** Looks now, in two seconds where that found nothing, and every minute. `first` resolves after the first look, within 0.7 s. */
    start(): { first: Promise<unknown>; stop(): void } {
      const started = [textWatch, speechWatch].map((watch) => watch?.start())
      return {
        first: Promise.all(started.map((watch) => watch?.first ?? Promise.resolve())),
        stop: () => started.forEach((watch) => watch?.stop()),
      }
    },
    async close(): Promise<void> {
      await Promise.all([speechWatch?.current?.adapter.close(), embedded.speech?.close()])
    },
  }
}
