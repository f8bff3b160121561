import { type BrowserContext } from '@playwright/test'

/** The URL of Google's module for frames. The content security policy of the page must allow it and its loader. */
const MODULE =
  'https://apis.google.com/_/scs/abc-static/_/js/k=gapi.gapi.en.x.O/m=gapi_iframes/rt=j/sv=1/d=1/ed=1/rs=x/cb=gapi.loaded_0'

/**
 * Replaces Google's `api.js` by the few functions with which Firebase's SDK communicates with the frame of the emulator. Blocks
 * all other requests to other machines.
 */
export async function stubGapi(context: BrowserContext): Promise<void> {
  await context.route(
    (url) => url.hostname !== '127.0.0.1',
    (route) => route.abort(),
  )
  await context.route('https://apis.google.com/js/api.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `(${gapi.toString()})('${MODULE}')` }),
  )
  await context.route(MODULE, (route) => route.fulfill({ contentType: 'text/javascript', body: 'gapi.loaded_0()' }))
}

/** Runs in the page and in the frame that it opens. */
function gapi(module: string): void {
  type Handler = (data: unknown) => unknown
  interface Message {
    gapi?: string
    id?: number
    data?: unknown
  }
  const handlers: Record<string, Handler> = { ping: () => 'pong' }
  const waiting = new Map<number, (answers: unknown[]) => void>()
  let sent = 0

  const lineTo = (other: Window) => ({
    restyle: async () => {},
    register: (name: string, handler: Handler) => (handlers[name] = handler),
    send(name: string, data: unknown, onAnswer: (answers: unknown[]) => void) {
      sent += 1
      waiting.set(sent, onAnswer)
      other.postMessage({ gapi: name, id: sent, data }, '*')
    },
    ping(onAnswer: () => void) {
      return new Promise<void>((resolve) => {
        this.send('ping', null, () => {
          onAnswer()
          resolve()
        })
      })
    },
  })

  addEventListener('message', async ({ data: message, source }: MessageEvent<Message | null>) => {
    if (!message?.gapi || message.id === undefined) return
    if (message.gapi === 'answer') return settle(message.id, message.data)
    const answer = await handlers[message.gapi]?.(message.data)
    if (answer) source?.postMessage({ gapi: 'answer', id: message.id, data: answer }, { targetOrigin: '*' })
  })

  function settle(id: number, answer: unknown): void {
    try {
      waiting.get(id)?.([answer])
    } catch {
      // Google's own code ignores exceptions of this callback. The SDK throws one after every successful answer.
    }
  }

  function open({ where, url }: { where: Element; url: string }, onOpen: (line: ReturnType<typeof lineTo>) => unknown) {
    const frame = document.createElement('iframe')
    frame.src = url
    frame.hidden = true
    where.append(frame)
    return new Promise((resolve) => {
      frame.addEventListener('load', () => frame.contentWindow && resolve(onOpen(lineTo(frame.contentWindow))))
    })
  }

  const context = { open, getParentIframe: () => lineTo(parent) }
  const iframes = { Iframe: open, CROSS_ORIGIN_IFRAMES_FILTER: () => true, getContext: () => context }
  const loader: Record<string, unknown> = {}
  loader['load'] = (_name: string, { callback }: { callback(): void }) => {
    loader['loaded_0'] = () => {
      loader['iframes'] = iframes
      callback()
    }
    document.head.append(Object.assign(document.createElement('script'), { src: module }))
  }
  const script = document.currentScript
  const named = script instanceof HTMLScriptElement && new URL(script.src).searchParams.get('onload')
  Object.assign(window, { gapi: loader })
  Reflect.get(window, named || 'gapi_onload')?.()
}
