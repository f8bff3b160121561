/** The message between tabs about who is signed in; null is nobody. */
export interface SessionNews {
  userId: string | null
}

export interface TabLine {
  tell(news: SessionNews): void
  listen(listener: (news: SessionNews) => void): void
  close(): void
}

/** A channel to the other tabs of this browser; does nothing where the browser has none. */
export function openTabLine(): TabLine {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('hookline-session')
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a BroadcastChannel takes no target
    tell: (news) => channel?.postMessage(news),
    listen: (listener) => {
      channel?.addEventListener('message', (event: MessageEvent<SessionNews>) => listener(event.data))
    },
    close: () => channel?.close(),
  }
}
