/** The port for notifications among the processes on one database. Those sent while the connection is lost do not arrive. */
export interface Notifications {
  /** Calls `heard` with each notification on a channel, until the returned function is called. */
  subscribe(channel: string, heard: (payload: string) => void): () => void
  close(): Promise<void>
}
