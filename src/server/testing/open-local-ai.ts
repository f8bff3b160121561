import { type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { type Clock } from '../runtime/clock.ts'
import { type LocalSettings } from '../config/local-ai.ts'
import { createLocalAi } from '../composition/local-ai.ts'
import { type LocalAiNews } from '../providers/local-server.ts'
import { SPEECH_CANDIDATES } from '../providers/speech/local/speech-servers.ts'
import { endFrame, textFrame } from '../providers/text/openai/testing/fake-openai.ts'
import { formatAnswer, sampleHooks } from '../providers/text/openai/testing/sample-hooks.ts'
import { TEXT_CANDIDATES } from '../providers/text/local/text-servers.ts'
import { createFakeClock } from './fakes/fake-clock.ts'
import { type FakeLocalServer, type LocalAnswers, startLocalServer } from './fakes/fake-local-server.ts'
import { createFakeSpeechModel } from './fakes/fake-speech-model.ts'
import { createFakeTextModel } from './fakes/fake-text-model.ts'

/** The model of the fake Ollama server, and the hooks it writes. */
export const MODEL = 'qwen3:8b'
export const HOOKS = sampleHooks(0, 10)
/** Settings that look for both services, or for one. */
export const ON: LocalSettings = {
  text: { model: undefined, limits: { firstTokenMs: undefined, totalMs: undefined } },
  speech: { model: undefined, voices: undefined },
}
export const NO_TEXT = { ...ON, text: undefined }
export const NO_SPEECH = { ...ON, speech: undefined }

/** An answer to `GET /v1/models`. */
export const buildList = (...ids: string[]) => ({ object: 'list', data: ids.map((id) => ({ id, object: 'model' })) })

/** Streams these frames as an answer of `chat/completions`. */
export const streams =
  (...frames: string[]) =>
  (_call: unknown, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end(frames.join(''))
/** Answers any request with `HOOKS`. */
export const writes = streams(textFrame('chat', formatAnswer(HOOKS)), endFrame('chat'))

/** Ollama's answers with these models. */
export const ollama = (...models: string[]): LocalAnswers => ({
  '/v1/models': buildList(...models),
  '/api/ps': { models: [] },
  '/v1/chat/completions': writes,
})

/** Starts a server that stops after the test. */
export async function startServer(answers: LocalAnswers): Promise<FakeLocalServer> {
  const server = await startLocalServer(answers)
  let isThere = true
  const leave = async (): Promise<void> => {
    if (isThere) await server.leave()
    isThere = false
  }
  onTestFinished(leave)
  const comeBack = async (): Promise<void> => {
    await server.comeBack()
    isThere = true
  }
  return { ...server, leave, comeBack }
}

/** A port on which nothing listens: it is reserved for the system. */
const NOBODY = 1

/** A server with embedded writer and voice that looks only at these ports. */
export function openLocalAi(
  ports: { ollama?: number; lmStudio?: number; llamaCpp?: number; kokoro?: number; openedai?: number },
  settings = ON,
) {
  const clock = createFakeClock()
  const at = [ports.ollama, ports.lmStudio, ports.llamaCpp]
  const spoken = [ports.kokoro, ports.openedai]
  const news: LocalAiNews[] = []
  const embedded = { text: createFakeTextModel(), speech: createFakeSpeechModel() }
  // Pauses between two attempts of a call end at once.
  const sleep: Clock['sleep'] = (milliseconds, signal) =>
    milliseconds > 300 && milliseconds <= 1_000 ? Promise.resolve() : clock.sleep(milliseconds, signal)
  const local = createLocalAi(settings, embedded, {
    clock: { ...clock, sleep },
    onNews: (one) => news.push(one),
    report: (error) => {
      throw error
    },
    textCandidates: TEXT_CANDIDATES.map((candidate, index) => ({ ...candidate, port: at[index] ?? NOBODY })),
    speechCandidates: SPEECH_CANDIDATES.map((candidate, index) => ({ ...candidate, port: spoken[index] ?? NOBODY })),
  })
  return { clock, local, news, embedded }
}
