import { cutAtWord } from '../../../shared/cut-at-word.ts'
import { type MailBlock } from '../../providers/mail/mail.port.ts'
import { formatTime, resolveTimeZone } from '../../../shared/features/planner/planner.rules.ts'

/** An entry in the mail of its day. */
interface Reminded {
  title: string
  platform: string
  scheduledDate: string
  timeZone: string | null
  description: string | null
  /** The entry's video; the mail links to its sheet. */
  videoId: string | null
}

/** Entries listed in a mail; further ones are only counted. */
export const MOST_LISTED = 20
const SUBJECT_CHARACTERS = 80

/**
 * The reminder of today's plan: `entries` are the first of `count`, at least one. Entries of a video link to its sheet.
 * Links are absolute.
 */
export function reminderMail(
  entries: readonly [Reminded, ...Reminded[]],
  about: { count: number; supportEmail: string; planUrl: string; unsubscribeUrl: string },
): { subject: string; body: MailBlock[] } {
  const [first] = entries
  const more = about.count - entries.length
  const body: MailBlock[] = [
    'Hello,',
    'This is planned for today:',
    ...entries.flatMap((entry) => buildBlocks(entry, about.planUrl)),
    ...(more > 0 ? [`and ${more.toLocaleString('en-US')} more.`] : []),
    { kind: 'button', label: 'Open my plan', url: about.planUrl },
    'You get this mail because Email Updates is on in your settings.',
    { kind: 'link', label: 'Stop these mails, without signing in:', url: about.unsubscribeUrl },
    `Questions? Write to ${about.supportEmail}.`,
    'Hookline',
  ]
  const what =
    about.count === 1
      ? `${first.platform}, ${cutAtWord(oneLine(first.title), SUBJECT_CHARACTERS, (part) => part.length)}`
      : `${about.count.toLocaleString('en-US')} posts`
  return { subject: `Planned for today: ${what}`, body }
}

function buildBlocks(entry: Reminded, planUrl: string): MailBlock[] {
  const zone = resolveTimeZone(entry)
  const line = `${formatTime(entry.scheduledDate, zone)} (${zone})  ${entry.platform}: ${oneLine(entry.title)}`
  const paragraph = entry.description === null ? line : `${line}\n${entry.description}`
  if (entry.videoId === null) return [paragraph]
  const url = `${planUrl}&video=${encodeURIComponent(entry.videoId)}`
  return [paragraph, { kind: 'link', label: 'Everything for posting it:', url }]
}

/** Cuts a title to one line, because further lines would look like ours. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
}
