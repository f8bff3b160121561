import { type BeatKind } from '../../../../../shared/features/scripts/scripts.constants.ts'
import { measureBeats } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief, type ScriptChapters, type TextModel } from '../../text.port.ts'
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

/** A complete answer with these beats. */
export function formatScript(words: number): string {
  return JSON.stringify({ beats: sampleBeats(words) })
}

/** A complete answer with an outline of so many chapters. */
export function formatOutline(chapters: number, topic = 'sourdough'): string {
  return JSON.stringify({
    promise: `You know ${topic}.`,
    question: `What makes ${topic} rise?`,
    chapters: Array.from({ length: chapters }, (_, at) => ({
      chapter: `Question ${at + 1}`,
      points: [`Point ${at + 1}a of ${topic}`, `Point ${at + 1}b of ${topic}`],
    })),
    payoff: `Time makes ${topic} rise.`,
  })
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
  const name = /"name":"(\w+)"/u.exec(request.body)?.[1] ?? 'hooks'
  const answers: Record<string, string> = {
    hooks: formatAnswer(sampleHooks(0, 10, topic)),
    outline: formatOutline(6, topic),
    shots: formatShots(10),
    script: JSON.stringify({ beats: sampleBeats(Number(/(\d+) words/u.exec(request.body)?.[1] ?? 150), topic) }),
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

/** Starts a one-minute script. */
export function runScript(model: TextModel, signal?: AbortSignal) {
  const brief = { ...NOBODY, topic: 'sourdough', duration: '1', tone: 'casual', format: 'video' } as const
  return model.writeScript({ brief, prompt: { system: 'Write a script.', user: 'sourdough' } }, options(signal))
}

/** The request for each chapter of a long script: its place, its words, its points and the words before it. */
export const SAMPLE_CHAPTERS: ScriptChapters = {
  count: 6,
  from: 0,
  ask: (at, outline, before) => ({
    prompt: {
      system: `Write chapter ${at + 1}, 200 words.`,
      user: JSON.stringify({ points: outline.chapters[at]?.points, said: measureBeats(before).words }),
    },
    seconds: 80,
  }),
}

/** Starts a script of eight minutes in six chapters of 80 seconds, which are 200 words. */
export function runLongScript(model: TextModel, signal?: AbortSignal) {
  const brief = { ...NOBODY, topic: 'sourdough', duration: '8', tone: 'casual', format: 'video' } as const
  const prompt = { system: 'Plan a script.', user: 'sourdough' }
  return model.writeScript({ brief, prompt, chapters: SAMPLE_CHAPTERS }, options(signal))
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
