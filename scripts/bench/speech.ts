import { findEspeak } from '../../src/server/providers/speech/offline/find-espeak.ts'
import { spread } from './figures.ts'
import { type LoopDelay, watchLoop } from './loop-delay.ts'
import { startSpeechServer } from './speech-server.ts'

const CHARACTERS = 10_000
const TEXTS = 20
/** Seconds until the garbage of a text is collected, and until the synthesizer has ended. */
const SETTLING = 15
const RESTING = 75

const SENTENCES = [
  'You change what is around you: the bowl of fruit stands on the table, the phone sleeps in the kitchen.',
  'Then the habit starts itself!',
  'Would you try it for a week, and write down what happens?',
  'Nobody tells you that the first ten minutes, the hard ones, are all that counts.',
]

/** A text of so many characters without a repeated sentence: sentences are numbered. */
function freshText(number: number, characters = CHARACTERS): string {
  let text = ''
  for (let index = 0; text.length < characters - 130; index += 1) {
    text += `${SENTENCES[index % SENTENCES.length]} That was number ${number * 1_000 + index}. `
  }
  return text.padEnd(characters, 'Done.')
}

const MISSING = 'speech: the package of the offline voice is not installed'

/** The offline voice with texts of 10,000 characters: seconds, and the event loop's delay meanwhile. */
export async function measureSpeech(): Promise<string> {
  if (findEspeak() === undefined) return MISSING
  const server = await startSpeechServer()
  const lines: string[] = []
  let number = 0
  const ownDelay = watchLoop()
  try {
    const cold = await server.speak(freshText(number, 500), 'mp3')
    lines.push(
      `speech, first text of the server: ${cold.progress.toFixed(2)} s to progress, ${cold.piece.toFixed(2)} s to its first piece`,
    )
    await server.demoSpoken()
    await server.loopDelay()
    ownDelay()
    for (const format of ['wav', 'mp3'] as const) {
      const runs: Awaited<ReturnType<typeof server.speak>>[] = []
      for (let run = 0; run < 3; run += 1) runs.push(await server.speak(freshText((number += 1)), format))
      const of = (what: 'progress' | 'piece' | 'file') =>
        spread(
          runs.map((run) => run[what]),
          2,
        )
      lines.push(
        `speech, 10,000 characters to ${format}: ${of('file')} s; first progress ${of('progress')} s, first piece ${of('piece')} s; ${lateness(await server.loopDelay(), ownDelay())}`,
      )
    }
    return lines.join('\n')
  } finally {
    await server.stop()
  }
}

/** Memory of server and synthesizer with three texts of 10,000 characters in parallel, and after twenty. */
export async function measureSpeechMemory(): Promise<string> {
  if (findEspeak() === undefined) return MISSING
  const server = await startSpeechServer()
  let most = 0
  const ownDelay = watchLoop()
  /** Garbage of a text is collected once the server is idle. */
  const after = async (seconds: number): Promise<string> => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000))
    return `${server.memoryMb().toFixed(0)} MB`
  }
  const watch = setInterval(() => (most = Math.max(most, server.memoryMb())), 50)
  try {
    await server.demoSpoken()
    const before = await after(RESTING)
    await server.speak(freshText(0), 'wav')
    const first = await after(SETTLING)
    await server.loopDelay()
    ownDelay()
    await Promise.all(
      (['wav', 'mp3', 'mp3'] as const).map((format, index) => server.speak(freshText(index + 1), format)),
    )
    const peak = most
    const late = lateness(await server.loopDelay(), ownDelay())
    for (let number = 4; number <= TEXTS; number += 1) {
      await server.speak(freshText(number), number % 2 === 0 ? 'wav' : 'mp3')
    }
    return [
      `speech, three texts at once, of which one waits: ${peak.toFixed(0)} MB resident at most, synthesizer included; ${late}`,
      `speech, memory before ${before}, after one ${first}, after ${TEXTS} ${await after(SETTLING)}, at rest ${await after(RESTING)}`,
    ].join('\n')
  } finally {
    clearInterval(watch)
    await server.stop()
  }
}

/** `beside` is the delay of an idle process: that of the machine itself. */
const lateness = (server: LoopDelay, beside: LoopDelay): string =>
  `event loop late by p99 ${server.p99.toFixed(1)}, at most ${server.max.toFixed(1)} ms (a process beside it ${beside.p99.toFixed(1)} and ${beside.max.toFixed(1)})`
