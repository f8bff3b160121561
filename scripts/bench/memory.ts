import { startBenchServer } from './bench-server.ts'

/** Resident memory of the server after 100 requests, including generations. */
export async function measureMemory(): Promise<string> {
  const server = await startBenchServer()
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
  const memory = server.memoryMb()
  await server.stop()
  return `memory after 100 requests: ${memory.toFixed(0)} MB resident`
}
