import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { checkSync } from 'recheck'
import { type ESTree, parseSync, Visitor } from 'vite'
import { describe, expect, it, vi } from 'vitest'
import { FEELING_PHRASES, METHOD_PHRASES } from './shared/features/crisis/crisis-phrases.constants.ts'
import {
  EATING_FEELINGS,
  EATING_METHODS,
  MEDICINE_FEELINGS,
  MEDICINE_METHODS,
} from './shared/features/crisis/eating-phrases.constants.ts'
import { GRAVE_PHRASES } from './shared/features/crisis/grave-words.constants.ts'
import { HARM_PHRASES } from './shared/features/crisis/harm-phrases.constants.ts'

const ROOT = join(import.meta.dirname, '..')
/** Hashes of what was found safe, with this checker and its limits: only what is new is checked, which takes seconds each. */
const KNOWN = join(ROOT, 'src/regular-expressions.safe.json')
const VERSION = (createRequire(import.meta.url)('recheck/package.json') as { version: string }).version
/** Counts bound the search for an attack, not times, so that a busy machine finds the same. */
const LIMITS = {
  timeout: null,
  attackTimeout: null,
  incubationTimeout: null,
  attackLimit: 10_000_000,
  maxIteration: 3,
}

/** What a result is good for: this checker with these limits. */
const CHECK = `${VERSION} ${JSON.stringify(LIMITS)}`

/** Files whose expressions read no text of a user. */
const OTHER_TEXT =
  /\.(?:test|contract|fixtures)\.tsx?$|\.gen\.ts$|\/testing\/|^src\/(?:e2e\/|architecture-layers\.data\.ts$|client\/renderer\.tsx$|server\/config\/[\w.-]+\.ts$|server\/providers\/payments\/stripe\/setup\/)/u

/** Expressions that take longer than their text, and why that does no harm. */
const HARMLESS: Record<string, string> = {
  [String.raw`src/server/providers/research/plain-text.ts <!--.*?-->|<(script|style)\b[^>]*>.*?<\/\1\s*>|<\/?[a-z!][^>]*>`]:
    'reads 5,000 characters at most, which takes it 5 ms',
  [String.raw`src/server/providers/audio-store/s3/s3-audio-store.ts \/+$`]: 'reads a setting',
  [String.raw`src/server/providers/research/searxng/searxng-research.ts \/+$`]: 'reads a setting',
  [String.raw`src/server/providers/speech/openai/openai-speech-model.ts \/+$`]: 'reads a setting',
  [String.raw`src/server/http/public-pages.ts ^.*%origin%.*
`]: 'reads pages of this product, once at the start',
  [String.raw`src/shared/plans.ts \B(?=(?:\d{3})+$)`]: 'reads numbers of the table of plans',
}

/** The value of a part of an expression that is known at run time only, by its file. */
const PARTS: Record<string, Record<string, string>> = {
  'src/server/http/public-pages.ts': {
    'PLACEHOLDER.origin': '%origin%',
    "Object.keys(values).join('|')": '%one%|%two%',
    name: 'gzip',
  },
  'src/server/providers/audio-store/s3/s3-audio-store.ts': { name: 'Key' },
  'src/server/providers/audio-store/s3/s3-fault.ts': { name: 'Code' },
  'src/server/providers/speech/openai/speech-fault.ts': { key: 'code' },
  'src/server/providers/text/draft/clean-text.ts': { wrong: 'teh|how_too' },
  'src/server/providers/text/draft/hooks/kind-frames.ts': {
    words: '[a-z]{2,}ology|shoes|allerg(?:y|ies)|(?<!dog )hair',
    end: '$',
  },
  'src/server/providers/text/draft/refine/exact-changes.ts': { literal: 'monthly' },
  'src/server/providers/text/openai/answers/thought-filter.ts': {
    "ALL.map(escapeMark).join('|')": String.raw`<think>|<thinking>|<\|channel\|>thought|\[think\]|<channel\|>`,
  },
  'src/shared/features/crisis/crisis.rules.ts': { "source.normalize('NFC')": 'each of CRISIS_PHRASES' },
  'src/shared/features/generation/fence.rules.ts': { "FENCES.join('|')": 'topic|content|message' },
  'src/shared/features/generation/figures.rules.ts': {
    DIGITS: String.raw`\d{1,3}(?:[ \u00A0\u2009\u202F]\d{3})+(?!\d)(?:[.,]\d{1,2})?|\d+(?:[.,'’]\d+)*`,
    SCALE: 'k|mil|mille|million|m',
    WORD: 'seven|seventeen|seventy|hundred',
    PERCENT_WORDS: 'per ?cent|percent',
    MONEY_WORDS: 'dollars?|euros?',
  },
  'src/shared/features/scripts/scripts.rules.ts': { "BEAT_KINDS.join('|')": 'Hook|Setup|Point|Call to action' },
  'src/shared/features/tts/tts.schema.ts': { AUDIO_PATH: '/api/audio/' },
  'src/shared/speech/say-as/measures.ts': { money: String.raw`\$|€|USD|EUR` },
  'src/shared/speech/writing-systems.ts': {
    RUNS_SOURCE: String.raw`(?<latin>[\p{Script=Latin}]+)|(?<ja>[\p{Script=Hiragana}\p{Script=Katakana}]+)|(?<el>\p{Script=Greek}[\p{Script=Greek}\p{M}]+)|\p{Script=Greek}|(?<und>(?!\p{Script=Common})\p{L})`,
  },
  'src/shared/speech/ssml/prosody.ts': { units: 'hz|st|%' },
}

