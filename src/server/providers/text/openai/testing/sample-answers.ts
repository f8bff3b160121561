import { type BeatKind } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { type RefineBrief, type ScriptBrief, type ScriptRequest, type TextModel } from '../../text.port.ts'
import { type Answer, says } from './fake-openai.ts'
import { formatAnswer, inParts, sampleHooks } from './sample-hooks.ts'

/** A sentence of `count` words. */
export function wordsAbout(topic: string, count: number): string {
  const words = topic.split(' ')
  return `${Array.from({ length: count }, (_, index) => words[index % words.length]).join(' ')}.`
}

/** Beats of `words` words in total, a hook first. */
export function sampleBeats(words: number, topic = 'sourdough'): { kind: BeatKind; direction: string; text: string }[] {
  return [
    { kind: 'Hook', direction: 'Look up.', text: wordsAbout(topic, 10) },
    { kind: 'Point', direction: '', text: wordsAbout(topic, words - 15) },
    { kind: 'Call to action', direction: 'Point down.', text: wordsAbout(topic, 5) },
  ]
}

/** A complete answer with the text of these beats, which is cut into them again. */
export function formatScript(words: number, topic?: string): string {
  return sampleBeats(words, topic)
    .map(({ text }) => text)
    .join('\n\n')
}

/** A complete answer with the directions of so many beats. */
export function formatDirections(count: number): string {
  const beats = Array.from({ length: count }, (_, at) => ({ n: at + 1, kind: 'Point', direction: `Shot ${at + 1}.` }))
  return JSON.stringify({ beats })
}

/** Paragraphs of 20 words, no two alike, the first one shorter. */
function paragraphs(words: number, topic: string): string {
  const count = Math.round((words - 10) / 20)
  const rest = Array.from({ length: count }, (_, at) => wordsAbout(`part ${at + 1} of ${topic}`, 20))
  return [wordsAbout(topic, 10), ...rest].join('\n\n')
}

/** A complete answer with the shots of so many lines. */
export function formatShots(count: number): string {
  const shots = Array.from({ length: count }, (_, at) => ({
    line: `${at + 1}`,
    onScreen: `Words ${at + 1}`,
    firstFrame: `Hand ${at + 1} opens a jar.`,
    why: `Reason ${at + 1}.`,
  }))
  return JSON.stringify({ shots })
}

/** Answers any request about its topic, a few characters at a time. */
export const answersAnything: Answer = (request) => {
  const topic = /<topic>\\n(.*?)\\n/u.exec(request.body)?.[1] ?? ''
  // Only a script is asked for without a schema.
  const name = /"name":"(\w+)"/u.exec(request.body)?.[1] ?? 'script'
  const words = Number(Array.from(request.body.matchAll(/(\d+) words/gu)).at(-1)?.[1] ?? 150)
  const isGoingOn = request.body.includes('Go on from its last sentence')
  const answers: Record<string, string> = {
    hooks: formatAnswer(sampleHooks(0, 10, topic)),
    script: paragraphs(words, isGoingOn ? `then ${topic}` : topic),
    shots: formatShots(10),
    directions: formatDirections(request.body.match(/\d\./gu)?.length ?? 0),
    caption: JSON.stringify({ caption: `All about ${topic} 🍞\n\nAnd more.`, hashtags: ['#Bread', 'home baking'] }),
    titled_caption: JSON.stringify({
      caption: `All about ${topic} 🍞`,
      hashtags: ['#Bread'],
      titles: [`${topic} in an hour`, `${topic}, cold`],
    }),
    refined_text: JSON.stringify({ content: `What is ${topic}?`, note: 'Asks a question now.' }),
    refined_caption: JSON.stringify({
      caption: `What is ${topic}?`,
      hashtags: ['#bread'],
      note: 'Asks a question now.',
    }),
  }
  return says(...inParts(answers[name] ?? '', 9))(request)
}

const NOBODY = { seed: 1, creator: null } as const
const options = (signal = new AbortController().signal) => ({ signal, live: true })

/** Starts a script, of a minute and without shots unless `given` says otherwise. */
export function runScript(
  model: TextModel,
  signal?: AbortSignal,
  { shots, ...given }: Partial<ScriptBrief> & Pick<ScriptRequest, 'shots'> = {},
) {
  const brief = { ...NOBODY, topic: 'sourdough', duration: '1', tone: 'casual', format: 'video', ...given } as const
  const prompt = { system: 'Write a script.', user: 'sourdough' }
  return model.writeScript({ brief, prompt, ...(shots && { shots }) }, options(signal))
}

/** Starts a caption. */
export function runCaption(model: TextModel, platform: 'Instagram' | 'TikTok' | 'YouTube' = 'Instagram') {
  const brief = { ...NOBODY, content: 'sourdough', platform, style: 'trending' } as const
  return model.writeCaption({ brief, prompt: { system: 'Write a caption.', user: 'sourdough' } }, options())
}

/** Starts a refinement of this content. */
export function runRefine(
  model: TextModel,
  given: Pick<RefineBrief, 'toolType' | 'content'> & { message?: string },
  signal?: AbortSignal,
) {
  const brief = { ...NOBODY, originalPrompt: 'sourdough', message: 'shorter', userInput: undefined, ...given }
  const turns = [{ role: 'user' as const, text: 'Louder.' }]
  return model.refine({ brief, prompt: { system: 'Change it.', turns, user: 'shorter' } }, options(signal))
}
