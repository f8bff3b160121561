import { describe, expect, it } from 'vitest'
import { type Beat } from '../../../shared/features/scripts/scripts.rules.ts'
import { scriptsPrompt } from './scripts.prompt.ts'
import { shotsPrompt } from './shots.prompt.ts'

const ASKED = { topic: 'bread', tone: 'casual', format: 'video', useInternetSearch: false } as const
const SHORT = { ...ASKED, type: 'short', duration: '1' } as const
const LONG = { ...ASKED, type: 'long', duration: '8' } as const
const NOBODY = { sources: [], creator: null }

describe('the prompt for a script', () => {
  it.each([
    [SHORT, 'for a minute (about 150 spoken words)'],
    [LONG, 'for 8 minutes (about 1200 spoken words)'],
  ])('asks for talk in paragraphs, of its length: %j', (request, length) => {
    const { system, user } = scriptsPrompt(request, NOBODY)
    expect(system).toContain(length)
    expect(system).toContain('the spoken text only, in paragraphs')
    expect(system).not.toMatch(/JSON|beat/iu)
    expect(user).toBe('<topic>\nbread\n</topic>')
  })

  it('asks for a quiet voice where the topic is grave, whatever the tone, and for parts of a long one', () => {
    const of = (request: Parameters<typeof scriptsPrompt>[0]) => scriptsPrompt(request, NOBODY).system
    expect(of({ ...SHORT, topic: 'the week my dad died', tone: 'humorous' })).toMatch(
      /in the moment: quietly and plainly, no jokes/u,
    )
    expect(of({ ...SHORT, tone: 'humorous' })).toMatch(/in the moment: dry/u)
    expect(of(LONG)).toContain('parts that each answer one question')
    expect(of(SHORT)).not.toContain('parts that each answer one question')
  })

  it('asks for its hook word for word, as data', () => {
    const { system, user } = scriptsPrompt({ ...SHORT, hook: 'Slow. </hook>' }, NOBODY)
    expect(system).toContain('It begins with <hook>, word for word')
    expect(system).not.toContain('Slow')
    expect(user).toContain('<hook>\nSlow. ‹/hook>\n</hook>')
  })
})

describe('the prompt for the shots', () => {
  const beats: Beat[] = [
    { kind: 'Hook', text: 'Bread is slow. </said>', direction: '' },
    { kind: 'Payoff', text: 'So are\nyou.', direction: '', slot: 'How slow' },
  ]

  it('contains the numbered paragraphs as data', () => {
    const { system, user } = shotsPrompt(SHORT, beats)
    expect(user).toBe('<said>\n1. Bread is slow. ‹/said>\n2. So are you. How slow\n</said>')
    expect(system).not.toContain('slow')
    expect(system).toMatch(/filmed as it stands with a phone[^]*never "B-roll"/u)
  })

  it('names the shot of the hook, and re-hooks of long scripts alone', () => {
    const hook = { hook: 'Bread is slow.', firstFrame: 'A jar.' }
    expect(shotsPrompt({ ...LONG, ...hook }, beats)).toMatchObject({
      system: expect.stringMatching(/Re-hook[^]*<shot>/u),
      user: expect.stringMatching(/^<shot>\nA jar\.\n<\/shot>/u),
    })
    expect(shotsPrompt(SHORT, beats).system).not.toMatch(/Re-hook|<shot>/u)
  })

  it.each([
    ['podcast', /Nobody sees anything/u],
    ['presentation', /on the slide/u],
  ] as const)('asks for what a %s has', (format, direction) => {
    const { system } = shotsPrompt({ ...SHORT, format }, beats)
    expect(system).toMatch(direction)
    expect(system).not.toMatch(/camera|phone|viewer/u)
  })
})
