import { cueTime, lengthOf, readScript } from '../../../../../shared/features/scripts/scripts.rules.ts'
import { type RefineBrief } from '../../text.port.ts'
import { noteOf, notUnderstood, nothingToDo, UNDO_ANSWER } from './answers.ts'
import { fitted } from './caption-fit.ts'
import {
  addAction,
  addCourage,
  addEmotion,
  addJoke,
  addNumbers,
  addQuestion,
  removeAction,
  removeNumbers,
  removeQuestion,
  renewAction,
} from './changes/add-changes.ts'
import { addEmoji, reduceEmoji } from './changes/emoji-changes.ts'
import { addHashtags, reduceHashtags } from './changes/hashtag-changes.ts'
import { lengthen } from './changes/lengthen.ts'
import { newHook, withOwnOpening } from './changes/new-hook.ts'
import { forPlatform } from './changes/platform-tone.ts'
import { shorten } from './changes/shorten.ts'
import { makeCasual, makeFormal, makeSimple, takeOut } from './changes/tone-changes.ts'
import { changeWords } from './changes/word-changes.ts'
import { type Change, type Desk, openDesk, type Outcome } from './desk.ts'
import { type Draft, readDraft, textOf, wordsOf, writeDraft } from './draft.ts'
import { type ChangeName } from './instruction/instruction.ts'
import { readInstruction } from './instruction/read-instruction.ts'

/** A new version in the form of the old content with a sentence on what changed, or why nothing changed. */
export type Refinement = { kind: 'version'; content: string; note: string } | { kind: 'answer'; text: string }

const MOST_CHARACTERS = 30_000

/** Changes in the order in which they are made: first what takes away, then what adds, signs last. */
const CHANGES: readonly (readonly [ChangeName, Change])[] = [
  [
    'again',
    (draft, desk) =>
      draft.form === 'hook'
        ? newHook()(draft, desk)
        : { because: 'a whole new text comes from the tool itself, with Regenerate; here I change this one' },
  ],
  ['hook', newHook()],
  ['question-hook', newHook('Question')],
  ['no-question', removeQuestion],
  ['no-action', removeAction],
  ['no-numbers', removeNumbers],
  [
    'plain',
    takeOut(['emotion', 'inspiring'], {
      did: 'took the added feeling out',
      none: 'I added no feeling here, and I would not know which of your own words to take',
    }),
  ],
  ['serious', takeOut(['funny'], { did: 'took the aside out', none: 'I found no joke of mine in it to take out' })],
  ['simple', makeSimple],
  ['formal', makeFormal],
  ['casual', makeCasual],
  ['TikTok', forPlatform('TikTok')],
  ['YouTube', forPlatform('YouTube')],
  ['Instagram', forPlatform('Instagram')],
  ['shorter', shorten],
  ['longer', lengthen],
  ['emotion', addEmotion],
  ['inspiring', addCourage],
  ['funny', addJoke],
  ['numbers', addNumbers],
  [
    'statistics',
    () => ({ because: 'I do not make statistics up; ask me to include numbers, and I will add some as advice' }),
  ],
  ['action', addAction],
  ['new-action', renewAction],
  ['question', addQuestion],
  ['no-hashtags', reduceHashtags(0)],
  ['fewer-hashtags', reduceHashtags(2)],
  ['hashtags', addHashtags],
  ['no-emoji', reduceEmoji(0)],
  ['fewer-emoji', reduceEmoji(1)],
  ['emoji', addEmoji],
]

/**
 * Refines a content by rules, as a message asks. Takes any content and message; the same brief gives the same result.
 * Returns a version that keeps the form of the content (cue lines, JSON, the limits of a hook), or an answer: the
 * message was not understood, or what it asks for would change nothing.
 */
