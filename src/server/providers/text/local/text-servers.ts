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

/** A kind of server to look for, how it is recognized, and where it reports a model's context size. */
export interface TextCandidate extends LocalCandidate {
  /** A second request where other servers use the port too; `isOwn` checks the answer. */
  proof?: { path: string; isOwn(body: unknown): boolean }
  context: { path: string; read(body: unknown, model: string): unknown }
}

/** A server with a model that writes. */
export type FoundText = LocalServer & TextCandidate

/** The default ports, in order of preference. Sources: the documentation of Ollama, LM Studio and llama.cpp's server. */
export const TEXT_CANDIDATES: readonly TextCandidate[] = [
  { name: 'Ollama', port: 11_434, context: { path: '/api/ps', read: ofOllama } },
  { name: 'LM Studio', port: 1234, context: { path: '/api/v0/models', read: ofLmStudio } },
  // Many development servers listen on 8080.
  {
    name: 'llama.cpp',
    port: 8080,
    proof: { path: '/props', isOwn: (body) => typeof ofLlamaCpp(body) === 'number' },
    context: { path: '/props', read: ofLlamaCpp },
  },
]

/** Words in the names of models that do not write text. */
const NO_WRITER =
  /embed|rerank|whisper|minilm|paraphrase|guard|diffusion|(?:^|[^a-z])(?:bge|e5|gte|tts|stt|asr|clip|ocr|kokoro|orpheus)(?![a-z])/iu
/** Ollama also lists models that run remotely; prompts for these leave the machine. */
const ELSEWHERE = /[:-]cloud$/iu

/** Whether a model of this name writes text, on this machine. */
export function isLocalWriter(model: string): boolean {
  return !NO_WRITER.test(model) && !ELSEWHERE.test(model)
}

/** The first of the candidates with a model that writes; with `wanted` only that model counts. All are asked in parallel. */
export async function findTextServer({
  candidates,
  wanted,
  clock,
}: {
  candidates: readonly TextCandidate[]
  wanted: string | undefined
  clock: Clock
}): Promise<FoundText | undefined> {
  const asked = await Promise.all(candidates.map((candidate) => lookAt(candidate, wanted, clock)))
  return asked.find((found) => found !== undefined)
}

/** The model's context size in tokens, prompt and answer together; undefined where the server does not report it. */
export async function contextTokens(found: FoundText, clock: Clock): Promise<number | undefined> {
  const answer = await askLocal(found, found.context.path, { clock, milliseconds: LOCAL_AI.lookMs })
  const tokens = answer.state === 'answered' ? found.context.read(answer.body, found.model) : undefined
  return typeof tokens === 'number' && tokens > 0 ? tokens : undefined
}

async function lookAt(candidate: TextCandidate, wanted: string | undefined, clock: Clock) {
  const ask = (path: string): Promise<LocalAnswer> =>
    askLocal(candidate, path, { clock, milliseconds: LOCAL_AI.lookMs })
  const [models, proof] = await Promise.all([ask('/v1/models'), candidate.proof && ask(candidate.proof.path)])
  if (candidate.proof && !(proof?.state === 'answered' && candidate.proof.isOwn(proof.body))) return undefined
  const model = modelIds(models).find((id) => (wanted === undefined ? isLocalWriter(id) : isNamed(id, wanted)))
  return model === undefined ? undefined : { ...candidate, model }
}

/** Ollama reads a name without a tag as the latest version. */
const isNamed = (id: string, wanted: string): boolean => id === wanted || id === `${wanted}:latest`

/** `{models: [{name, context_length}]}`, of the loaded models. */
function ofOllama(body: unknown, model: string): unknown {
  return readMember(findEntry(readMember(body, 'models'), 'name', model), 'context_length')
}

/** `{data: [{id, loaded_context_length}]}`; only a loaded model has this length. */
function ofLmStudio(body: unknown, model: string): unknown {
  return readMember(findEntry(readMember(body, 'data'), 'id', model), 'loaded_context_length')
}

/** `{default_generation_settings: {n_ctx}}`: the tokens of one slot. */
function ofLlamaCpp(body: unknown): unknown {
  return readMember(readMember(body, 'default_generation_settings'), 'n_ctx')
}

function findEntry(list: unknown, key: string, value: string): unknown {
  return Array.isArray(list) ? list.find((entry) => readMember(entry, key) === value) : undefined
}
