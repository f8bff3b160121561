import { describe, expect, it } from 'vitest'
import { createTokenCounter } from './token-counter.ts'

const USAGE = 'data: {"type":"response.completed","response":{"usage":{"input_tokens":120,"output_tokens": 45}}}\n\n'
const CHAT = 'data: {"choices":[],"usage":{"prompt_tokens":7,"completion_tokens":3,"total_tokens":10}}\n\n'

function platform(...bodies: string[]) {
  let at = 0
  return { fetch: (async () => new Response(bodies[at++])) as typeof fetch }
}

describe('tokens of a piece of work', () => {
  it.each([
    [USAGE, 120, 45],
    [CHAT, 7, 3],
  ])('are those that the service reports', async (body, tokensIn, tokensOut) => {
    const host = platform(body)
    const counter = createTokenCounter(host)
    const { result, spent } = await counter.count(async () => (await host.fetch('http://x.example')).text())
    expect(result).toBe(body)
    expect(spent).toEqual({ calls: 1, tokensIn, tokensOut, isEstimated: false })
  })

  it('are estimated by bytes where it reports none, over all calls of the work', async () => {
    const host = platform('data: {"delta":"12345678"}\n\n', 'data: {"delta":"1234"}\n\n')
    const counter = createTokenCounter(host)
    const call = async () => (await host.fetch('http://x.example', { method: 'POST', body: 'x'.repeat(40) })).text()
    const { spent } = await counter.count(async () => [await call(), await call()])
    expect(spent).toEqual({ calls: 2, tokensIn: 20, tokensOut: 3, isEstimated: true })
  })

  it('are counted separately for parallel work, without other calls', async () => {
    const host = platform(USAGE, CHAT, USAGE)
    const counter = createTokenCounter(host)
    const call = async () => (await host.fetch('http://x.example')).text()
    const [one, two] = await Promise.all([counter.count(call), counter.count(call), call()])
    expect([one.spent.tokensIn, two.spent.tokensIn]).toEqual([120, 7])
  })

  it('include what had arrived when the reader stopped', async () => {
    const broken = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode('data: {"delta":"12345678"}\n\n')),
      pull: (controller) => controller.error(new Error('left')),
    })
    const host = { fetch: (async () => new Response(broken)) as typeof fetch }
    const counter = createTokenCounter(host)
    const { spent } = await counter.count(async () => (await host.fetch('http://x.example')).text().catch(() => ''))
    expect(spent).toMatchObject({ calls: 1, tokensOut: 2 })
  })
})
