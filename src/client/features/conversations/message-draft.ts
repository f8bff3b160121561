import { readDraft, writeDraft } from '../../lib/generation/draft.ts'
import { createStore } from '../../lib/browser/store.ts'

/** The text in the message box, and the sent message that has no answer yet. */
interface Draft {
  message: string
  sent: string
}

/** Parses a stored draft. Invalid values become the default. */
function parseMessageDraft(value: unknown): Draft {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const [message, sent] = [draft['message'], draft['sent']].map((text) => (typeof text === 'string' ? text : ''))
  return { message: message ?? '', sent: sent ?? '' }
}

export type MessageDraft = ReturnType<typeof createMessageDraft>

/** Creates the draft of a conversation's message box. It stays in this browser until it is answered. */
export function createMessageDraft(key: string) {
  const state = createStore(readDraft(key, parseMessageDraft))

  function change(next: Draft): void {
    state.set(next)
    writeDraft(key, next.message || next.sent ? next : null)
  }

  return {
    state,
    type: (message: string): void => change({ ...state.get(), message }),
    /** Marks a message as sent. Other text in the box stays. */
    send: (sent: string): void => {
      const { message } = state.get()
      change({ message: message === sent ? '' : message, sent })
    },
    answered: (): void => change({ ...state.get(), sent: '' }),
    /** Returns a message without an answer to the box, unless the box already contains the next one. */
    takeBack: (): void => {
      const { message, sent } = state.get()
      change({ message: message || sent, sent: '' })
    },
  }
}
