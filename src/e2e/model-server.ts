import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { printedAddress, spawnStart } from '../../scripts/start-command.ts'
import { test as base } from './journey.ts'

/** The answers of the fake model by schema name. */
const ANSWERS: Record<string, object> = {
  hooks: {
    plan: { viewer: 'Cooks for one', believes: 'It takes five pans', payoff: 'One is enough' },
    hooks: Array.from({ length: 10 }, (_, at) => ({
      hook: `Pan ${at + 1} of ten: is it yours?`,
      pattern: 'Question',
    })),
  },
  shots: {
    shots: Array.from({ length: 10 }, (_, at) => ({
      line: `${at + 1}`,
      onScreen: 'One pan. Five dinners.',
      firstFrame: 'A hand puts a pan on a cold stove.',
      why: 'It begins where everybody stands.',
    })),
  },
  directions: {
    beats: Array.from({ length: 12 }, (_, at) => ({ n: at + 1, kind: 'Point', direction: `Show pan ${at + 1}.` })),
  },
  caption: {
    caption: 'One pan, five dinners.',
    hashtags: ['#onepan', '#dinner', '#cooking'],
    titles: ['One pan, five dinners', 'Cook once on Sunday', 'Five dinners for one'],
  },
  refined_text: {
    content: `Option 1: One pan.\n\nCook it.\n\nOption 2: ${'Five dinners from one pan. '.repeat(12)}\n\nOption 3: No pan.`,
    note: 'Shorter.',
  },
}

/** The answer to a request without a schema, which is for a script. */
const SCRIPT = [
  'Which pan would you take?',
  ...Array.from({ length: 10 }, () => 'Cook the rice first, keep the lid on, and let it rest before you stir.'),
  'Save this for Sunday.',
].join('\n\n')

/** A fake language model with OpenAI's protocol on a loopback address. Its answers are constant. */
async function startModel(): Promise<{ url: string; close(): void }> {
  const model = createServer(async (request, response) => {
    const body = await readBody(request)
    const name = Object.keys(ANSWERS).find((one) => new RegExp(`"name":"\\w*${one}"`, 'u').test(body)) ?? 'hooks'
    const content = body.includes('"response_format"') ? JSON.stringify(ANSWERS[name]) : SCRIPT
    const frame = (delta: object, finish: string | null) => ({
      id: 'c',
      object: 'chat.completion.chunk',
      created: 0,
      model: 'm',
      choices: [{ index: 0, delta, finish_reason: finish }],
    })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    response.write(`data: ${JSON.stringify(frame({ content }, null))}\n\n`)
    response.end(`data: ${JSON.stringify(frame({}, 'stop'))}\n\ndata: [DONE]\n\n`)
  })
  await new Promise<void>((resolve) => model.listen(0, '127.0.0.1', resolve))
  const { port } = model.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/v1`, close: () => model.close() }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const part of request.setEncoding('utf8')) body += part
  return body
}

/** Journeys on a server of their own with a fake language model. */
export const test = base.extend<object, { modelServer: string }>({
  modelServer: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright insists on the pattern
    async ({}, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'hookline-e2e-'))
      const model = await startModel()
      const env = { PORT: '0', LOG_LEVEL: 'warn', TRUST_PROXY: '1', OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'm' }
      const server = spawnStart({ ...env, DATA_DIR: dataDir })
      const ended = new Promise((resolve) => server.once('exit', resolve))
      try {
        await use(await printedAddress(server))
      } finally {
        server.kill('SIGTERM')
        await ended
        model.close()
        rmSync(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
  baseURL: ({ modelServer }, use) => use(modelServer),
})
