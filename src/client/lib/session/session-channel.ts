/** The message between tabs about who is signed in; null without a session. */
export interface SessionMessage {
  userId: string | null
}

export interface SessionChannel {
  send(message: SessionMessage): void
  listen(listener: (message: SessionMessage) => void): void
  close(): void
}

/** A channel to the other tabs of this browser; does nothing where the browser has none. */
export function openSessionChannel(): SessionChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hookline-session')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target
    send: (message) => channel?.postMessage(message),
    listen: (listener) => {
      channel?.addEventListener('message', (event: MessageEvent<SessionMessage>) => listener(event.data))
    },
    close: () => channel?.close(),
  }
}
