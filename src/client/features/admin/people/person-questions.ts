import type { Person } from '../../../../shared/features/admin/people.schema.ts'

/** Acts that are confirmed by a click. */
export type AskedAction = 'signOut' | 'sendResetLink' | 'block' | 'endSubscription' | 'unblock' | 'free'

interface Question {
  title: string
  /** What the act does to this person. */
  text(person: Person): string
  confirm: string
  busy: string
  /** Title of the notice afterwards. */
  done: string
}

export const QUESTIONS: Record<AskedAction, Question> = {
  signOut: {
    title: 'Sign out everywhere?',
    text: ({ email }) => `${email} has to sign in again on every device. Nothing is lost.`,
    confirm: 'Sign out everywhere',
    busy: 'Signing out...',
    done: 'Signed out everywhere',
  },
  sendResetLink: {
    title: 'Send a reset link?',
    text: ({ email, emailVerified }) =>
      `${email} gets a mail with a link to a new password. The old one works until then.` +
      (emailVerified ? '' : ' The address was never confirmed, so with the new password the account begins empty.'),
    confirm: 'Send the link',
    busy: 'Sending...',
    done: 'Link sent',
  },
  block: {
    title: 'Block this account?',
    text: ({ email }) =>
      `${email} is signed out at once, what is being written or spoken ends, and there is no way back in until you unblock it. Everything that is saved stays.`,
    confirm: 'Block',
    busy: 'Blocking...',
    done: 'Blocked',
  },
  endSubscription: {
    title: 'End the subscription?',
    text: ({ email }) => `${email} is not charged again. What is paid stays until its period ends.`,
    confirm: 'End the subscription',
    busy: 'Ending...',
    done: 'Subscription ended',
  },
  unblock: {
    title: 'Unblock this account?',
    text: ({ email }) => `${email} can sign in again and finds everything as before.`,
    confirm: 'Unblock',
    busy: 'Unblocking...',
    done: 'Unblocked',
  },
  free: {
    title: 'Free the address?',
    text: ({ email, plan }) =>
      `For an account whose person lost the sign-in. Whoever proves next that ${email} is theirs, by a sign-in or a mailed link, opens it with ` +
      `everything in it${plan === null ? '' : ' and its plan'}; the sign-in of before no longer does. ` +
      'If the address belongs to somebody else now, delete the account instead.',
    confirm: 'Free the address',
    busy: 'Freeing...',
    done: 'Address freed',
  },
}
