import { type MailBlock } from '../../providers/mail/mail.port.ts'

/** The text of a mail. */
export interface MailWords {
  subject: string
  body: MailBlock[]
}

interface Reader {
  supportEmail: string
}

/** The link that verifies an address, valid for 24 hours. */
export function verificationMail({ supportEmail, link }: Reader & { link: string }): MailWords {
  return write('Confirm your email address', supportEmail, [
    'Please confirm that this is your address:',
    { kind: 'button', label: 'Confirm my address', url: link },
    'The link works once, for 24 hours. If you did not sign up for Hookline, you can ignore this mail.',
  ])
}

/** The link to a new password, valid for 60 minutes. An account whose address is not proven begins empty with it. */
export function resetMail({ supportEmail, link, isProven }: Reader & { link: string; isProven: boolean }): MailWords {
  return write('Choose a new password', supportEmail, [
    'You, or somebody else, asked for a new password for your Hookline account. Choose it here:',
    { kind: 'button', label: 'Choose a new password', url: link },
    ...(isProven ? [] : [BEGINS_EMPTY]),
    'The link works once, for 60 minutes. If it was not you, you can ignore this mail: your password stays the same.',
  ])
}

const BEGINS_EMPTY =
  'This address was never confirmed, so somebody else may have made the account: with the new password it begins empty. ' +
  'Is what is in it yours? Then do not use this link: sign in with your password and confirm the address in your profile first.'

/** The notice after a password change. `when` is in words, with its time zone. */
export function passwordChangedMail({ supportEmail, when }: Reader & { when: string }): MailWords {
  return write('Your password was changed', supportEmail, [
    `The password of your Hookline account was changed on ${when}. Every other device was signed out.`,
    'If it was not you, choose a new password now: "Forgot password?" on the sign-in page.',
  ])
}

/** The notice after a sign-in from a browser that is new to the account. */
export function newDeviceMail(reader: Reader & { device: string; when: string }): MailWords {
  return write('A new device signed in', reader.supportEmail, [
    `${reader.device} signed in to your Hookline account on ${reader.when}.`,
    'If it was you, all is well. If not, change your password in Settings: that signs every other device out.',
  ])
}

/** Without the display name: anyone who registers a stranger's address could send them text in it. */
function write(subject: string, supportEmail: string, blocks: MailBlock[]): MailWords {
  return { subject, body: ['Hello,', ...blocks, `Questions? Write to ${supportEmail}.`, 'Hookline'] }
}
