/** Tells the other tabs who is signed in; null without a session. */
export interface SessionMessage {
  userId: string | null
}

export interface SessionChannel {
  send(message: SessionMessage): void
  listen(listener: (message: SessionMessage) => void): void
  close(): void
}

/** Opens a channel to the other tabs of this browser. Does nothing if the browser has no `BroadcastChannel`. */
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
