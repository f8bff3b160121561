import { formatHtml, formatText } from './mail-body.ts'
import { AddressRefused, type Mail } from './mail.port.ts'

/** Exactly one plain address: no list, no name, nothing that begins another line of the message. */
const ONE_ADDRESS = /^[^\s\p{Cc},;:<>()[\]\\"]+@[^\s\p{Cc},;:<>()[\]\\"@]+$/u

/**
 * A mail as nodemailer's options: one recipient, a subject of one line, text and HTML with the same words, and nothing taken
 * from files or addresses. `from` is an address, with a name or without. Throws `AddressRefused` where `to` is not one address.
 */
export function toMessage({ to, subject, body, unsubscribeUrl, id }: Mail, from: string) {
  if (!ONE_ADDRESS.test(to)) {
    throw new AddressRefused('The mail could not be sent: its address is not one that mail can reach.')
  }
  const oneLine = subject.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  return {
    from,
    to: { name: '', address: to },
    subject: oneLine,
    ...(id !== undefined && { messageId: `<${id}@${/@([^\s>]+)/u.exec(from)?.[1] ?? 'localhost'}>` }),
    text: formatText(body),
    html: formatHtml(oneLine, body),
    // Suppresses automatic replies. Source: RFC 3834.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribeUrl && {
        // URL encoding has no space and no angle bracket, so nothing in it ends the header.
        'List-Unsubscribe': `<${new URL(unsubscribeUrl).href}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
