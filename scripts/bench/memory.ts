import { startBenchServer } from './bench-server.ts'
import { type Row } from './row.ts'

const ROUNDS = 3

/** Resident memory of the server after 100 requests, including generations. */
export async function measureMemory(): Promise<Row[]> {
  const values: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) values.push(await measure())
  return [{ name: 'memory after 100 requests', unit: 'MB', values, hold: { atMost: 150 } }]
}

async function measure(): Promise<number> {
  const server = await startBenchServer()
  try {
    const headers = { 'content-type': 'application/json', cookie: await server.signUp() }
    for (let request = 0; request < 100; request += 1) {
      const generates = request < 10
      const response = await fetch(server.url + (generates ? '/api/hooks/generate' : '/api/hooks/recent'), {
        headers,
        ...(generates && { method: 'POST', body: JSON.stringify({ topic: `cooking for one, part ${request}` }) }),
      })
      if (!response.ok) throw new Error(`Request ${request} answered ${response.status}`)
      await response.arrayBuffer()
    }
    return server.memoryMb()
  } finally {
    await server.stop()
  }
}
