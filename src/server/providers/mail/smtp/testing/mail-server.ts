import { createServer, type Server } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/** A mail server on this machine and the received messages, oldest first. */
export interface TestMailServer {
  url: string
  taken: { recipients: string[]; raw: Buffer }[]
}

export interface TestMailServerOptions {
  /** Recipients to refuse with `refusal`; unknown users by default. */
  refuse?: RegExp
  refusal?: { code: number; text: string }
  wantsSignIn?: boolean
  /** Its only user; `hook` with the password `line` by default. */
  user?: string
  password?: string
  /** Offers encryption with a self-signed certificate. */
  encrypts?: boolean
  /** Takes encrypted connections only, as on port 465. */
  isEncrypted?: boolean
}

/** Starts a mail server for one test. It refuses some recipients. */
export async function startMailServer(options: TestMailServerOptions = {}): Promise<TestMailServer> {
  const { code, text } = options.refusal ?? { code: 550, text: '5.1.1 No such person' }
  const taken: TestMailServer['taken'] = []
  const server = new SMTPServer({
    secure: options.isEncrypted ?? false,
    authOptional: !options.wantsSignIn,
    allowInsecureAuth: true,
    disabledCommands: options.encrypts ? [] : ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    onAuth: ({ username, password }, _session, done) =>
      done(
        username === (options.user ?? 'hook') && password === (options.password ?? 'line')
          ? null
          : new Error(`No entry for ${password}`),
        {
          user: username,
        },
      ),
    onRcptTo: ({ address }, _session, done) =>
      done(options.refuse?.test(address) ? Object.assign(new Error(text), { responseCode: code }) : undefined),
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        taken.push({ recipients: envelope.rcptTo.map(({ address }) => address), raw: Buffer.concat(chunks) })
        done()
      })
    },
  })
  server.on('error', () => {})
  const port = await listening(server.server)
  onTestFinished(() => new Promise<void>((resolve) => server.close(resolve)))
  return { url: `smtp://127.0.0.1:${port}`, taken }
}

/** Starts a server that accepts connections and sends nothing. */
export async function startSilentServer(): Promise<string> {
  const server = createServer((socket) => void socket.on('error', () => {}))
  const port = await listening(server)
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return `smtp://127.0.0.1:${port}`
}

function listening(server: Server): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(address.port)
    })
  })
}
