import { type Voice } from '../../../../shared/features/tts/tts.constants.ts'
import { LOCAL_AI } from '../../../../shared/provider-limits.ts'
import { type Clock } from '../../../runtime/clock.ts'
import {
  askLocal,
  type LocalAnswer,
  type LocalCandidate,
  type LocalServer,
  readMember,
  modelIds,
} from '../../local-server.ts'

/** A kind of server to look for, and how to recognize it. */
export interface SpeechCandidate extends LocalCandidate {
  /** Requested beside `/v1/models`; `isOwn` checks the answer. */
  path: string
  /** Whether these are answers of this kind of server; other servers use the ports too. */
  isOwn(models: string[], body: unknown): boolean
  /** Its default model. */
  model: string
  /** Its names of our voices. An unlisted voice keeps its name. */
  voices: Partial<Record<Voice, string>>
}

/** A server that answers. */
export type FoundSpeech = LocalServer & SpeechCandidate

/** The default ports, in order of preference. Sources: routers of Kokoro-FastAPI, `openedai.py` of openedai-speech. */
export const SPEECH_CANDIDATES: readonly SpeechCandidate[] = [
  {
    name: 'Kokoro',
    port: 8880,
    path: '/v1/audio/voices',
    // `{voices: [{id, name}]}`, in older versions `{voices: [name]}`.
    isOwn: (models, body) => models.includes('kokoro') && Array.isArray(readMember(body, 'voices')),
    model: 'kokoro',
    voices: {
      alloy: 'af_alloy',
      echo: 'am_echo',
      fable: 'bm_fable',
      onyx: 'am_onyx',
      nova: 'af_nova',
      shimmer: 'af_bella',
    },
  },
  {
    name: 'openedai-speech',
    port: 8000,
    path: '/health',
    // Many Python servers listen on 8000; this health answer and OpenAI's name of a speech model identify it.
    isOwn: (models, body) => models.includes('tts-1') && readMember(body, 'status') === 'ok',
    model: 'tts-1',
    voices: {},
  },
]

/** The first of the candidates that is recognized; with `wanted` only where it has that model. All are asked in parallel. */
export async function findSpeechServer({
  candidates,
  wanted,
  clock,
}: {
  candidates: readonly SpeechCandidate[]
  wanted: string | undefined
  clock: Clock
}): Promise<FoundSpeech | undefined> {
  const asked = await Promise.all(candidates.map((candidate) => lookAt(candidate, wanted, clock)))
  return asked.find((found) => found !== undefined)
}

async function lookAt(candidate: SpeechCandidate, wanted: string | undefined, clock: Clock) {
  const ask = (path: string): Promise<LocalAnswer> =>
    askLocal(candidate, path, { clock, milliseconds: LOCAL_AI.lookMs })
  const [listed, other] = await Promise.all([ask('/v1/models'), ask(candidate.path)])
  const models = modelIds(listed)
  if (other.state !== 'answered' || !candidate.isOwn(models, other.body)) return undefined
  const model = wanted ?? candidate.model
  return models.includes(model) ? { ...candidate, model } : undefined
}
