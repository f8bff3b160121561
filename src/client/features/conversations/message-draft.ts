import { readDraft, writeDraft } from '../../lib/generation/draft.ts'
import { createStore } from '../../lib/browser/store.ts'

/** What is in the message box, and what was sent and not answered yet. */
interface Draft {
  message: string
  sent: string
}

/** Reads what an earlier visit stored. */
function parseMessageDraft(value: unknown): Draft {
  const draft = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>
  const [message, sent] = [draft['message'], draft['sent']].map((text) => (typeof text === 'string' ? text : ''))
  return { message: message ?? '', sent: sent ?? '' }
}

export type MessageDraft = ReturnType<typeof createMessageDraft>

/** The message box of one conversation. What is in it stays in this browser until it has been answered. */
export function createMessageDraft(key: string) {
  const state = createStore(readDraft(key, parseMessageDraft))

  function change(next: Draft): void {
    state.set(next)
    writeDraft(key, next.message || next.sent ? next : null)
  }

  return {
    state,
    type: (message: string): void => change({ ...state.get(), message }),
    /** It is being sent; what else is in the box stays there. */
    send: (sent: string): void => {
      const { message } = state.get()
      change({ message: message === sent ? '' : message, sent })
    },
    answered: (): void => change({ ...state.get(), sent: '' }),
    /** The message was not answered: it returns to the box, unless the next one is typed there already. */
    takeBack: (): void => {
      const { message, sent } = state.get()
      change({ message: message || sent, sent: '' })
    },
  }
}
