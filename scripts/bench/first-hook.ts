import { createServer, type ServerResponse } from 'node:http'
import { type AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { startBenchServer } from './bench-server.ts'
import { spread } from './figures.ts'

const HOOKS = Array.from({ length: 10 }, (_, i) => ({
  pattern: 'Question',
  hook: `Is this hook number ${i + 1} of cooking?`,
}))

/** An AI server on loopback: it sends one whole hook, records the time, waits, and sends the rest. */
async function startProvider(onFirstToken: () => void) {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => void answer(response, onFirstToken))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, close: () => server.close() }
}

async function answer(response: ServerResponse, onFirstToken: () => void): Promise<void> {
  const send = (content: string, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`,
    )
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const [first, ...rest] = HOOKS.map((hook) => JSON.stringify(hook))
  onFirstToken()
  send(`{"hooks":[${first}`)
  await new Promise((resolve) => setTimeout(resolve, 20))
  send(`,${rest.join(',')}]}`, 'stop')
  response.end('data: [DONE]\n\n')
}

/** Milliseconds from the provider's first token to the first hook at a client, over the typed API's stream. */
export async function measureFirstHook(): Promise<string> {
  let sentAt = 0
  const provider = await startProvider(() => (sentAt = performance.now()))
  const server = await startBenchServer({ OPENAI_BASE_URL: provider.url, OPENAI_MODEL: 'bench' })
  const delays: number[] = []
  let cookie = ''
  for (let run = 0; run < 60; run += 1) {
    // Ten prompts a day are free: every tenth run is another account.
    if (run % 10 === 0) cookie = await server.signUp()
    const delay = (await firstHookAt(server.url, cookie)) - sentAt
    if (run >= 10) delays.push(delay)
  }
  await server.stop()
  provider.close()
  return `first hook after the provider's first token: ${spread(delays, 1)} ms, 50 runs, one client`
}

async function firstHookAt(url: string, cookie: string): Promise<number> {
  const response = await fetch(`${url}/trpc/hooks.stream?batch=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'trpc-accept': 'application/jsonl', cookie },
    body: JSON.stringify({ 0: { topic: 'cooking for one' } }),
  })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let at = 0
  for (;;) {
    const chunk = await reader?.read()
    if (!chunk || chunk.done) break
    if (at === 0 && chunk.value.includes('"type":"hook"')) at = performance.now()
  }
  if (at === 0) throw new Error('No hook arrived')
  return at
}
