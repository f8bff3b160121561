import { type ChangeName } from './instruction.ts'
import { ORDERS, QUALITIES, type Thing, THINGS } from './wordings.data.ts'

/** How a thing is spoken of: it carries over to the next clause that only names another thing. */
export type Mode = 'add' | 'remove' | 'avoid'

interface ClauseReading {
  changes: readonly ChangeName[]
  avoid: readonly ChangeName[]
  mode: Mode | null
  isUnderstood: boolean
}

const NOT = /\b(?:don't|never|not|no|without|avoid|shouldn't|doesn't|stop|nothing|nor|isn't|aren't)\b/u
const TOO = /\b(?:less|too|overly|not (?:so|as|that)|isn't so|way too|not too)\s+(?:\w+\s+)?$/u
/** "don't be so formal" asks for less of it, "don't make it formal" for no more. */
const NOT_SO = /\b(?:don't|not|never|isn't|shouldn't)\b.*\bso\s+(?:\w+\s+)?$/u
const LESS = /\bless\s+(?:\w+\s+)?$/u
const WANTED =
  /\b(?:more|make|be|sound|sounds|so|very|super|really|extra|bit|rather|keep|want|need|write|rewrite|turn|in|use|should|must|give|become|feel|with|it|please|try|go|some|add|enough|as|into)\b/u
const REMOVING =
  /\b(?:remove|delete|drop|strip|take out|take|lose|get rid of|without|no|cut|kill|ditch|skip|omit|leave out|minus|erase|eliminate|zero|don't (?:use|want|need|like|have|include any)|stop using|hide|clear|turn off|avoid)\b/u
const OFF = /^\s*(?:out|off|away|gone)\b/u
const FEWER = /\b(?:fewer|less|not so many|too many|reduce|not as many|only (?:one|1|a few))\b/u
const KEEPING = /\b(?:keep|leave|retain|don't (?:remove|delete|drop|touch|change|lose|cut|take))\b/u
const ADDING =
  /\b(?:add|include|use|insert|put|with|more|some|give|need|want|sprinkle|append|end|finish|close|throw in|drop in|work in|should have|to have|bring|place|attach|ask|turn on|lots of|plus|few|contain|contains|could use|missing|lacks?|needs)\b/u

/** Reads one clause of a lower-case message. `carried` is how the clause before it spoke of a thing. */
export function readClause(clause: string, carried: Mode | null): ClauseReading {
  const changes: ChangeName[] = []
  const avoid: ChangeName[] = []
  let left = clause
  let mode: Mode | null = null

  for (const { change, words } of ORDERS) {
    const found = words.exec(left)
    if (found === null) continue
    const before = left.slice(0, found.index)
    if (NOT.test(before) || /\bkeep\b/u.test(before))
      avoid.push(change, ...(change === 'hook' ? (['question-hook'] as const) : []))
    else changes.push(change)
    left = `${before} | ${left.slice(found.index + found[0].length)}`
  }

  for (const thing of THINGS) {
    const found = thing.noun.exec(left)
    if (found === null) continue
    const before = left.slice(0, found.index)
    const after = left.slice(found.index + found[0].length)
    mode = readThing(thing, before, after, carried, { changes, avoid })
    left = mode === null ? `${before} | ${after}` : ` | ${after}`
  }

  for (const quality of QUALITIES) {
    for (const pattern of [quality.strong, quality.base]) {
      const found = pattern.exec(left)
      if (found === null) continue
      const before = left.slice(0, found.index)
      const isLacking = NOT.test(before) && /^\s*enough\b/u.test(left.slice(found.index + found[0].length))
      const isMuch = TOO.test(before) || NOT_SO.test(before)
      if (pattern === quality.base && !isWanted(left, before) && !isLacking && !isMuch) continue
      const wanted = isMuch ? quality.opposite : quality.change
      const isDenied = !isLacking && NOT.test(isMuch ? before.replace(TOO, '').replace(NOT_SO, '') : before)
      const carriedOver = carried === 'avoid' && /^or\b/u.test(clause)
      if (isDenied || carriedOver) {
        avoid.push(isMuch && !LESS.test(before) ? quality.change : wanted)
        mode = 'avoid'
      } else changes.push(wanted)
      left = `${before} | ${left.slice(found.index + found[0].length)}`
      break
    }
  }
  return { changes, avoid, mode, isUnderstood: changes.length > 0 || avoid.length > 0 || mode !== null }
}

/** A plain adjective is a request where something asks for it, or where it stands nearly alone. */
function isWanted(clause: string, before: string): boolean {
  return WANTED.test(before) || clause.trim().split(' ').length <= 2
}

function readThing(
  { add, remove, fewer }: Thing,
  before: string,
  after: string,
  carried: Mode | null,
  { changes, avoid }: { changes: ChangeName[]; avoid: ChangeName[] },
): Mode | null {
  const isBare = `${before}${after}`.trim().split(/\s+/u).length <= 5
  if (KEEPING.test(before)) {
    avoid.push(remove, fewer)
    return 'add'
  }
  if (/\bdon't (?:add|put|insert|include|ask|end)\b|\bnever (?:add|put)\b/u.test(before)) {
    avoid.push(add)
    return 'avoid'
  }
  if (FEWER.test(before)) {
    changes.push(fewer)
    return 'remove'
  }
  if (REMOVING.test(before) || OFF.test(after) || /\bdon't\b|\bnot\b/u.test(before)) {
    changes.push(remove)
    return 'remove'
  }
  if (ADDING.test(before) || /^\s*(?:on|at the (?:end|bottom)|please|in it|too)\b/u.test(after)) {
    changes.push(add)
    return 'add'
  }
  const isNamed =
    isBare &&
    !/\b(?:have|about|the|is|my|your|has|this|that)\b/u.test(before) &&
    !/\b(?:is|are|was|for you)\b/u.test(after)
  if (!isNamed) return null
  if (carried === 'avoid') avoid.push(add)
  else changes.push(carried === 'remove' && !/\b(?:an?|some|more)\s*$/u.test(before) ? remove : add)
  return carried ?? 'add'
}
