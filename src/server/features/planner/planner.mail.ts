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

/** More entries than these are counted, not listed. */
const LISTED = 20
const SUBJECT_CHARACTERS = 80

/** The reminder of what is planned for today, `entries` in their order, at least one. Links are whole addresses. */
export function reminderMail(
  entries: readonly [Reminded, ...Reminded[]],
  about: { supportEmail: string; planUrl: string; unsubscribeUrl: string },
): { subject: string; text: string } {
  const [first] = entries
  const more = entries.length - LISTED
  const paragraphs = [
    'Hello,',
    'you planned this for today:',
    ...entries.slice(0, LISTED).map(paragraphOf),
    ...(more > 0 ? [`and ${more} more.`] : []),
    `Your plan: ${about.planUrl}`,
    `You get this mail because Email Updates is on in your settings. If you want no more of these, end them here, without signing in:\n${about.unsubscribeUrl}`,
    `Questions? Write to ${about.supportEmail}.`,
    'Hookline',
  ]
  const what =
    entries.length === 1
      ? `${first.platform}, ${cutAtWord(first.title, SUBJECT_CHARACTERS, (part) => part.length)}`
      : `${entries.length} posts`
  return { subject: `Planned for today: ${what}`, text: `${paragraphs.join('\n\n')}\n` }
}

function paragraphOf(entry: Reminded): string {
  const zone = zoneOf(entry)
  const line = `${timeOf(entry.scheduledDate, zone)} (${zone})  ${entry.platform}: ${entry.title}`
  return entry.description === null ? line : `${line}\n${entry.description}`
}
