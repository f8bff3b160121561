import { linesFor, withoutAdditions } from '../additions/additions.ts'
import { type Change, type Desk, ENGLISH_ONLY } from '../desk.ts'
import { type Draft, mapText, textOf } from '../draft.ts'
import { joinSentences, sentencesIn } from '../text/sentences.ts'
import { withShortForms } from '../text/short-forms.ts'
import { tightened } from '../text/tighten.ts'
import { addLine } from './add-lines.ts'
import { splitLong } from './tone-changes.ts'

const PLATFORMS = ['TikTok', 'YouTube', 'Instagram'] as const
type Platform = (typeof PLATFORMS)[number]

/**
 * The tone of a platform: TikTok short sentences without fillers, YouTube a promise of what comes, Instagram a line for
 * each sentence and something to save. A line that was added for another platform goes.
 */
export function forPlatform(platform: Platform): Change {
  return (draft, desk) => {
    if (desk.language !== 'en') return { because: ENGLISH_ONLY }
    const others = PLATFORMS.filter((other) => other !== platform)
    const plain = mapText(draft, (text) => withoutAdditions(text, others, desk).text)
    const told =
      platform === 'TikTok'
        ? direct(plain)
        : platform === 'Instagram' && draft.form !== 'script' && draft.form !== 'hook'
          ? inLines(plain)
          : plain
    const did = DID[platform]
    const isChanged = textOf(told) !== textOf(draft)
    if (platform === 'TikTok' && isChanged && desk.fits(textOf(told))) return { draft: told, did }
    if (
      platform !== 'TikTok' &&
      withoutAdditions(textOf(told), [platform], desk).removed > 0 &&
      !hasOther(draft, desk, platform)
    ) {
      return isChanged ? { draft: told, did } : { because: `it sounds like ${platform} already` }
    }
    const part =
      platform === 'Instagram'
        ? draft.parts.length - 1
        : platform === 'YouTube' && draft.form === 'script'
          ? Math.min(1, draft.parts.length - 1)
          : 0
    const place =
      draft.form === 'hook'
        ? 'end'
        : platform === 'YouTube'
          ? draft.form === 'script'
            ? 'end'
            : 'early'
          : platform === 'Instagram'
            ? 'end'
            : 'start'
    const made = addLine(told, desk, { kind: platform, place, parts: [part], did: () => did })
    if ('draft' in made) return made
    return isChanged && desk.fits(textOf(told)) ? { draft: told, did } : made
  }
}

const DID: Record<Platform, string> = {
  TikTok: 'made it quick and direct, for TikTok',
  YouTube: 'added what viewers get out of it, for YouTube',
  Instagram: 'set it up to be saved, for Instagram',
}

/** Whether another line for the platform could be put in place of the one there. */
function hasOther(draft: Draft, desk: Desk, platform: Platform): boolean {
  return (
    linesFor(platform, desk, { brief: draft.form === 'hook' }).some(
      (line) => !textOf(draft).includes(line) && desk.fits(line),
    ) && draft.form !== 'hook'
  )
}

function direct(draft: Draft): Draft {
  return mapText(draft, (text) => {
    const tight = joinSentences(
      sentencesIn(text).map((sentence) => ({ ...sentence, text: tightened(sentence.text, true) })),
    )
    return splitLong(withShortForms(tight).text, 11).text
  })
}

/** A line for each sentence or two, with air between them. */
function inLines(draft: Draft): Draft {
  return mapText(draft, (text) => {
    const sentences = sentencesIn(text.trim())
    if (sentences.length < 2) return text
    return sentences
      .map(
        ({ text: sentence, gap }, at) => sentence + (gap.includes('\n') || at === sentences.length - 1 ? gap : '\n\n'),
      )
      .join('')
      .trim()
  })
}
