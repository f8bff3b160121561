/**
 * Reads the events of a generation until `isEnough` or their end, then disconnects. A broken connection ends it too.
 * Returns the types of the events.
 */
export async function readEvents(
  url: string,
  cookie: string,
  id: string,
  isEnough: (types: readonly string[]) => boolean = () => false,
): Promise<string[]> {
  const types: string[] = []
  const leaving = new AbortController()
  try {
    const response = await fetch(`${url}/trpc/generations.events?input=${encodeURIComponent(JSON.stringify({ id }))}`, {
      headers: { cookie, accept: 'text/event-stream' },
      signal: leaving.signal,
    })
    let rest = ''
    for await (const part of (response.body ?? new Blob([]).stream()).pipeThrough(new TextDecoderStream())) {
      rest += part
      const blocks = rest.split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        if (/^event: ?(?:return|serialized-error)$/mu.test(block)) return types
        const type = /^data: ?\{"type":"(\w+)"/mu.exec(block)?.[1]
        if (type) types.push(type)
        if (isEnough(types)) return types
      }
    }
  } catch {
    // The server has ended.
  } finally {
    leaving.abort()
  }
  return types
}
