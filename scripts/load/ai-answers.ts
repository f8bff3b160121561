import { randomUUID } from 'node:crypto'

const OPENINGS = [
  'My kitchen smells of',
  'I lost a week over',
  'Stop and look at',
  'Three minutes changed how I see',
  'What happens when you give up',
  'My neighbour laughed about',
  'Would you pay twice for',
  'Nine out of ten get it wrong:',
  'Before you begin with',
  'Yesterday I saw the end of',
]
const PATTERNS = ['Question', 'Bold Statement', 'Story', 'Statistic', 'Problem-Solution']

const words = (topic: string, count: number): string =>
  `${Array.from({ length: count }, (_, at) => topic.split(' ')[at % 4] ?? `word${at}`).join(' ')}.`

const paragraphsOf = (topic: string, points: number): string =>
  Array.from({ length: points + 2 }, (_, at) => `${at + 1} ${words(topic, at === 0 ? 12 : 22)}`).join('\n\n')

const randomWords = (): string => randomUUID().replaceAll(/\d/gu, (digit) => 'ghijklmnop'.charAt(Number(digit)))

/** A model's answer, by the schema of the request; only a script is asked for without one. */
export function answerTo(body: string): string {
  const topic = /<(?:topic|content|prompt)>\\n(.*?)\\n/u.exec(body)?.[1] ?? 'bread'
  const form = /"name":"(\w+)"/u.exec(body)?.[1]
  // Random words, because lines that an account already has are left out; of letters, because figures that nobody gave are marked.
  const hooks = OPENINGS.map((opening, at) => ({
    hook: `${opening} ${topic} ${randomWords()}`,
    pattern: PATTERNS[at % PATTERNS.length],
  }))
  const caption = `All about ${topic}. ${words(topic, 40)}`
  const hashtags = ['#bread', '#baking', '#home', '#food', '#slow']
  const note = 'Says it in another way.'
  const answers: Record<string, object> = {
    hooks: { plan: { viewer: 'A cook', believes: 'It is hard', payoff: 'It is not' }, hooks },
    directions: { beats: [{ n: 1, kind: 'Hook', direction: 'Look up.' }] },
    caption: { caption, hashtags },
    titled_caption: { caption, hashtags, titles: [`${topic} in an hour`, `${topic} at home`] },
    refined_text: { content: `What is ${topic} without you?`, note },
    refined_caption: { caption, hashtags, note },
  }
  return form === undefined ? paragraphsOf(topic, 5) : JSON.stringify(answers[form] ?? { hooks })
}
