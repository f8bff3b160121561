import { describe, expect, it } from 'vitest'
import { type HookInput } from './hook-input.ts'
import { idleRun, nextRun, type RunAction } from '../../lib/generation/writing-run.ts'
import {
  describeRun,
  finishedRows,
  HOOK_RUN_RULES,
  type HookLineEvent,
  type HookRow,
  type HookRun,
} from './hook-run.ts'

const INPUT: HookInput = { topic: 'A pan', platform: 'TikTok', tone: 'casual', details: [], useInternetSearch: false }
type Action = RunAction<HookInput, readonly HookRow[], HookLineEvent>
const IDLE: HookRun = idleRun(HOOK_RUN_RULES.empty)
const step = (run: HookRun, action: Action): HookRun => nextRun(HOOK_RUN_RULES, run, action)
const START: Action = { type: 'start', input: INPUT, at: 1_000 }
const hook = (index: number): Action => ({
  type: 'event',
  event: { type: 'hook', index, hook: { id: `h${index}`, hook: `Hook ${index}`, pattern: 'List' } },
})
const partial: Action = { type: 'event', event: { type: 'partial', index: 1, text: 'Ha', pattern: null } }
const done: Action = { type: 'event', event: { type: 'done', generationId: 'g1' } }
const play = (...actions: Action[]): HookRun => actions.reduce(step, IDLE)

describe('a run of the hook generator', () => {
  it('writes line by line', () => {
    const run = play(START, hook(0), partial)
    expect(run.content).toEqual([
      { id: 'h0', text: 'Hook 0', pattern: 'List' },
      { text: 'Ha', pattern: null },
    ])
    expect(finishedRows(run)).toBe(1)
    expect(describeRun(run)).toBe('Writing hook 2 of 10')
  })

  it('says how many are ahead until the first word arrives', () => {
    const waiting = play(START, { type: 'event', event: { type: 'waiting', ahead: 3 } })
    expect(describeRun(waiting)).toBe('Waiting for the writer, 3 ahead of you')
    expect(describeRun(play(START, { type: 'event', event: { type: 'waiting', ahead: 3 } }, hook(0)))).toBe(
      'Writing hook 2 of 10',
    )
  })

  it.each([
    ['searching', 'Searching the internet'],
    ['loading', 'The model is loading'],
    ['thinking', 'Thinking'],
    ['planning', 'Planning'],
  ] as const)('says what happens before the first word: %s', (type, words) => {
    const run = play(START, { type: 'event', event: { type } })
    expect(describeRun(run)).toBe(words)
    expect(describeRun(step(run, hook(0)))).toBe('Writing hook 2 of 10')
    expect(describeRun(play(START, hook(0), { type: 'event', event: { type } }))).toBe(words)
  })

  it('restarts when the text was only a thought, and says so', () => {
    const run = play(START, hook(0), partial, { type: 'event', event: { type: 'restart' } })
    expect(run).toMatchObject({ phase: 'writing', content: [] })
    expect(describeRun(run)).toBe('Done thinking, now writing')
    expect(describeRun(step(run, hook(0)))).toBe('Writing hook 2 of 10')
    expect(step(run, { type: 'end' })).toEqual(IDLE)
  })

  it("ends with the server's last event, and ignores later ones", () => {
    const run = play(START, hook(0), done, hook(1))
    expect(describeRun(run)).toBe('Done, 1 hook')
    expect(run.content).toHaveLength(1)
  })

  it('keeps an unfinished hook when stopped, without counting it', () => {
    const run = play(START, hook(0), partial, { type: 'end' })
    expect(run.content).toHaveLength(2)
    expect(describeRun(run)).toBe('Stopped, 1 of 10')
  })

  it('restores the earlier result when nothing was written', () => {
    const before = play(START, hook(0), done)
    const after = [START, { type: 'end' } as const].reduce(step, before)
    expect(after).toEqual(before)
    expect(play(START, { type: 'end' })).toEqual(IDLE)
  })

  it('replaces the earlier result', () => {
    const run = play(START, hook(0), done, START, hook(0), done, START)
    expect(run.before?.before).toBeUndefined()
  })
})
