/** The port to what the processes on one database tell each other. What is told while the connection is lost is not heard. */
export interface Notifications {
  /** Calls `heard` with what any process tells on a channel, until the function that it returns is called. */
  subscribe(channel: string, heard: (payload: string) => void): () => void
  close(): Promise<void>
}
