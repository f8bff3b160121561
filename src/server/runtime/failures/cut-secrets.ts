const HIDDEN = '[hidden]'

/** Forms of secrets, and of what people write, in the words of an outside service; each with what takes its place. */
const SECRETS: readonly (readonly [RegExp, string])[] = [
  [/-----BEGIN[^-]*-----[^-]*(?:-----END[^-]*-----)?/gu, HIDDEN],
  // A user and a password in a URL.
  [/(:\/\/)[^\s/]*@/gu, `$1${HIDDEN}@`],
  [/\b(bearer|basic)\s+(?!auth|token|key|scheme|credential)[\w.~+/=*-]{4,}/giu, `$1 ${HIDDEN}`],
  // Elements of XML, as a bucket sends them.
  [
    /(<(?:(?:AWS)?AccessKeyId|Signature(?:Provided)?|(?:StringToSign|CanonicalRequest)(?:Bytes)?|Token-?\d?|SecretAccessKey)>)[^<]*/gu,
    `$1${HIDDEN}`,
  ],
  // A value behind its name, as in a form, a JSON or a sentence.
  [
    /((?:key|token|secret|passw(?:or)?d|pass|pwd|signature|credentials?|authorization|cookie|session)(?:[_ -]?id| provided| given)?["']?\s{0,3}[:=]\s{0,3}["']?)[^\s"'&,;<>]+/giu,
    `$1${HIDDEN}`,
  ],
  // Keys with a prefix: OpenAI's and those of services like it, Stripe, Hugging Face, GitHub, GitLab, Slack, ours; Google, AWS, tokens.
  [/(?<![a-z\d])(?:sk|pk|rk|gsk|hf|gh[opsu]|whsec|hl|xai|pplx|nvapi|glpat|xox[abprs])[-_][\w*.-]{4,}/giu, HIDDEN],
  [/(?<![a-z\d])(?:AIza|AKIA|ASIA|ya29\.|eyJ)[\w.*-]{8,}/giu, HIDDEN],
  // Long words of letters and digits, with or without the signs of Base64, and longer ones with dashes.
  [/(?<![\w+/])(?=[a-z_]*\d)(?=[\d_]*[a-z])\w{24,}=*/giu, HIDDEN],
  [/(?<![\w+/])(?=\D{0,60}\d)(?=[^A-Z]{0,60}[A-Z])(?=[^a-z]{0,60}[a-z])[\w+/-]{32,}=*/gu, HIDDEN],
  // Addresses of people.
  [/(?<![^\s<>"'(),;:])[^\s@<>"'(),;:/[\]]+@[^\s@<>"'(),;:/]+/gu, '[address]'],
  // A long quotation may be what somebody wrote.
  [/"[^"]{80,}"|'[^']{80,}'|“[^“”]{80,}”/gu, '"…"'],
  [/<\/?[a-z!?][^<>]*>/giu, ' '],
]

/** The words of an outside service, on one line, without keys, tokens, passwords, addresses of people, long quotations and tags. */
export function cutSecrets(text: string): string {
  const cut = SECRETS.reduce((rest, [secret, instead]) => rest.replaceAll(secret, instead), text)
  return cut.replaceAll(/[\s\p{C}]+/gu, ' ').trim()
}
