/** What stands in the message box, and what was sent and not answered yet. */
export interface MessageDraft {
  message: string
  sent: string
}

/** Reads what an earlier visit left: a message that was on its way comes back into the box. */
export function parseMessageDraft(value: unknown): MessageDraft {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const [message, sent] = [draft['message'], draft['sent']].map((text) => (typeof text === 'string' ? text : ''))
  return { message: message || sent || '', sent: '' }
}
