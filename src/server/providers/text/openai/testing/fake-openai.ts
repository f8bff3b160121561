import { http, HttpResponse } from 'msw'
import { network } from '../../../../testing/msw.ts'

export const OPENAI_URL = 'https://api.openai.com/v1'
export const LOCAL_URL = 'http://127.0.0.1:11434/v1'

/** One request to the service. */
export interface SeenRequest {
  path: string
  headers: Headers
  body: string
  signal: AbortSignal
}

/** The service's answer to one request. */
export type Answer = (request: SeenRequest) => Response | Promise<Response>

/** The two wire formats of an answer. */
export type Wire = 'responses' | 'chat'

/**
 * A fake text service at the level of HTTP: answers the requests to `baseUrl` in turn and repeats the last answer.
 * Requests are added to the returned list.
 */
export function fakeService(baseUrl: string, ...answers: [Answer, ...Answer[]]): SeenRequest[] {
  const seen: SeenRequest[] = []
  network.use(
    http.post(`${baseUrl}/*`, async ({ request }) => {
      const path = request.url.slice(baseUrl.length)
      const { headers, signal } = request
      const entry = { path, headers, signal, body: await request.text() }
      seen.push(entry)
      return (answers[seen.length - 1] ?? answers.at(-1) ?? answers[0])(entry)
    }),
  )
  return seen
}

/** The wire format of a request, by its path. */
export function readWire({ path }: SeenRequest): Wire {
  return path === '/responses' ? 'responses' : 'chat'
}

/** An answer whose text arrives in these parts, one frame each, in the requested format. */
export function says(...parts: string[]): Answer {
  return (request) => stream([...parts.map((part) => textFrame(readWire(request), part)), endFrame(readWire(request))])
}

/** An answer that begins and never continues. `onCancel` is called when the client disconnects. */
export function saysAndHangs(onCancel: () => void, ...parts: string[]): Answer {
  return (request) => hangs(parts.map((part) => textFrame(readWire(request), part)).join(''), onCancel)
}

/** A body of server-sent events that begins with these frames and never continues. */
export function hangs(frames: string, onCancel: () => void = () => {}): Response {
  return eventStream(
    new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode(frames)),
      cancel: onCancel,
    }),
  )
}

/**
 * An answer that begins with these texts and continues with frames that the test sends, also after the client has disconnected.
 */
export function drips(onCancel: () => void, ...parts: string[]): { answer: Answer; send(frames: string): void } {
  let to: ReadableStreamDefaultController | undefined
  const body = new ReadableStream({
    start: (controller) => {
      to = controller
    },
    cancel: () => {
      to = undefined
      onCancel()
    },
  })
  const send = (frames: string) => to?.enqueue(new TextEncoder().encode(frames))
  return {
    send,
    answer: (request) => {
      for (const part of parts) send(textFrame(readWire(request), part))
      return eventStream(body)
    },
  }
}

/** A refusal by status, with OpenAI's error body and optional headers. */
export function fails(status: number, error: object = {}, headers: Record<string, string> = {}): Answer {
  return () => HttpResponse.json({ error: { message: 'no', type: 'x', code: null, ...error } }, { status, headers })
}

/** A connection that breaks before the headers of an answer. */
export const breaks: Answer = () => HttpResponse.error()

/** A body of server-sent events from whole frames or any parts of them. */
export function stream(pieces: readonly (string | Uint8Array)[]): Response {
  return eventStream(
    new ReadableStream({
      start(controller) {
        for (const piece of pieces) {
          controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece)
        }
        controller.close()
      },
    }),
  )
}

function eventStream(body: ReadableStream): Response {
  return new HttpResponse(body, { headers: { 'content-type': 'text/event-stream' } })
}

/** A frame with a piece of the answer's text. */
export function textFrame(wire: Wire, text: string): string {
  return wire === 'responses'
    ? event({ type: 'response.output_text.delta', item_id: 'msg_1', output_index: 0, content_index: 0, delta: text })
    : chunk({ content: text })
}

/** A frame with a thought of the model, beside its answer. */
export function thoughtFrame(wire: Wire, text: string): string {
  return wire === 'responses'
    ? event({ type: 'response.reasoning_summary_text.delta', delta: text })
    : chunk({ reasoning_content: text })
}

/** The frames that end a complete answer. */
export function endFrame(wire: Wire): string {
  return wire === 'responses'
    ? event({ type: 'response.completed', response: { id: 'resp_1', status: 'completed' } })
    : `${chunk({}, 'stop')}data: [DONE]\n\n`
}

/** A frame of `POST /responses`. */
export function event(data: { type: string; [member: string]: unknown }): string {
  return `event: ${data.type}\ndata: ${JSON.stringify({ sequence_number: 1, ...data })}\n\n`
}

/** A frame of `POST /chat/completions`. */
export function chunk(delta: object, finishReason: string | null = null): string {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  return `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', choices })}\n\n`
}
