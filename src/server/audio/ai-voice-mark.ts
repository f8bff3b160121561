/** What every file says of itself, since whoever publishes it must say so too. Source: issue 6, "AI voice". */
export interface AiVoiceMark {
  /** The product. Both are ASCII, so that the oldest reader shows them. */
  maker: string
  comment: string
}

/** The mark for a voice of ours. */
export function aiVoiceMark(voice: string): AiVoiceMark {
  return { maker: 'Hookline', comment: `AI-generated voice (${voice})` }
}
