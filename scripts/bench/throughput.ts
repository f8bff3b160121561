import { spawn } from 'node:child_process'
import autocannon from 'autocannon'
import { printedAddress } from '../start-command.ts'
import { startBenchServer } from './bench-server.ts'
import { median, spread } from './figures.ts'

const SECONDS = 4

/**
 * Requests per second of a signed-in list of 10 generations through REST, over bare Fastify with a prepared statement
 * on equal rows. The two run alternately, so that the ratio holds when the machine's speed drifts.
 */
export async function measureThroughput(): Promise<string> {
  const server = await startBenchServer()
  const cookie = await server.signUp()
  for (let i = 0; i < 10; i += 1) {
    await fetch(`${server.url}/api/hooks/generate`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ topic: `cooking for one, part ${i}` }),
    })
  }
  const rows = await (await fetch(`${server.url}/api/hooks/recent`, { headers: { cookie } })).text()
  const bare = spawn(process.execPath, ['scripts/bench/bare-server.ts', rows], { stdio: ['ignore', 'pipe', 'inherit'] })
  const bareUrl = await printedAddress(bare)
  const ratios: number[] = []
  for (let round = 0; round < 3; round += 1) {
    const ours = await requestsPerSecond(`${server.url}/api/hooks/recent`, cookie)
    ratios.push(ours / (await requestsPerSecond(bareUrl, cookie)))
  }
  bare.kill()
  await server.stop()
  return `signed-in list, requests/s over bare Fastify: ${spread(ratios, 2)}, ratio of pairs ${median(ratios).toFixed(2)}`
}

async function requestsPerSecond(url: string, cookie: string): Promise<number> {
  const result = await autocannon({ url, connections: 10, duration: SECONDS, headers: { cookie } })
  if (result.non2xx > 0) throw new Error(`${url} answered ${result.non2xx} requests with an error`)
  return result.requests.average
}
