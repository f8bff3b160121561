import { type LengthGoal } from './instruction.ts'

const NUMBERS: Record<string, number> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  hundred: 100,
}
const AMOUNT = String.raw`(\d{1,5}|${Object.keys(NUMBERS).join('|')})`
const UNIT = String.raw`[- ]?(words?|seconds?|secs?|s|minutes?|mins?|sentences?|lines?|characters?|chars?)\b`
const MOST = String.raw`(?:under|below|max(?:imum)?(?: of)?|at most|less than|fewer than|no more than|not more than|up to|within|in|to|into|only|just|below|a maximum of|not longer than|no longer than|shorter than)`
const LEAST = String.raw`(?:at least|more than|over|minimum(?: of)?|longer than|no less than|min)`
const ABOUT = String.raw`(?:about|around|roughly|approximately|exactly|~|=)`

const GOALS: readonly (readonly [RegExp, 'most' | 'least' | 'about'])[] = [
  [new RegExp(String.raw`\b${LEAST} ${AMOUNT}${UNIT}`, 'u'), 'least'],
  [new RegExp(String.raw`\b${MOST} ${AMOUNT}${UNIT}`, 'u'), 'most'],
  [new RegExp(String.raw`(?:^|\s)${ABOUT} ${AMOUNT}${UNIT}`, 'u'), 'about'],
  [
    new RegExp(
      String.raw`\b${AMOUNT}${UNIT}(?: or (?:less|fewer|shorter)|[, ]*(?:max(?:imum)?|at most|tops|long|only|version|limit))?`,
      'u',
    ),
    'most',
  ],
]

/** Finds how long a text is to be in a lower-case message, and where it says so. Null where it says nothing. */
export function lengthGoalIn(message: string): { goal: LengthGoal; words: string } | null {
  for (const [pattern, bound] of GOALS) {
    const found = pattern.exec(message)
    if (found === null) continue
    const [words, amount = '', unit = ''] = found
    const isPlainOne = /^an?$/u.test(amount) && /^(?:s|words?|lines?|sentences?|char)/u.test(unit)
    if (isPlainOne || isAdded(message.slice(0, found.index))) continue
    return { goal: goalOf(NUMBERS[amount] ?? Number(amount), unit, bound), words }
  }
  return shareIn(message)
}

/** "add two sentences" says how much is added, not how much there shall be. */
function isAdded(before: string): boolean {
  return /\b(?:add|include|insert|write|another|first|last|every|each|give|with)\b[^.]*$/u.test(before)
}

function goalOf(amount: number, unit: string, bound: 'most' | 'least' | 'about'): LengthGoal {
  if (unit.startsWith('w')) return { unit: 'words', amount, bound }
  if (unit.startsWith('c')) return { unit: 'characters', amount, bound }
  if (/^(?:sen|l)/u.test(unit)) return { unit: 'sentences', amount, bound }
  return { unit: 'seconds', amount: unit.startsWith('m') ? amount * 60 : amount, bound }
}

function shareIn(message: string): { goal: LengthGoal; words: string } | null {
  const percent = /\b(?:by )?(\d{1,2}) ?(?:%|percent)(?: (shorter|less|fewer|longer))?/u.exec(message)
  if (percent) {
    const part = Number(percent[1]) / 100
    const isGrowth = percent[2] === 'longer' || /\b(?:longer|expand|extend)\b/u.test(message)
    const isOf = /\bto (?:\d{1,2})/u.test(message)
    return { goal: { unit: 'share', share: isGrowth ? 1 + part : isOf ? part : 1 - part }, words: percent[0] }
  }
  const shares: readonly (readonly [RegExp, number])[] = [
    [/\b(?:half as long|in half|by half|half the (?:length|size|words)|halve|half its length)\b/u, 0.5],
    [/\bby (?:a|one) third\b/u, 0.67],
    [/\bby (?:a|one) quarter\b/u, 0.75],
    [/\b(?:twice as long|double (?:it|the length)|two times longer)\b/u, 2],
    [/\b(?:a (?:lot|ton)|much|way|far|significantly|considerably) shorter\b/u, 0.45],
    [/\b(?:a (?:bit|little)|slightly|somewhat|a touch|a tad) shorter\b/u, 0.85],
    [/\b(?:a (?:lot|ton)|much|way|far|significantly) longer\b/u, 1.6],
    [/\b(?:a (?:bit|little)|slightly|somewhat) longer\b/u, 1.12],
  ]
  for (const [pattern, share] of shares) {
    const found = pattern.exec(message)
    if (found) return { goal: { unit: 'share', share }, words: found[0] }
  }
  return null
}
