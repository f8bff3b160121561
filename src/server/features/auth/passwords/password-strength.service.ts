import type { ZxcvbnFactory, ZxcvbnResult } from '@zxcvbn-ts/core'
import { AppError } from '../../../../shared/errors.ts'
import { emailKey } from '../../../../shared/features/auth/auth.rules.ts'

/** The user of the new password. */
interface PasswordOwner {
  email: string
  displayName?: string | undefined
}

/** The estimator's time grows faster than the text, and more characters never make a password easier to guess. */
const ESTIMATED_CHARACTERS = 64
/** Substitutions such as `@` for `a` that are tried; more take longer and find nothing new. */
const SUBSTITUTIONS = 10
/** Minimum length of a part of a name or an address; shorter parts occur in any text. */
const LEAST_PART = 3

const PRODUCT = ['hookline']
const REASONS = {
  blanks: 'A password of blanks alone is easy to guess.',
  repeated: 'This password is one character again and again.',
  name: 'This password is too close to your name.',
  email: 'This password is too close to your email address.',
  product: 'This password is too close to the name Hookline.',
  common: 'This password is one of the most common ones.',
  pattern: 'This password is too easy to guess.',
}
/** By the estimator's name of the pattern. */
const PATTERN_REASONS: Partial<Record<string, string>> = {
  repeat: 'This password repeats the same few characters.',
  sequence: 'This password is a row of letters or numbers.',
}

interface Estimator {
  check: ZxcvbnFactory['check']
  common: readonly string[]
}
let loading: Promise<Estimator> | undefined

/** Loaded on demand: the estimator takes 5 MB and 100 ms. */
async function load(): Promise<Estimator> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ])
  const common = dictionary['passwords-common']
  const estimator = new ZxcvbnFactory({
    dictionary: { common },
    graphs: { qwerty: adjacencyGraphs.qwerty },
    maxLength: ESTIMATED_CHARACTERS,
    l33tMaxSubstitutions: SUBSTITUTIONS,
  })
  return { common, check: (password, words) => estimator.check(password, words) }
}

/**
 * Checks a new password. Throws BAD_REQUEST with the reason for a password that is guessed first: score 0 of the
 * estimator, a common password, only blanks, one repeated character, or little beside the user's name, address or the
 * product's name. With `warn`, a password of score 1 throws CONFLICT with reason `weak_password`, so that a form can
 * ask before it sends the password again without `warn`. `field` is its name in the form.
 */
export async function acceptNewPassword(
  password: string,
  owner: PasswordOwner,
  { field = 'password', warn = false } = {},
): Promise<void> {
  const { refusal, isWeak } = await assess(password, owner)
  if (refusal) throw new AppError('BAD_REQUEST', `${refusal} Choose another one.`, { field })
  if (isWeak && warn) {
    const message = 'This password is easy to guess. A longer one is safer.'
    throw new AppError('CONFLICT', message, { field, reason: 'weak_password' })
  }
}

async function assess(password: string, owner: PasswordOwner): Promise<{ refusal?: string; isWeak: boolean }> {
  const lower = password.toLowerCase()
  if (lower.trim() === '') return { refusal: REASONS.blanks, isWeak: true }
  if (new Set(lower.replaceAll(/\s+/gu, '')).size === 1) return { refusal: REASONS.repeated, isWeak: true }
  if (emailKey(password) === emailKey(owner.email)) return { refusal: REASONS.email, isWeak: true }
  const words = collectWords(owner)
  const { check, common } = await (loading ??= load())
  const judge = (text: string) => {
    const result = check(text, Object.values(words).flat())
    return { refusal: common.includes(text.toLowerCase()) ? REASONS.common : findRefusal(result, words), result }
  }
  const { refusal: asTyped, result } = judge(password)
  // The estimator does not find words that are split by blanks.
  const joined = password.replaceAll(/\s+/gu, '')
  const refusal = asTyped ?? (joined === password ? undefined : judge(joined).refusal)
  return { ...(refusal && { refusal }), isWeak: result.score <= 1 }
}

type Words = Record<'product' | 'name' | 'email', string[]>

/** The user's name and address, whole and in parts. */
function collectWords({ email, displayName = '' }: PasswordOwner): Words {
  const parts = (text: string) => [text, ...text.split(/[^\p{L}\p{N}]+/u), text.replaceAll(/[^\p{L}\p{N}]+/gu, '')]
  const at = email.lastIndexOf('@')
  const local = email.slice(0, at)
  const site = email.slice(at + 1, email.lastIndexOf('.'))
  const known = (texts: string[]) =>
    texts.map((text) => text.toLowerCase().slice(0, ESTIMATED_CHARACTERS)).filter((text) => text.length >= LEAST_PART)
  return { product: PRODUCT, name: known(parts(displayName)), email: known([email, ...parts(local), ...parts(site)]) }
}

function findRefusal({ score, sequence }: ZxcvbnResult, words: Words): string | undefined {
  if (score > 1) return undefined
  const [only] = sequence.length === 1 ? sequence : []
  const known = sequence.find(({ dictionaryName }) => dictionaryName === 'userInputs')
  if (known) {
    const whose = (['product', 'name', 'email'] as const).find((kind) => words[kind].includes(known['matchedWord']))
    return REASONS[whose ?? 'email']
  }
  if (only?.['dictionaryName'] === 'common') return REASONS.common
  return score === 0 ? (PATTERN_REASONS[only?.pattern ?? ''] ?? REASONS.pattern) : undefined
}
