/** Delay before a lost connection is reopened, in milliseconds. */
const RETRY_MS = 20

/**
 * Implements the part of the browser's `EventSource` that the app uses, with `fetch`, because jsdom lacks it. It reconnects and
 * resumes after the last event.
 */
export class FetchEventSource extends EventTarget {
  static readonly CONNECTING = 0
  static readonly OPEN = 1
  static readonly CLOSED = 2
  readonly CONNECTING = 0
  readonly OPEN = 1
  readonly CLOSED = 2
  readyState = 0
  private readonly controller = new AbortController()
  private readonly address: string
  private lastEventId = ''

  constructor(address: string) {
    super()
    this.address = new URL(address, location.href).href
    void this.connect()
  }

  close(): void {
    this.readyState = this.CLOSED
    this.controller.abort()
  }

  private async connect(): Promise<void> {
    try {
      const { signal } = this.controller
      const headers = { accept: 'text/event-stream', ...(this.lastEventId && { 'last-event-id': this.lastEventId }) }
      const { ok, body } = await fetch(this.address, { headers, signal })
      if (!ok || !body) return this.fail(this.CLOSED)
      this.readyState = this.OPEN
      let text = ''
      for await (const piece of body.pipeThrough(new TextDecoderStream()) as unknown as AsyncIterable<string>) {
        const blocks = (text + piece).split('\n\n')
        text = blocks.pop() ?? ''
        for (const block of blocks) this.tell(block)
      }
    } catch {
      // Handled like a connection that the server has closed.
    }
    if (this.readyState === this.CLOSED) return
    this.fail(this.CONNECTING)
    setTimeout(() => this.readyState !== this.CLOSED && void this.connect(), RETRY_MS)
  }

  private tell(block: string): void {
    if (this.readyState === this.CLOSED) return
    const fields = new Map(
      block.split('\n').map((line) => [line.split(':')[0], line.slice(line.indexOf(':') + 1).trim()]),
    )
    this.lastEventId = fields.get('id') ?? this.lastEventId
    const data = fields.get('data')
    if (data === undefined) return
    const { lastEventId } = this
    this.dispatchEvent(
      new MessageEvent(fields.get('event') ?? 'message', { data, lastEventId: fields.get('id') ?? lastEventId }),
    )
  }

  private fail(state: number): void {
    if (this.readyState === this.CLOSED) return
    this.readyState = state
    this.dispatchEvent(new Event('error'))
  }
}
