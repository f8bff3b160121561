import { expect, it } from 'vitest'
import { acceptNewPassword } from './password-strength.service.ts'

const NOOR = { email: 'noor.bakker@example.com', displayName: 'Noor Bakker' }
const readRefusal = (password: string, options: Parameters<typeof acceptNewPassword>[2] = {}) =>
  acceptNewPassword(password, NOOR, options).then(
    () => undefined,
    (error: unknown) => error,
  )

const BLANKS = 'A password of blanks alone is easy to guess. Choose another one.'
const COMMON = 'This password is one of the most common ones. Choose another one.'
const NAME = 'This password is too close to your name. Choose another one.'
const ADDRESS = 'This password is too close to your email address. Choose another one.'
const PRODUCT = 'This password is too close to the name Hookline. Choose another one.'

it.each([
  ['aaaaaa', 'This password is one character again and again. Choose another one.'],
  ['AaAaAaA', 'This password is one character again and again. Choose another one.'],
  ['🎣🎣🎣🎣🎣🎣', 'This password is one character again and again. Choose another one.'],
  ['      ', BLANKS],
  [' \t\u00A0\u3000  ', BLANKS],
  ['hookline', PRODUCT],
  ['H00kL!ne', PRODUCT],
  ['enilkooh', PRODUCT],
  ['hookline1', PRODUCT],
  ['hook line', PRODUCT],
  [' hookline ', PRODUCT],
  ['aaa   aaa', 'This password is one character again and again. Choose another one.'],
  ['p@ssw0rd', COMMON],
  [' password', COMMON],
  ['iloveyou1', COMMON],
  ['ILoveYou1', COMMON],
  ['password123', COMMON],
  ['drowssap', COMMON],
  ['noor bakker', NAME],
  ['noorbakker', NAME],
  ['Noor123', NAME],
  ['Bakker1990', NAME],
  ['noor.bakker@example.com', ADDRESS],
  ['NOOR.BAKKER@EXAMPLE.COM ', ADDRESS],
  ['example1', ADDRESS],
  ['xyzxyzxyz', 'This password repeats the same few characters. Choose another one.'],
  ['fghijk', 'This password is a row of letters or numbers. Choose another one.'],
])('refuses %j and says why', async (password, message) => {
  expect(await readRefusal(password)).toMatchObject({
    name: 'AppError',
    code: 'BAD_REQUEST',
    message,
    field: 'password',
    reason: undefined,
  })
})

it('names the field of the form', async () => {
  expect(await readRefusal('password123', { field: 'newPassword' })).toMatchObject({ field: 'newPassword' })
})

it.each([
  'a long enough secret',
  'correct horse battery staple',
  'The lake at 5 am',
  'zM4!qv8wT2#x',
  'пароль для озера',
])('accepts %j without a warning', async (password) => {
  expect(await readRefusal(password, { warn: true })).toBeUndefined()
})

it.each(['12.11.1999', 'xcvbnm,.', 'lakeside2', 'xk3bq9', 'sunshine2024'])(
  'accepts %j, except from a form that asks for a warning',
  async (password) => {
    expect(await readRefusal(password)).toBeUndefined()
    expect(await readRefusal(password, { warn: true })).toMatchObject({
      code: 'CONFLICT',
      field: 'password',
      reason: 'weak_password',
      message: 'This password is easy to guess. A longer one is safer.',
    })
  },
)

it('accepts an owner without a name, with a short one and with a very long one', async () => {
  const taken = (displayName: string | undefined) =>
    acceptNewPassword('a long enough secret', { email: 'al@example.com', displayName })
  await taken(undefined)
  await taken('Al')
  await taken('long '.repeat(20))
})

it('checks only the first 64 characters of a password', async () => {
  expect(await readRefusal('ab'.repeat(32) + 'zM4!qv8wT2#x')).toMatchObject({ code: 'BAD_REQUEST' })
  expect(await readRefusal(`${'zM4!qv8wT2#x lake '.repeat(4)}${'a'.repeat(40)}`)).toBeUndefined()
})
