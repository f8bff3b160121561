import { assert, constantFrom, property, string, tuple } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cutSecrets } from './cut-secrets.ts'

/** Characters of keys, with a letter and a digit for sure. */
const word = (least: number) =>
  tuple(
    constantFrom('a', 'Q'),
    string({ unit: constantFrom(...'abcXYZ0189'.split('')), minLength: least, maxLength: 60 }),
    constantFrom('7'),
  ).map((parts) => parts.join(''))
const PREFIXES = [
  'sk-',
  'sk-proj-',
  'sk_live_',
  'rk_test_',
  'whsec_',
  'gsk_',
  'hf_',
  'ghp_',
  'xai-',
  'hl_',
  'AIza',
  'AKIA',
  'eyJ',
  'SK-',
]
const AROUND: readonly (readonly [string, string])[] = [
  ['Incorrect API key provided: ', '. You can find yours at https://x.example.'],
  ['{"error":{"message":"bad ', '","code":"invalid_api_key"}}'],
  ['key=', '&other=1'],
  ['(', ')'],
  ['', ''],
  ['<AWSAccessKeyId>', '</AWSAccessKeyId>'],
]
const NAMED = [
  'password=',
  'api_key: ',
  '"apiKey":"',
  "'secret': '",
  'X-Amz-Signature=',
  'Authorization: Bearer ',
  'token = ',
  'session_id=',
  'passwd:',
  'API key provided: ',
]

describe('the words of a service', () => {
  it('have no key with a known beginning, wherever it stands', () => {
    assert(
      property(constantFrom(...PREFIXES), word(10), constantFrom(...AROUND), (prefix, secret, [before, after]) => {
        expect(cutSecrets(`${before}${prefix}${secret}${after}`)).not.toContain(secret)
      }),
    )
  })

  it('have no value of a secret behind its name, and no long word of letters and digits', () => {
    assert(
      property(constantFrom(...NAMED), word(3), (name, secret) => {
        expect(cutSecrets(`It is ${name}${secret}`)).not.toContain(secret)
      }),
    )
    assert(
      property(word(24), (secret) => {
        expect(cutSecrets(`The value ${secret} is wrong.`)).toBe('The value [hidden] is wrong.')
      }),
    )
  })

  it('have no user and password of a URL', () => {
    assert(
      property(word(1), constantFrom('smtps', 'https', 'postgres', 's3'), (secret, scheme) => {
        expect(cutSecrets(`cannot reach ${scheme}://me:${secret}@mail.example:465/x`)).toBe(
          `cannot reach ${scheme}://[hidden]@mail.example:465/x`,
        )
      }),
    )
  })

  it.each([
    ['401 Incorrect API key provided: sk-ab**********wxyz.', '401 Incorrect API key provided: [hidden]'],
    ['Authorization: Basic dXNlcjpwYXNz', 'Authorization: [hidden] [hidden]'],
    ['authorization "Bearer abc.def-ghi"', 'authorization "Bearer [hidden]"'],
    ['wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY', '[hidden]'],
    ['<StringToSign>AWS4-HMAC\n2026</StringToSign><Code>A</Code>', '[hidden] A'],
    ['a -----BEGIN PRIVATE KEY-----\nMIIE\n-----END PRIVATE KEY----- b', 'a [hidden] b'],
    ['550 5.1.1 <noor@example.com>: no such user', '550 5.1.1 <[address]>: no such user'],
    [`the topic "${'My own words. '.repeat(9)}" is not allowed`, 'the topic "…" is not allowed'],
    ['<html><head><title>403 Forbidden</title></head>\n<body>nginx\u0007</body></html>', '403 Forbidden nginx'],
  ])('are cut: %j', (said, expected) => {
    expect(cutSecrets(said)).toBe(expected)
  })

  it.each([
    'model "qwen2.5-coder:32b-instruct-q4_K_M" not found, try pulling it first',
    "Unsupported value: 'temperature' does not support 0.9 with this model.",
    'request (35999 tokens) exceeds the available context size (32768 tokens), try increasing it',
    'connect ECONNREFUSED 127.0.0.1:11434',
    'getaddrinfo ENOTFOUND api.example.com',
    'The AWS Access Key Id you provided does not exist in our records.',
    'Basic authentication is required; the API key is invalid',
    'No such price: price_monthly; see https://stripe.example/docs/errors',
    'deepseek-r1-distill-qwen-32b-gguf and risk-free-disk-usage are fine',
    'exceed_context_size_error: insufficient_quota, rate_limit_exceeded',
    'POST http://127.0.0.1:11434/v1/chat/completions answered 400',
  ])('keep what helps: %s', (said) => {
    expect(cutSecrets(said)).toBe(said)
  })
})
