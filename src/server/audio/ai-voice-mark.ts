/** The tag in every file: the voice is AI-generated, and anyone who publishes it must disclose it. */
export interface AiVoiceMark {
  /** The product. Both are ASCII, so that the oldest reader shows them. */
  maker: string
  comment: string
}

/** The mark of a voice. */
export function aiVoiceMark(voice: string): AiVoiceMark {
  return { maker: 'Hookline', comment: `AI-generated voice (${voice})` }
}
