import { captionsPrompt } from '../src/server/features/captions/captions.prompt.ts'
import { hooksPrompt } from '../src/server/features/hooks/hooks.prompt.ts'
import { scriptsPrompt } from '../src/server/features/scripts/scripts.prompt.ts'
import {
  CrisisTopic,
  isWriterProgress,
  isWriterWarning,
  type TextModel,
  type Written,
} from '../src/server/providers/text/text.port.ts'
import { withEnoughHashtags } from '../src/shared/features/captions/caption-hashtags.rules.ts'
import { answerInstead } from '../src/shared/features/crisis/crisis.rules.ts'
import { spokenSeconds } from '../src/shared/features/generation/generation.rules.ts'
import { type Cost, type Outcome, type Piece, type Tool } from './piece.ts'
import { type EvalTopic } from './topic.ts'
import { type TokenCounter } from './token-counter.ts'

type Text = Pick<Piece, 'lines' | 'remarks'> & Partial<Pick<Piece, 'hashtags' | 'spokenSeconds'>>

/**
 * Requests one piece in the order of the server: help for a crisis, a warning where the topic is declined or the writer cannot write, otherwise
 * the writer with the server's own prompt. A failure of the writer is a piece too. Throws only the reason of `signal`.
 */
export async function writePiece(
  model: TextModel,
  topic: EvalTopic,
  tool: Tool,
  { counter, now, signal }: { counter: TokenCounter; now: () => number; signal: AbortSignal },
): Promise<Piece> {
  const began = now()
  const piece = (outcome: Outcome, cost: Omit<Cost, 'seconds'>, rest: Partial<Piece> = {}): Piece => ({
    topic: topic.id,
    tool,
    outcome,
    lines: [],
    hashtags: [],
    spokenSeconds: 0,
    remarks: [],
    cost: { ...cost, seconds: (now() - began) / 1_000 },
    ...rest,
  })
  const instead = answerInstead([topic.topic, ...topic.details])
  if (instead?.help) return piece('help', FREE)
  if (instead) return piece('unwritten', FREE, { remarks: instead.warnings.map(({ reason }) => reason) })
  const unwritten = model.cannotWrite?.(topic.topic)
  if (unwritten) return piece('unwritten', FREE, { remarks: [unwritten.reason] })

  const { result, spent } = await counter.count(async () => {
    try {
      return { text: await WRITE[tool](model, topic, signal) }
    } catch (error) {
      signal.throwIfAborted()
      return { error }
    }
  })
  if (result.text) return piece('text', spent, result.text)
  if (result.error instanceof CrisisTopic) return piece('help', spent)
  return piece('failed', spent, {
    remarks: [result.error instanceof Error ? result.error.message : String(result.error)],
  })
}

const FREE = { calls: 0, tokensIn: 0, tokensOut: 0, isEstimated: false }

const WRITE: Record<Tool, (model: TextModel, topic: EvalTopic, signal: AbortSignal) => Promise<Text>> = {
  async hooks(model, asked, signal) {
    const request = { ...buildRequest(asked), platform: asked.platform }
    const prompt = hooksPrompt(request, buildContext(asked))
    const { drafts, remarks } = await finished(
      model.writeHooks({ brief: { ...request, ...pickCreator(asked) }, prompt }, options(signal)),
    )
    return { lines: drafts.flatMap((draft) => (draft.type === 'hook' ? [draft.text] : [])), remarks }
  },

  async script(model, asked, signal) {
    const request = { ...buildRequest(asked), type: 'short', duration: '1', format: 'video' } as const
    const prompt = scriptsPrompt(request, buildContext(asked))
    const { drafts, remarks } = await finished(
      model.writeScript({ brief: { ...request, ...pickCreator(asked) }, prompt }, options(signal)),
    )
    const whole = drafts.slice(drafts.findLastIndex(({ type }) => type === 'again') + 1)
    // A beat with an index that exists replaces that one.
    const texts = new Map(whole.flatMap((draft) => (draft.type === 'beat' ? [[draft.index, draft.text]] : [])))
    const spoken = [...texts.values()]
    return { lines: spoken.flatMap(splitSentences), remarks, spokenSeconds: spokenSeconds(spoken.join('\n')) }
  },

  async caption(model, asked, signal) {
    const { topic: content, platform } = asked
    const request = { ...buildRequest(asked), content, platform, style: 'trending' } as const
    const prompt = captionsPrompt(request, buildContext(asked))
    const { drafts, remarks } = await finished(
      model.writeCaption({ brief: { ...request, ...pickCreator(asked) }, prompt }, options(signal)),
    )
    const last = drafts.findLast(({ type }) => type === 'caption')
    const { text, hashtags } = withEnoughHashtags(last ?? { text: '', hashtags: [] }, platform, content)
    return { lines: splitSentences(text), remarks, hashtags }
  },
}

function buildRequest({ topic, tone, details, sources = [] }: EvalTopic) {
  return { topic, tone, details: [...details], useInternetSearch: sources.length > 0 }
}

const buildContext = ({ sources = [], creator, details }: EvalTopic) => ({ sources, creator, details })
const pickCreator = ({ seed, creator, details }: EvalTopic) => ({ seed, creator, details })
const options = (signal: AbortSignal) => ({ signal, live: false })

/** The final text, and the reasons of its warnings. Text before a restart is dropped. */
async function finished<Draft extends { type: string }>(
  written: AsyncIterable<Written<Draft>>,
): Promise<{ drafts: Draft[]; remarks: string[] }> {
  const drafts: Draft[] = []
  const remarks: string[] = []
  for await (const draft of written) {
    if (draft.type === 'restart') drafts.length = 0
    else if (isWriterWarning(draft)) remarks.push(draft.warning.reason)
    else if (!isWriterProgress(draft)) drafts.push(draft as Draft)
  }
  return { drafts, remarks }
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })

function splitSentences(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => Array.from(SENTENCES.segment(line), ({ segment }) => segment.trim()))
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence))
}
