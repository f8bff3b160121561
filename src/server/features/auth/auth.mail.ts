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

/**
 * The link to a new password, valid for 60 minutes. An account whose address is not proven begins empty with it. One without a
 * password, such as after an address was taken back, is told so.
 */
export function resetMail({
  supportEmail,
  link,
  isProven,
  hasPassword,
}: Reader & { link: string; isProven: boolean; hasPassword: boolean }): MailWords {
  return write('Choose a new password', supportEmail, [
    hasPassword
      ? 'You, or somebody else, asked for a new password for your Hookline account. Choose it here:'
      : 'Your Hookline account has no password that works. Choose a new one here:',
    { kind: 'button', label: 'Choose a new password', url: link },
    ...(isProven ? [] : [BEGINS_EMPTY]),
    hasPassword
      ? 'The link works once, for 60 minutes. If it was not you, you can ignore this mail: your password stays the same.'
      : 'The link works once, for 60 minutes. Later, "Forgot password?" on the sign-in page sends another one.',
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

/** The link that gives an account this address, valid for 24 hours. `replaces`: an account that was never confirmed has it. */
export function emailChangeMail({
  supportEmail,
  link,
  replaces,
}: Reader & { link: string; replaces: boolean }): MailWords {
  return write('Confirm your new email address', supportEmail, [
    'Please confirm that your Hookline account should have this address from now on:',
    { kind: 'button', label: 'Use this address', url: link },
    ...(replaces ? [REPLACES] : []),
    'The link works once, for 24 hours, where you are signed in. If you did not ask for it, you can ignore this mail.',
  ])
}

const REPLACES =
  'There is another account with this address, which was never confirmed. It is deleted with everything in it when you confirm. ' +
  'Is what is in it yours? Then do not use this link.'

/** The notice to an address that somebody wants for another account. */
export function emailTakenMail({ supportEmail }: Reader): MailWords {
  return write('This address has an account already', supportEmail, [
    'Somebody asked to give this address to another Hookline account. You have an account with it, so nothing was changed.',
    'Was it you? Sign in with this address and delete that account first, or choose another address. If it was not you, you can ignore this mail.',
  ])
}

/** The notice to the address before a change, with the link that undoes it, valid for 7 days. `when` is in words. */
export function emailChangedMail({ supportEmail, link, when }: Reader & { link: string; when: string }): MailWords {
  return write('Your email address was changed', supportEmail, [
    `On ${when} your Hookline account got another email address. You sign in with that one from now on.`,
    'If it was not you, take your account back:',
    { kind: 'button', label: 'Undo the change', url: link },
    'The link works once, for 7 days. It signs out every device, and you choose a new password.',
  ])
}

/** Without the display name: anyone who registers a stranger's address could send them text in it. */
function write(subject: string, supportEmail: string, blocks: MailBlock[]): MailWords {
  return { subject, body: ['Hello,', ...blocks, `Questions? Write to ${supportEmail}.`, 'Hookline'] }
}
