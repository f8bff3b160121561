import { segmenter } from '../../segmenter.ts'
import { spokenWords } from '../generation/generation.rules.ts'
import { BEAT_KINDS, type BeatKind } from './scripts.constants.ts'
import { type Beat, readSlot, slotLine } from './scripts.rules.ts'

/** A paragraph of a spoken text. It has a kind and a direction where a cue is above it. */
export interface Paragraph {
  text: string
  slot?: string | undefined
  kind?: BeatKind | undefined
  direction?: string | undefined
}

/** Paragraphs that are compared with beats, more than any script of ours has. Later ones are new. */
const MOST_COMPARED = 200
/** Share of words in common from which a paragraph is a changed beat, as a Dice coefficient. */
const NEAR = 0.5
/** A cue, also with markdown around it, another label, or none. */
const CUE = /^[*_#> ]*\[\d{1,3}:\d\d([^[\]]*)\][*_]{0,3}:?(.*)$/u

/** A script as it is spoken, in paragraphs, with its slots in brackets. A beat without either is left out. */
export function paragraphText(beats: readonly Paragraph[]): string {
  return beats
    .filter(isSpoken)
    .map(({ text, slot }) => [...(text ? [text.replace(/\n\s+/gu, '\n')] : []), ...(slot ? [slotLine(slot)] : [])])
    .map((lines) => lines.join('\n'))
    .join('\n\n')
}

/**
 * The paragraphs of a text in the form of `paragraphText`, or of `scriptText` with directions. In a text without an empty
 * line each line is a paragraph, unless it `isOne`.
 */
export function readParagraphs(raw: string, { isOne }: { isOne: boolean }): Paragraph[] {
  const lines = raw.split('\n').map((line) => line.trim())
  const isByLine = !isOne && !lines.includes('')
  const paragraphs: Paragraph[] = []
  let isNew = true
  for (const line of lines) {
    const last = paragraphs.at(-1)
    const [, label, direction] = CUE.exec(line) ?? []
    const slot = readSlot(line)
    const isOpen = last !== undefined && (!isNew || (last.direction !== undefined && !isSpoken(last)))
    if (label !== undefined) paragraphs.push({ text: '', kind: readKind(label), direction: direction?.trim() })
    else if (slot !== undefined && last && (isOpen || isByLine)) last.slot = last.slot ? `${last.slot} ${slot}` : slot
    else if (slot !== undefined) paragraphs.push({ text: '', slot })
    else if (isOpen && line !== '') last.text = `${last.text}\n${line}`.trim()
    else if (line !== '') paragraphs.push({ text: line })
    isNew = line === '' || (isByLine && label === undefined)
  }
  return paragraphs
}

/**
 * The beats of a script that was written anew in paragraphs. A paragraph that is an old beat, or nearly, has its kind,
 * direction and slot; a changed one the kind and direction of the beat in its place; any other is a Point. A cue wins, and
 * is spoken where there is nothing below it. The first beat is the hook, and no other one is.
 */
export function alignParagraphs(old: readonly Beat[], paragraphs: readonly Paragraph[]): Beat[] {
  const said = paragraphs
    .map((part) => (isSpoken(part) ? part : { text: part.direction ?? '', kind: part.kind }))
    .filter(isSpoken)
  if (said.length === 0) return []
  const same = findSame(old, said)
  const places = fillPlaces(old, same)
  const beats = said.flatMap((part, at): Beat[] => {
    const place = places[at]
    const before = place === undefined ? undefined : old[place]
    const kept = same[at] === undefined ? undefined : before
    const kind = part.kind ?? before?.kind ?? 'Point'
    const text = kept && oneLine(kept.text) === oneLine(part.text) ? kept.text : part.text
    const slot = part.slot ?? (kept && spokenWords(text) <= spokenWords(kept.text) ? kept.slot : undefined)
    const beat: Beat = {
      kind: at === 0 ? 'Hook' : kind === 'Hook' ? 'Point' : kind,
      direction: part.direction ?? before?.direction ?? '',
      text,
      ...(slot && { slot }),
    }
    return [beat, ...(place === undefined ? [] : silentAfter(old, place))]
  })
  return [...silentAfter(old, -1), ...beats]
}

const isSpoken = ({ text, slot }: Paragraph): boolean => text !== '' || Boolean(slot)
const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const keepLetters = (label: string): string => label.toLowerCase().replace(/[^a-z]/gu, '')

function readKind(label: string): BeatKind | undefined {
  return BEAT_KINDS.find((kind) => keepLetters(kind) === keepLetters(label))
}

/** For each paragraph the place of the old beat that it is, equal ones first; undefined where there is none. */
function findSame(old: readonly Beat[], said: readonly Paragraph[]): (number | undefined)[] {
  const words = old.map(readWords)
  const places: (number | undefined)[] = said.map(() => undefined)
  const taken = new Set<number>()
  const compared = said.slice(0, MOST_COMPARED).map(readWords)
  for (const least of [1, NEAR]) {
    for (const [at, own] of compared.entries()) {
      if (places[at] !== undefined) continue
      const shares = words.map((other, place) => (taken.has(place) ? 0 : shareInCommon(own, other)))
      const best = shares.reduce((most, share) => Math.max(most, share), 0)
      if (best < least) continue
      places[at] = shares.indexOf(best)
      taken.add(shares.indexOf(best))
    }
  }
  return places
}

/** The places with those of changed paragraphs, in the order of the old beats: the last ones end it, the others follow on. */
function fillPlaces(old: readonly Beat[], same: readonly (number | undefined)[]): (number | undefined)[] {
  const places = [...same]
  const taken = new Set(same)
  for (let at = 0; at < places.length; at += 1) {
    if (same[at] !== undefined) continue
    const next = same.findIndex((place, index) => index > at && place !== undefined)
    const end = next === -1 ? places.length : next
    const [after, before] = [same[at - 1] ?? -1, same[next] ?? old.length]
    const free = [...old.entries()].filter(
      ([place, beat]) => place > after && place < before && !taken.has(place) && isSpoken(beat),
    )
    const endings = free.length - 1 - free.findLastIndex(([, { kind }]) => !ENDINGS.has(kind))
    const last = Math.min(endings, at === 0 ? end - 1 : end - at)
    const first = free.slice(0, free.length - last)
    for (let index = at; index < end; index += 1)
      places[index] = (index < end - last ? first[index - at] : free.at(index - end))?.[0]
    at = end
  }
  return places
}

const ENDINGS: ReadonlySet<BeatKind> = new Set(['Payoff', 'Call to action'])

/** The beats after a place that have only a direction; they stay with the beat before them. */
function silentAfter(old: readonly Beat[], place: number): Beat[] {
  const rest = old.slice(place + 1)
  const end = rest.findIndex(isSpoken)
  return end === -1 ? rest : rest.slice(0, end)
}

function readWords({ text, slot = '' }: Paragraph): Set<string> {
  const parts = Array.from(segmenter('word').segment((text || slot).toLowerCase()))
  return new Set(parts.flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : [])))
}

function shareInCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0) return 0
  return (2 * [...one].filter((word) => other.has(word)).length) / (one.size + other.size)
}
