/** The address that begins a sign-in at the OpenID Connect provider; `redirect`, `invite` and `confirm` are its parameters. */
export const OIDC_START_PATH = '/auth/oidc/start'
/** The address to which the provider sends people back. It is registered there. */
export const OIDC_CALLBACK_PATH = '/auth/oidc/callback'
/** Milliseconds that a person may take at the provider. */
export const OIDC_SIGN_IN_MS = 15 * 60_000

/** What begins the external id of a person of such a provider; ids of other providers never do. */
export const OIDC_SUBJECT = 'oidc:'

/** Why a sign-in at the provider failed: a closed list, since the address bar has it and anyone can write that. */
export const OIDC_PROBLEMS = [
  'cancelled',
  'expired',
  'not_trusted',
  'unreachable',
  'refused_server',
  'wrong_issuer',
  'no_email',
  'address_taken',
  'address_has_plan',
  'registration_closed',
  'invite_needed',
  'blocked',
  'too_many',
  'not_recent',
  'other_person',
  'failed',
] as const
export type OidcProblem = (typeof OIDC_PROBLEMS)[number]

/** What happened and what to do, for each problem. `{name}` stands for the provider's name, `{support}` for the address for questions. */
const SENTENCES: Record<OidcProblem, string> = {
  cancelled: 'You did not finish signing in at {name}. Try again when you are ready.',
  expired: 'This sign-in took too long, or was started in another browser. Start it again here.',
  not_trusted:
    'The answer of {name} could not be trusted, so nobody was signed in. Try again. If it happens again, the person who runs this server finds the reason in its log.',
  unreachable: '{name} cannot be reached from this server at the moment. Try again in a few minutes.',
  refused_server: '{name} refused this server. Ask the person who runs it: the log says what to check.',
  wrong_issuer:
    '{name} does not fit the settings of this server. Ask the person who runs it: the log says what to check.',
  no_email: 'Your account at {name} has no email address. Add one there, then sign in again.',
  address_taken:
    'There is an account with your email address here that {name} does not open: it belongs to another sign-in, or {name} did not confirm the address. Sign in the way you did before, or ask the person who runs this server.',
  address_has_plan:
    'There is an account with your email address here, never confirmed, that has a plan. Write to {support}: we find out whose it is.',
  registration_closed: 'This server takes no new accounts.',
  invite_needed:
    'This server is by invitation only, and an invitation works for a limited time. Ask the person who runs it for a new link.',
  blocked: 'This account is blocked on this server. Questions? Write to {support}.',
  too_many: 'Too many attempts. Wait a few minutes, then try again.',
  not_recent: '{name} did not say that you signed in just now, so it could not be confirmed. Sign in there again.',
  other_person: 'You signed in at {name} as somebody else. Sign in as the person whose account is open here.',
  failed: 'Something went wrong on this server. Try again.',
}

/** The same problem on a server without passwords, where there is no other way to sign in. */
const ONLY_WAY: Partial<Record<OidcProblem, string>> = {
  address_taken:
    'There is an account with your email address here that belongs to somebody else at {name}, or {name} did not confirm the address. Ask the person who runs this server.',
}

/** The sentence for a problem at the provider; undefined for a word that is none of ours. */
export function describeOidcProblem(
  problem: string | undefined,
  { name, only, supportEmail }: { name: string; only: boolean; supportEmail: string },
): string | undefined {
  const known = OIDC_PROBLEMS.find((one) => one === problem)
  if (known === undefined) return undefined
  const sentence = (only ? ONLY_WAY[known] : undefined) ?? SENTENCES[known]
  return sentence.replaceAll('{name}', () => name).replaceAll('{support}', () => supportEmail)
}
