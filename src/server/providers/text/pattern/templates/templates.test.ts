import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { TONES } from '../../../../../shared/features/generation/generation.constants.ts'
import { HOOK_PATTERNS, HOOK_PLATFORMS, HOOK_RULES } from '../../../../../shared/features/hooks/hooks.constants.ts'
import { type TemplateSet } from './template-set.ts'

const VOICES: readonly string[] = ['any', ...TONES, ...HOOK_PLATFORMS]
const SLOTS = [
  'noun',
  'kind',
  'adjunct',
  'doing',
  'action',
  'order',
  'question',
  'clause',
  'statement',
  'these',
  'label',
  'it',
  'they',
]

const ENDING = '.templates.ts'
const names = readdirSync(import.meta.dirname).flatMap((file) =>
  file.endsWith(ENDING) ? [file.slice(0, -ENDING.length)] : [],
)
const sets = await Promise.all(
  names.map(async (name) => {
    const [set] = Object.values((await import(`./${name}.templates.ts`)) as Record<string, TemplateSet>)
    return { file: name, lines: linesOf(set!) }
  }),
)

function linesOf(set: TemplateSet) {
  return Object.entries(set).flatMap(([voice, patterns]) =>
    Object.entries(patterns).flatMap(([pattern, lines]) => lines.map((text: string) => ({ voice, pattern, text }))),
  )
}

function faultsOf({ voice, pattern, text }: { voice: string; pattern: string; text: string }, file: string): string[] {
  const plain = text.replace(/\(([^()|]*)\|[^()]*\)/gu, '$1').replace(/\[([^[\]|]*)\|[^[\]]*\]/gu, '$1')
  const slots = [...plain.matchAll(/\{(?:[aA] )?(\w+)\}/gu)].map((match) => match[1]!)
  const opens = /(?:^|[.?!]\s)\{(?:a )?\p{Ll}/u.test(plain.replaceAll('vs. ', 'vs ').replace(/\b[ap]\.m\. /gu, ''))
  const isEnglish = !/^(?:german|spanish|french|portuguese|italian)$/u.test(file)
  const isSign = file === 'sign'
  const checks: Record<string, boolean> = {
    'an unknown voice or pattern': VOICES.includes(voice) && (HOOK_PATTERNS as readonly string[]).includes(pattern),
    'no topic': slots.length > 0 || file === 'empty',
    'an unknown slot': slots.every((slot) => SLOTS.includes(slot.toLowerCase())),
    'a stray bracket': !/[[\](){}<>|#"“”*_]/u.test(plain.replace(/\{(?:[aA] )?\w+\}/gu, '')),
    'a small letter at the start of a sentence': !opens && /^[\p{Lu}{¿]/u.test(plain),
    'a capital inside a sentence': !/[^.?!] \{(?:A |\p{Lu})/u.test(plain),
    'a bare article before the topic': !isEnglish || isSign || !/\ban? \{/iu.test(plain),
    'no end mark': isSign || /[.?!]$/u.test(text),
    'two marks or spaces': !/ {2}|[,:;?!]{2}|\.{2}|[,;:]\.| [,.;]/u.test(plain.replace(/ [ap]\.m\./gu, '')),
    'too many words': plain.split(' ').length + 3 <= HOOK_RULES.maxWords,
    'a short form in the professional tone':
      voice !== 'professional' ||
      !isEnglish ||
      !/n't\b|'(?:re|ve|ll|m|d)\b|\b(?:it|that|here|there|let|what)'s\b/iu.test(text),
    'a verb that ignores the number':
      !/^(?:being|own|noun|craft)$/u.test(file) ||
      !/\b(?:is|are|was|were|has|have|does|do|isn't|aren't|doesn't|don't) \{noun\}/iu.test(
        text.replace(/\[[^\]]*\]/gu, ''),
      ),
    'a number out of nowhere': !/%|\$|\d{2}/u.test(text.replace('2009', '')),
  }
  return Object.entries(checks)
    .filter(([, isKept]) => !isKept)
    .map(([fault]) => `${fault}: ${text}`)
}

describe('templates', () => {
  it.each(sets)('of $file', ({ file, lines }) => {
    expect(lines.flatMap((line) => faultsOf(line, file))).toEqual([])
    expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length)
  })

  it('are at least sixty, over all patterns, tones and platforms', () => {
    const all = sets.flatMap(({ lines }) => lines)
    expect(all.length).toBeGreaterThanOrEqual(60)
    for (const pattern of HOOK_PATTERNS) {
      const voices = new Set(all.filter((line) => line.pattern === pattern).map(({ voice }) => voice))
      expect(
        ['any', ...TONES].filter((voice) => !voices.has(voice)),
        pattern,
      ).toEqual([])
    }
    expect(VOICES.filter((voice) => !all.some((line) => line.voice === voice))).toEqual([])
  })
})
