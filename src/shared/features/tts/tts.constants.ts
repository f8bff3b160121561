/** The voices. The first is the default. */
export const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const
export type Voice = (typeof VOICES)[number]

/** The description of a voice's sound. */
export const VOICE_NOTE: Record<Voice, string> = {
  alloy: 'neutral, balanced',
  echo: 'clear, male',
  fable: 'expressive, storytelling',
  onyx: 'deep, male',
  nova: 'warm, female',
  shimmer: 'bright, female',
}

/** The audio formats. The first is the default. */
export const AUDIO_FORMATS = ['mp3', 'wav'] as const
export type AudioFormat = (typeof AUDIO_FORMATS)[number]

/** Media types of files under `AUDIO_PATH`, by extension. */
export const AUDIO_TYPES = {
  mp3: 'audio/mpeg',
  wav: 'audio/wav',
  srt: 'application/x-subrip',
  vtt: 'text/vtt',
} as const
export type AudioFileType = keyof typeof AUDIO_TYPES

/** Messages that both the server sends and the screen shows. */
export const SPEECH_MESSAGE = {
  missing: 'Please enter some text to convert to speech',
  tooLong: 'Please limit your text to 10,000 characters per request',
  silent: 'There is nothing to say in this text. Add some words.',
  tooMuch: 'Your markup makes too much speech of this text. Spell out less, speak faster, or shorten the text.',
  notSetUp: 'Speech is not set up on this server',
  otherVoice: 'The AI voice on this machine is gone, so the offline voice spoke this.',
  storageFull: 'Your voice library is full. Delete a recording to make room.',
} as const

/** Days for which unsaved audio is stored. */
export const UNSAVED_AUDIO_DAYS = 7

/** Path of audio and its subtitles: `/api/tts/audio/<id of the speech>.<mp3|wav|srt|vtt>`. */
export const AUDIO_PATH = '/api/tts/audio/'

/** Number of values of a waveform. */
export const WAVEFORM_POINTS = 120
