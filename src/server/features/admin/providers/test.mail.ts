import { type Mail } from '../../../providers/mail/mail.port.ts'

/** The mail that shows an owner that mail arrives. */
export function testMail(to: string): Mail {
  return {
    to,
    subject: 'Hookline can send mail',
    body: ['You pressed Test on the page of your server. This mail shows that its mail arrives.'],
  }
}
