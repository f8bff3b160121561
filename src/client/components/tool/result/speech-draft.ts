/** Draft key of text-to-speech. Other tools store the text to speak under it. */
export const SPEECH_DRAFT = 'tts'
