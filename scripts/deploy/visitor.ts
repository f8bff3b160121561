import { type ReadStream } from 'node:fs'
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http'
import { request as secureRequest } from 'node:https'

export interface Answer {
  status: number
  headers: IncomingMessage['headers']
  /** Names and values in turn, as they arrived. */
  rawHeaders: string[]
  body: Buffer
}

/** Where a visitor goes: a port of loopback, by the host name and the certificate of a proxy, or to the server itself. */
export interface Place {
  port: number
  host: string
  /** The certificate of the proxy or of its authority; undefined: without TLS. */
  ca?: Buffer
}

/** A person's client on an address of its own on loopback. Signed in once `cookie` is set. */
export interface Visitor {
  cookie: string
  call(method: string, path: string, body?: object, headers?: Record<string, string>): Promise<Answer>
  /** Sends a file. `bytes` is its length. */
  send(path: string, file: ReadStream, bytes: number): Promise<Answer>
}

export function createVisitor({ port, host, ca }: Place, localAddress: string): Visitor {
  const begin = (method: string, path: string, headers: Record<string, string>, content?: string | ReadStream) =>
    new Promise<IncomingMessage>((resolve, reject) => {
      const all = { host, ...(visitor.cookie && { cookie: visitor.cookie }), ...headers }
      const options: RequestOptions = {
        host: '127.0.0.1',
        port,
        method,
        path,
        localAddress,
        headers: all,
        agent: false,
      }
      const request = ca ? secureRequest({ ...options, ca, servername: host }, resolve) : plainRequest(options, resolve)
      request.once('error', reject)
      if (typeof content === 'object') content.once('error', reject).pipe(request)
      else request.end(content)
    })
  const json = (body: object | undefined) => (body ? { 'content-type': 'application/json' } : {})
  const visitor: Visitor = {
    cookie: '',
    call: async (method, path, body, headers) =>
      read(await begin(method, path, { ...json(body), ...headers }, body && JSON.stringify(body))),
    send: async (path, file, bytes) =>
      read(await begin('POST', path, { 'content-type': 'application/zip', 'content-length': String(bytes) }, file)),
  }
  return visitor
}

async function read(message: IncomingMessage): Promise<Answer> {
  const body = Buffer.concat(await message.toArray())
  return { status: message.statusCode ?? 0, headers: message.headers, rawHeaders: message.rawHeaders, body }
}

/** The JSON of an answer. Throws where its status is another. */
export function parseAnswer<T>(answer: Answer, status = 200): T {
  if (answer.status !== status) throw new Error(`${answer.status}: ${answer.body.toString().slice(0, 300)}`)
  return JSON.parse(answer.body.toString()) as T
}
