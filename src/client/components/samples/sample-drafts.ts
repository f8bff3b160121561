interface SampleCue {
  /** `0:04`, from the start of the script. */
  time: string
  text: string
  /** What the creator is asked to add. */
  slot?: string
}

/**
 * The beginning of a one-minute script that the draft writer writes from the sample topic and facts, each beat up to its question; a test
 * compares them.
 */
export const SAMPLE_CUES: readonly SampleCue[] = [
  { time: '0:00', text: 'One pan, one onion. Eleven dollars. 40 minutes on Sunday.' },
  { time: '0:04', text: 'First what I know myself, then four questions.' },
  { time: '0:07', text: 'I burned the first batch of rice.' },
  { time: '0:10', text: 'Number one: How much of each thing goes into your dish?', slot: 'Say your amounts' },
]

/** The Instagram caption that the draft writer writes from the sample topic and facts; a test compares them. */
export const SAMPLE_CAPTION: { text: string; hashtags: readonly string[] } = {
  text: 'One pan, one onion. Eleven dollars. 40 minutes on Sunday.\nFive dinners for one from a single pan, cooked on Sunday.\n\nI burned the first batch of rice.\n\nWhat else do you want to know?\nSave it for the weekend, and answer below.',
  hashtags: ['#dinners', '#SinglePan', '#cooking'],
}
