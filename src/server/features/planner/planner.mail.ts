import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { timeOf, zoneOf } from '../../../shared/features/planner/planner.rules.ts'

/** One entry of the day as its mail tells it. */
interface Reminded {
  title: string
  platform: string
  scheduledDate: string
  timeZone: string | null
  description: string | null
}

/** Entries that a mail tells; more are counted. */
export const MOST_LISTED = 20
const SUBJECT_CHARACTERS = 80

/**
 * The reminder of what is planned for today: the first `entries` in their order, at least one, of `count`. Links are whole
 * addresses.
 */
export function reminderMail(
  entries: readonly [Reminded, ...Reminded[]],
  about: { count: number; supportEmail: string; planUrl: string; unsubscribeUrl: string },
): { subject: string; text: string } {
  const [first] = entries
  const more = about.count - entries.length
  const paragraphs = [
    'Hello,',
    'you planned this for today:',
    ...entries.map(paragraphOf),
    ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more.`] : []),
    `Your plan: ${about.planUrl}`,
    `You get this mail because Email Updates is on in your settings. If you want no more of these, end them here, without signing in:\n${about.unsubscribeUrl}`,
    `Questions? Write to ${about.supportEmail}.`,
    'Hookline',
  ]
  const what =
    about.count === 1
      ? `${first.platform}, ${cutAtWord(oneLine(first.title), SUBJECT_CHARACTERS, (part) => part.length)}`
      : `${about.count.toLocaleString('en-US')} posts`
  return { subject: `Planned for today: ${what}`, text: `${paragraphs.join('\n\n')}\n` }
}

function paragraphOf(entry: Reminded): string {
  const zone = zoneOf(entry)
  const line = `${timeOf(entry.scheduledDate, zone)} (${zone})  ${entry.platform}: ${oneLine(entry.title)}`
  return entry.description === null ? line : `${line}\n${entry.description}`
}

/** A title takes one line of the mail: what it writes below would look like ours. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
