/** The tag in every file: the voice is AI-generated, and anyone who publishes it must disclose it. */
export interface AiVoiceMark {
  /** The product's name. Both fields are ASCII, which every reader can show. */
  maker: string
  comment: string
}

export function aiVoiceMark(voice: string): AiVoiceMark {
  return { maker: 'Hookline', comment: `AI-generated voice (${voice})` }
}
