/** The draft that text-to-speech opens with. Other tools leave there what is to be spoken. */
export const SPEECH_DRAFT = 'tts'
