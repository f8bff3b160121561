import { type Voice } from '../../shared/features/tts/tts.constants.ts'

/** What the demo account has spoken, and keeps. */
export interface DemoLine {
  key: string
  name: string
  voice: Voice
  text: string
}

export const DEMO_LINES: readonly DemoLine[] = [
  {
    key: 'intro',
    name: 'Intro: the small kitchen',
    voice: 'fable',
    text: 'Welcome back to the small kitchen. One stove, two pans, and a budget that fits on a sticky note. Today we cook dinner for one, and tomorrow we eat it again.',
  },
  {
    key: 'rice',
    name: 'Voice-over: leave your rice alone',
    voice: 'onyx',
    text: 'Both bowls are the same rice, from the same bag. Only one of them was left alone. Rinse it, cook it low, and then do nothing for eight minutes.',
  },
  {
    key: 'receipt',
    name: 'Voice-over: five dinners, $35',
    voice: 'nova',
    text: 'This receipt is thirty-five dollars, and it is dinner from Monday to Friday. One person, one pan, one trip to the store. Here is how the week goes.',
  },
]