/** Expressions that are built from tables. */
const CRISIS_PHRASES = [
  METHOD_PHRASES,
  FEELING_PHRASES,
  EATING_METHODS,
  EATING_FEELINGS,
  MEDICINE_METHODS,
  MEDICINE_FEELINGS,
  HARM_PHRASES,
  GRAVE_PHRASES,
].flatMap((table) =>
  table.map((phrase) => ({
    file: 'src/shared/features/crisis',
    place: 'a phrase of src/shared/features/crisis',
    source: phrase.normalize('NFC'),
    flags: 'u',
  })),
)

interface Found {
  place: string
  source: string
  flags: string
}

const isRead = (file: string): boolean => /\.tsx?$/u.test(file) && !OTHER_TEXT.test(file)

const files = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => `src/${file.replaceAll('\\', '/')}`)
  .filter(isRead)

/** Every regular expression of a file, written or made. */
function findExpressions(file: string): (Found & { file: string })[] {
  const text = readFileSync(join(ROOT, file), 'utf8')
  const found: (Found & { file: string })[] = []
  const constants = new Map<string, ESTree.Expression>()
  const add = (node: ESTree.Node, source: string, flags: string): void => {
    found.push({ file, place: `${file}:${text.slice(0, node.start).split('\n').length}`, source, flags })
  }
  const words = (node: ESTree.Node): string => {
    if (node.type === 'Literal' && typeof node.value === 'string') return node.value
    if (node.type === 'TemplateLiteral') return joined(node, 'cooked')
    if (node.type === 'TaggedTemplateExpression') return joined(node.quasi, 'raw')
    const constant = node.type === 'Identifier' ? constants.get(node.name) : undefined
    if (constant) return words(constant)
    const part = PARTS[file]?.[text.slice(node.start, node.end)]
    if (part === undefined) throw new Error(`${file}: say in PARTS what ${text.slice(node.start, node.end)} stands for`)
    return part
  }
  const joined = ({ quasis, expressions }: ESTree.TemplateLiteral, form: 'raw' | 'cooked'): string =>
    quasis.map(({ value }, at) => value[form] + (expressions[at] ? words(expressions[at]) : '')).join('')
  const made = (node: ESTree.NewExpression | ESTree.CallExpression): void => {
    if (node.callee.type !== 'Identifier' || node.callee.name !== 'RegExp' || !node.arguments[0]) return
    add(node, words(node.arguments[0]), node.arguments[1] ? words(node.arguments[1]) : '')
  }
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      const isText = init?.type === 'TemplateLiteral' || init?.type === 'TaggedTemplateExpression'
      if (id.type === 'Identifier' && init && (isText || init.type === 'Literal')) constants.set(id.name, init)
    },
  }).visit(program)
  new Visitor({
    Literal: (node) => {
      if ('regex' in node) add(node, node.regex.pattern, node.regex.flags)
    },
    NewExpression: made,
    CallExpression: made,
  }).visit(program)
  return found
}

const readKnown = () => new Set(JSON.parse(readFileSync(KNOWN, 'utf8')) as string[])

const hashKey = (source: string, flags: string) =>
  createHash('sha256').update(`${CHECK} /${source}/${flags}`).digest('base64url').slice(0, 20)

describe("regular expressions that can be applied to a user's text", () => {
  it('run in linear time', { timeout: 600_000 }, async () => {
    vi.stubEnv('RECHECK_SYNC_BACKEND', 'pure')
    const known = readKnown()
    const safe = new Set<string>()
    const harmless = new Set(Object.keys(HARMLESS))
    const slow: string[] = []
    for (const { file, place, source, flags } of [...files.flatMap(findExpressions), ...CRISIS_PHRASES]) {
      const key = hashKey(source, flags)
      const exception = `${file} ${source}`
      harmless.delete(exception)
      if (exception in HARMLESS) continue
      if (!known.has(key) && !safe.has(key)) {
        // The thread answers its runner in between.
        await setImmediate()
        const result = checkSync(source, flags, LIMITS)
        if (result.status !== 'safe') {
          slow.push(
            `${place} /${source}/${flags}: ${result.status}, ${result.complexity?.summary ?? result.error.kind}`,
          )
          continue
        }
      }
      safe.add(key)
    }
    vi.unstubAllEnvs()
    // To be committed with the expression; on CI it is only read.
    if (!process.env['CI'] && (safe.size !== known.size || [...safe].some((key) => !known.has(key)))) {
      writeFileSync(KNOWN, `${JSON.stringify([...safe].toSorted(), null, 2)}\n`)
    }
    expect(slow).toEqual([])
    expect([...harmless], 'exceptions for what is no longer there').toEqual([])
  })
})
