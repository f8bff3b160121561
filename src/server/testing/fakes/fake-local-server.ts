import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer, type Socket } from 'node:net'

/** One request to the server. */
export interface SeenCall {
  method: string
  path: string
  body: string
}

/** Its answer to a path: JSON, or the function's response; 404 for any other path. */
export type LocalAnswers = Record<string, object | ((call: SeenCall, response: ServerResponse) => void)>

/** An AI server on a free port of this machine that can stop and restart. */
export interface FakeLocalServer {
  port: number
  seen: SeenCall[]
  answers: LocalAnswers
  /** Stops listening and cuts every connection. */
  leave(): Promise<void>
  /** Listens on the same port again. */
  comeBack(): Promise<void>
}

/** Starts the server. `answers` may be changed while it runs. */
export async function startLocalServer(answers: LocalAnswers): Promise<FakeLocalServer> {
  const seen: SeenCall[] = []
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const call = { method: request.method ?? '', path: request.url ?? '', body }
    seen.push(call)
    const answer = answers[call.path]
    if (typeof answer === 'function') answer(call, response)
    else
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}))
  }
  let server: Server
  const listen = async (port: number): Promise<number> => {
    server = createServer((request, response) => void serve(request, response))
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
    return (server.address() as AddressInfo).port
  }
  const port = await listen(0)
  return {
    port,
    seen,
    answers,
    leave: async () => {
      const closed = new Promise((resolve) => server.close(resolve))
      server.closeAllConnections()
      await closed
    },
    comeBack: async () => void (await listen(port)),
  }
}

/** Accepts connections and never answers. */
export async function startSilentServer(): Promise<{ port: number; reached: Promise<void>; leave(): void }> {
  const reached = Promise.withResolvers<void>()
  const sockets = new Set<Socket>()
  const server = createSocketServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    reached.resolve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const leave = (): void => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { port: (server.address() as AddressInfo).port, reached: reached.promise, leave }
}
