import { describe, expect, it } from 'vitest'
import { createWritingRunner, type RunEvents } from './writing-runner.ts'

interface Line {
  type: 'line'
  text: string
}

/** A runner that lists what it refreshes. */
function openRunner() {
  const refreshed: string[] = []
  const runner = createWritingRunner<string, string, Line>({
    rules: { empty: '', isEmpty: (content) => content === '', add: (_content, { text }) => text },
    describe: ({ phase }) => phase,
    ready: 'Your text is ready',
    write: async function* write() {
      yield { type: 'line', text: 'Water them.' }
      yield { type: 'done', generationId: 'one' }
    },
    refresh: () => void refreshed.push('everything'),
    refreshVideos: () => void refreshed.push('videos'),
    onUsed: () => undefined,
    onEnd: () => undefined,
  })
  return { runner, refreshed }
}

async function* openEnded(): RunEvents<string, string, Line> {
  yield {
    type: 'opened',
    opened: { id: 'one', input: 'Tomatoes', content: 'Water them.', createdAt: '2026-11-20T12:00:00Z', sources: [] },
  }
}

describe('the runner of a tool', () => {
  it('refreshes the videos after it shows a result that ended before the page read it', async () => {
    const { runner, refreshed } = openRunner()
    await runner.show(openEnded, async () => undefined)
    expect(runner.state.get().run).toMatchObject({ phase: 'done', content: 'Water them.' })
    expect(refreshed).toEqual(['videos'])
  })

  it('refreshes everything that a generation changes after it was written on this page', async () => {
    const { runner, refreshed } = openRunner()
    runner.generate('Tomatoes')
    await expect.poll(() => refreshed).toEqual(['everything'])
  })
})
