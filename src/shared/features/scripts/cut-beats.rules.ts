import { segmenter } from '../../segmenter.ts'
import { spokenWords } from '../generation/generation.rules.ts'
import type { BeatKind } from './scripts.constants.ts'
import type { Beat } from './scripts.rules.ts'

/** Spoken words, 5 and 22 s: a shorter paragraph is joined with the next, a longer one is split at the next end of a sentence. */
const BEAT_WORDS = { least: 12, enough: 55 } as const
/** A first sentence with fewer words takes the next one with it. */
const LEAST_HOOK_WORDS = 4

/**
 * Cuts spoken text with empty lines between its paragraphs into beats. `isStart`: it begins with the hook, which is its
 * first sentence. `isComplete`: false while the text grows; a beat that is cut then is the same in the whole text. Returns
 * the texts of the complete beats, and the unchanged text behind them.
 */
export function cutBeats(
  text: string,
  { isStart, isComplete }: { isStart: boolean; isComplete: boolean },
): { whole: string[]; rest: string } {
  const whole: string[] = []
  let from = 0
  let words = 0
  const cut = (at: number): void => {
    whole.push(beatText(text.slice(from, at)))
    from = at
    words = 0
  }
  for (const { start, end, endsParagraph } of listSentences(text, isComplete)) {
    words += spokenWords(text.slice(start, end))
    const isHook = isStart && whole.length === 0
    if (words >= (isHook ? LEAST_HOOK_WORDS : endsParagraph ? BEAT_WORDS.least : BEAT_WORDS.enough)) cut(end)
  }
  if (isComplete && words > 0) cut(text.length)
  return { whole, rest: text.slice(from) }
}

/** The text of a beat: its paragraphs are lines, because an empty line separates beats. */
export function beatText(text: string): string {
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n\s*/gu, '\n')
    .trim()
}

interface Sentence {
  start: number
  end: number
  endsParagraph: boolean
}

/** A title before a name, whose full stop ends no sentence. */
const ENDS_IN_TITLE = /(?<![\p{L}\p{N}])(?:Mrs?|Ms|Dr|Prof|St|Sr|Jr|vs)\. *$/u

/** The sentences with their white space; of a text that grows only those whose end is certain. A line ends a sentence. */
export function* listSentences(text: string, isComplete: boolean): Generator<Sentence, void> {
  for (const { 0: whole, index } of text.matchAll(/[^\n]+(?:\n\s*)?/gu)) {
    const line = whole.trimEnd()
    const breaks = whole.slice(line.length).split('\n').length - 1
    const endsParagraph = breaks > 1 || (isComplete && index + whole.length === text.length)
    const isWhole = endsParagraph || (breaks > 0 && index + whole.length < text.length)
    let start = index
    for (const { segment, index: at } of segmenter('sentence').segment(line)) {
      const end = index + at + segment.length
      const left = line.slice(at + segment.length)
      if (left !== '' && ENDS_IN_TITLE.test(segment)) continue
      // What follows decides whether a full stop ends a sentence, up to its first letter.
      if (!isWhole && !/\p{L}/u.test(left)) return
      const isLast = left === ''
      yield { start, end: isLast ? index + whole.length : end, endsParagraph: isLast && endsParagraph }
      start = end
    }
  }
}

/** The kind of a beat of a text that grows, by its position, counted from 0. */
export function kindAt(index: number): BeatKind {
  return index === 0 ? 'Hook' : index === 1 ? 'Setup' : 'Point'
}

/** Imperatives that call for something, at the beginning of a sentence, and words for the same without spaces. */
const CALLS =
  /(?:^|[.!?…:] |\n)["“„«¡]?(?:(?:so|now|and|then|please|go|just|also|jetzt|und|dann|y|et|e) ){0,2}(?:(?:follow|subscribe|comment|share|save|send|tell|try|drop|tag|join|download|sign up|click|tap|hit|let me know|write|book|teile?|sag|dime|prueba|guarda|salva|prova|siga)(?!\p{L})|folg|abonnier|kommentier|speicher|schreib|probier|schick|s[ií]gue|suscr[ií]b|comenta|comparte|cu[eé]ntame|escr[ií]be|abonne|commente|partage|enregistre|essaie|dis-moi|envoie|inscreva|comente|compartilhe|experimente|segui|iscriviti|commenta|condividi)|フォロー|コメント|登録|保存して|シェア|关注|评论|收藏|订阅|구독|팔로우|댓글|저장/iu

/**
 * The beats of a complete script with the kinds of its end: the last one is the payoff, or, where it calls for
 * something, the call to action, and the one before it the payoff.
 */
export function withEndKinds(beats: readonly Beat[]): Beat[] {
  const last = beats.length - 1
  const payoff = CALLS.test(beats[last]?.text ?? '') ? last - 1 : last
  return beats.map((beat, at) =>
    at === 0 || at < payoff ? beat : { ...beat, kind: at === payoff ? 'Payoff' : 'Call to action' },
  )
}
