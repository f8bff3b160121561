/** Key of the draft of text-to-speech. Other tools write the text to speak into it. */
export const SPEECH_DRAFT = 'tts'
