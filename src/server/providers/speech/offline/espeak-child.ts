import { createInterface } from 'node:readline'
import { lowerThreadPriority } from '../../../runtime/thread-priority.ts'
import { type EspeakOrder } from './espeak-voices.ts'
import { loadEspeak } from './load-espeak.ts'
import { frameHeader } from './speech-frame.ts'

/**
 * The program of the synthesizer's process: one order per line of standard input (JSON), one frame for each on standard
 * output. It ends when its input ends, so it never outlives the server. Its argument is the synthesizer's folder. The
 * synthesizer's licence (GPL) ends here: the server uses only lines and frames.
 */
// The synthesizer's file system creates an error for each missing file, whose stacks take most of its start.
Error.stackTraceLimit = 0
lowerThreadPriority()

const speak = await loadEspeak(process.argv[2] ?? '')

for await (const line of createInterface({ input: process.stdin })) {
  const { text, voice, pitch, speed } = JSON.parse(line) as EspeakOrder
  const samples = speak(text, ['-v', voice, '-p', String(pitch), '-s', String(speed)])
  process.stdout.write(frameHeader(samples))
  process.stdout.write(new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength))
}