export function refineText(brief: RefineBrief): Refinement {
  const instruction = readInstruction(brief.message)
  const { changes, requests, others } = instruction
  if (changes.includes('undo')) return { kind: 'answer', text: UNDO_ANSWER }
  if (changes.length + requests.length === 0) return { kind: 'answer', text: notUnderstood(brief.message, instruction) }
  const first = readDraft(brief.content, brief.toolType)
  if (textOf(first).trim() === '' || isOtherJson(brief.content, first)) {
    return { kind: 'answer', text: nothingToDo(['there is no text here that I can read'], []) }
  }

  const desk = openDesk(brief, instruction, first)
  const done: string[] = []
  const reasons: string[] = []
  let draft = first
  let wasSized = false
  const apply = (change: (draft: Draft, desk: Desk) => Outcome, isSizing = false) => {
    const outcome = change(draft, desk)
    if ('because' in outcome) return void reasons.push(outcome.because)
    wasSized ||= isSizing && outcome.did === ''
    draft = outcome.draft
    if (outcome.did !== '') done.push(outcome.did)
  }
  for (const request of requests) apply((before) => changeWords(before, desk, request))
  for (const [name, change] of CHANGES) {
    if (changes.includes(name)) apply(change, name === 'shorter' || name === 'longer')
  }

  if (instruction.avoid.has('hook')) draft = withOwnOpening(draft, first)
  const last = brief.userInput ? fitted(draft, brief.userInput.platform) : draft
  done.push(...fitNote(draft, last, desk.platform))
  const content = writeDraft(last).trim()
  if (!isSound(content, last, first, brief.content))
    return {
      kind: 'answer',
      text: nothingToDo(reasons.length > 0 ? reasons : ['that would leave the text as it is'], others),
    }
  const size = wasSized ? [sizeNote(first, last, changes.includes('shorter'))] : []
  return { kind: 'version', content, note: noteOf([...size, ...done], reasons, others) }
}

/** Whether a result may stand: it differs, has words, is not too long, and a script can be read again, beat by beat. */
function isSound(content: string, draft: Draft, first: Draft, before: string): boolean {
  const isChanged = content !== writeDraft(first).trim() && content !== before.trim()
  const isWhole =
    textOf(draft).trim() !== '' && content.length <= MOST_CHARACTERS && content.isWellFormed() === before.isWellFormed()
  return isChanged && isWhole && (draft.form !== 'script' || readScript(content)?.length === draft.parts.length)
}

/** An object in JSON that is no caption: its words cannot be told from its keys. */
function isOtherJson(content: string, draft: Draft): boolean {
  if (draft.form === 'caption' || !/^\s*\{[\s\S]*\}\s*$/u.test(content)) return false
  try {
    JSON.parse(content)
    return true
  } catch {
    return false
  }
}

/** What had to go for the platform, beside what was asked for. */
function fitNote(before: Draft, after: Draft, platform: string): string[] {
  const tags = after.hashtags.length
  return [
    ...(tags < before.hashtags.length ? [`kept the ${tags} hashtag${tags === 1 ? '' : 's'} that fit ${platform}`] : []),
    ...(textOf(after).length < textOf(before).trim().length ? [`cut the end to fit ${platform}`] : []),
  ]
}

/** How the length changed, in words and, for a script, in time. */
function sizeNote(before: Draft, after: Draft, isShorter: boolean): string {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const time = before.form === 'script' ? ` (${timeOf(before)} to ${timeOf(after)})` : ''
  const went = `${was} ${was === 1 ? 'word' : 'words'} to ${is}${time}`
  if (is === was) return `the length stays at ${was} words, with what was added`
  if (isShorter) return is < was ? `cut from ${went}` : `cut the text itself; with what was added it went from ${went}`
  return is > was ? `went from ${went}` : `went from ${went}, with what was taken out`
}

function timeOf(draft: Draft): string {
  const beats = draft.parts.map(({ kind, text, direction }) => ({ kind: kind ?? ('Point' as const), text, direction }))
  return cueTime(lengthOf(beats).seconds)
}
