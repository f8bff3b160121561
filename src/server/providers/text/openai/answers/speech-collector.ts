import { readKey, splitSlots } from '../../../../../shared/features/generation/clean-answer.rules.ts'
import { endsInRule, spokenLines } from '../../../../../shared/features/generation/spoken-lines.rules.ts'
import { beatText, cutBeats, kindAt, listSentences } from '../../../../../shared/features/scripts/cut-beats.rules.ts'
import { type Beat } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type ScriptDraft } from '../../text.port.ts'
import { type Collector } from './collector.ts'
import { endOfBeginning } from './continued-text.ts'
import { cleanSpoken } from './hook-text.ts'

/** Beats that exceed every script of ours; the rest is dropped. */
const MOST_BEATS = 120
/** UTF-16 units of a paragraph, which is cleaned again with each part that arrives. */
const LONGEST_PARAGRAPH = 8_000
/** Letters of a sentence that is not said twice by chance. */
const LEAST_REPEATED = 12

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text)
const keepLetters = (text: string): string => readKey(text).replaceAll(' ', '')

/** One attempt at the text of a script, or at what follows `before`. */
export interface SpeechCollector extends Collector<ScriptDraft> {
  readonly beats: readonly Beat[]
  /** Whether anything of it was shown. */
  readonly isShown: boolean
  /** The last beats, at the end of a complete answer. */
  end(): Generator<ScriptDraft, void>
}

/**
 * Cuts an answer into beats as it arrives, numbered after those `before`, of which the first `kept` were shown before this
 * generation. The first beat of all is the `hook`, where one was chosen. Sentences at the beginning that repeat those
 * before are dropped.
 */
export function createSpeechCollector(
  before: readonly Beat[] = [],
  { kept = 0, hook }: { kept?: number; hook?: string | undefined } = {},
): SpeechCollector {
  const said = keepLetters(before.map(({ text }) => text).join(' '))
  let beats: Beat[] = []
  let drafts: ScriptDraft[] = []
  let isShown = false
  let lastPartial = ''
  /** The clean paragraphs that are in no beat yet; then the raw one that arrives, and how much of its clean text is in beats. */
  let open = ''
  let raw = ''
  let taken = 0
  /** UTF-16 units of the piece that are read. */
  let read = 0
  let isFirst = true
  let isBehindRule = false
  let isRepeating = false

  const nextIndex = (): number => before.length + beats.length

  function begin(): void {
    drafts = []
    open = raw = lastPartial = ''
    taken = read = 0
    isFirst = true
    isBehindRule = false
    isRepeating = said !== ''
  }

  const clean = (isComplete: boolean): string =>
    cleanSpoken(spokenLines(raw, { isFirst, isBehindRule, isComplete }), { isComplete })

  function endParagraph(): void {
    const text = clean(true)
    isFirst &&= text === ''
    isBehindRule = endsInRule(raw) || (isBehindRule && text === '')
    if (text.length > taken) open += `${text.slice(taken)}\n\n`
    raw = ''
    taken = 0
  }

  function add(text: string, slots: readonly string[] = []): void {
    const index = nextIndex()
    if (index >= MOST_BEATS || !hasWords(text + slots.join(''))) return
    const beat = { kind: kindAt(index), text, direction: '', ...(slots.length > 0 && { slot: slots.join(' ') }) }
    beats.push(beat)
    drafts.push({ type: 'beat', index, ...beat })
    lastPartial = ''
  }

  /** Cuts the open text. Returns what is in no beat, and what of it can be shown. */
  function cutOpen(text: string, isComplete: boolean): { rest: string; growing: string } {
    let rest = isRepeating ? behindRepeated(text, isComplete) : text
    if (isRepeating) return { rest, growing: '' }
    if (hook !== undefined && nextIndex() === 0) {
      const end = endOfBeginning(hook, rest)
      const first = end === 'none' ? listSentences(rest, isComplete).next().value : undefined
      if (!isComplete && (end === 'growing' || (end === 'none' && !first)))
        return { rest, growing: hook.slice(0, rest.trim().length) }
      add(hook)
      if (typeof end === 'number') rest = rest.slice(end)
      else if (end === 'growing') rest = ''
      else if (first && isLike(rest.slice(first.start, first.end), hook)) rest = rest.slice(first.end)
    }
    const { whole, rest: left } = cutBeats(rest, { isStart: nextIndex() === 0, isComplete })
    for (const one of whole) {
      const { text: spoken, slots } = splitSlots(one)
      add(spoken, slots)
    }
    return { rest: left, growing: beatText(left) }
  }

  /** The text from its first new sentence on, as far as that is clear. */
  function behindRepeated(text: string, isComplete: boolean): string {
    let from = 0
    for (const { start, end } of listSentences(text, isComplete)) {
      const letters = keepLetters(text.slice(start, end))
      isRepeating = letters === '' || (letters.length >= LEAST_REPEATED && said.includes(letters))
      if (!isRepeating) return text.slice(from)
      from = end
    }
    isRepeating = said.includes(keepLetters(text.slice(from)))
    return text.slice(from)
  }

  function cut(isComplete: boolean): void {
    const text = open + clean(false).slice(taken)
    const { rest, growing } = cutOpen(text, isComplete)
    const used = text.length - rest.length
    taken += Math.max(0, used - open.length)
    open = open.slice(used)
    const { text: spoken, slots } = splitSlots(growing)
    const slot = slots.join(' ')
    if (isComplete || !hasWords(spoken + slot) || spoken + slot === lastPartial || nextIndex() >= MOST_BEATS) return
    lastPartial = spoken + slot
    const index = nextIndex()
    drafts.push({ type: 'partial', index, kind: kindAt(index), text: spoken, direction: '', ...(slot && { slot }) })
  }

  function next(): ScriptDraft | null {
    const draft = drafts.shift() ?? null
    isShown ||= draft !== null
    return draft
  }

  return {
    get beats() {
      return beats
    },
    get isShown() {
      return isShown
    },
    get hasResult() {
      return beats.length > 0 || hasWords(open)
    },
    isFull: false,
    begin,
    restart() {
      beats = []
      isShown = false
      begin()
      return before.slice(kept).map((beat, at) => ({ type: 'beat', index: kept + at, ...beat }))
    },
    take({ isComplete, texts }) {
      const text = texts['text'] ?? texts['script'] ?? ''
      raw += text.slice(read)
      read = isComplete ? 0 : text.length
      for (let found = PARAGRAPH_END.exec(raw); found; found = PARAGRAPH_END.exec(raw)) {
        const after = raw.slice(found.index + found[0].length)
        raw = raw.slice(0, found.index)
        endParagraph()
        raw = after
      }
      if (isComplete || raw.length > LONGEST_PARAGRAPH) endParagraph()
      cut(false)
      return next()
    },
    next,
    *end() {
      cut(true)
      for (let draft = next(); draft; draft = next()) yield draft
    },
  }
}

const PARAGRAPH_END = /\n[^\S\n]*\n/u

/** Whether a sentence is another wording of the hook, which has half of its words. */
function isLike(sentence: string, hook: string): boolean {
  const known = new Set(readKey(hook).split(' '))
  const words = readKey(sentence).split(' ')
  return words.filter((word) => known.has(word)).length * 2 >= words.length
}
