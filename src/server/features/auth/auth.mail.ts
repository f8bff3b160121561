/** The words of every mail about an account. Plain text: it arrives everywhere, and its links can be read before the click. */
export interface MailText {
  subject: string
  text: string
}

interface Reader {
  supportEmail: string
}

/** The link that verifies an address, valid for 24 hours. */
export function verificationMail({ supportEmail, link }: Reader & { link: string }): MailText {
  return write('Confirm your email address', supportEmail, [
    'please confirm that this address is yours:',
    link,
    'The link works once, for 24 hours. If you did not create an account at Hookline, do nothing: without your click the address stays unconfirmed.',
  ])
}

/** The link to a new password, valid for 60 minutes. */
export function resetMail({ supportEmail, link }: Reader & { link: string }): MailText {
  return write('Choose a new password', supportEmail, [
    'somebody, probably you, asked for a new password. Choose it here:',
    link,
    'The link works once, for 60 minutes. If it was not you, do nothing: your password stays as it is.',
  ])
}

/** The notice after a password was changed. `when` is in words, with its time zone. */
export function passwordChangedMail({ supportEmail, when }: Reader & { when: string }): MailText {
  return write('Your password was changed', supportEmail, [
    `the password of your Hookline account was changed on ${when}. Every other device was signed out.`,
    'If it was not you, choose a new password at once with "Forgot password?" on the sign-in page.',
  ])
}

/** The notice after a sign-in from a browser that the account has not used before. */
export function newDeviceMail(reader: Reader & { device: string; when: string }): MailText {
  return write('A new device signed in', reader.supportEmail, [
    `${reader.device} signed in to your Hookline account on ${reader.when}.`,
    'If it was you, there is nothing to do. If not, change your password in Settings: that signs every other device out.',
  ])
}

/** No name stands in it: whoever registers a stranger's address could write to them through it. */
function write(subject: string, supportEmail: string, paragraphs: string[]): MailText {
  const text = ['Hello,', ...paragraphs, `Questions? Write to ${supportEmail}.`, 'Hookline'].join('\n\n')
  return { subject, text: `${text}\n` }
}
