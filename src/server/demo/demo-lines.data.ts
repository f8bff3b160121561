import { type Voice } from '../../shared/features/tts/tts.constants.ts'

/** A recording of the demo account. */
export interface DemoLine {
  key: string
  name: string
  voice: Voice
  text: string
  /** The hook of its video. */
  hook?: string
}

export const DEMO_LINES: readonly DemoLine[] = [
  {
    key: 'intro',
    name: 'Intro: the small kitchen',
    voice: 'fable',
    text: 'Welcome back to the small kitchen. One stove, two pans, and a budget that fits on a sticky note. Today we cook dinner for one, and tomorrow we eat it again.',
  },
  {
    key: 'chicken',
    name: 'Voice-over: one chicken, four dinners',
    voice: 'onyx',
    text: 'Four dinners from one chicken. One seven-dollar chicken. Four minutes to strip it. Do it while it is warm, because cold chicken fights back.',
    hook: 'Four dinners from one chicken. One $7 chicken. Four minutes to strip it.',
  },
  {
    key: 'wrap',
    name: 'Voice-over: the chickpea wrap',
    voice: 'nova',
    text: 'Five minutes. One jar of chickpeas. The desk salad downstairs is sixteen dollars, and the microwave has a queue. This lunch needs no heat and no knife.',
    hook: 'Five minutes. One jar of chickpeas. Desk salad downstairs: $16.',
  },
]
