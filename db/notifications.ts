/** Notifications among the processes of one database. Those sent while the connection is lost do not arrive. */
export interface Notifications {
  /** Calls `heard` with each notification on a channel. The returned function unsubscribes. */
  subscribe(channel: string, heard: (payload: string) => void): () => void
  close(): Promise<void>
}
