import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('addresses in the environment', () => {
  it.each(['/app', '/app/', '/?x=1', '/#x'])('refuses a path in PUBLIC_URL: %s', (path) => {
    expect(() => readConfig({ PUBLIC_URL: `https://hook.example${path}` })).toThrow('PUBLIC_URL must have no path')
    expect(readConfig({ PUBLIC_URL: 'https://hook.example/' }).publicUrl?.host).toBe('hook.example')
  })

  it.each([
    'u:p#x@mail',
    'u:12#x@mail',
    'u#x:p@mail',
    'u:p/x@mail',
    'u:12/x@mail',
    'u:12?x@mail',
    // What an .env file leaves of an unquoted value with a #.
    'me@mail.example:12',
    'u:pa',
  ])('names special characters that cut SMTP_URL short: smtp://%s', (rest) => {
    const read = () => readConfig({ SMTP_URL: `smtp://${rest}` })
    expect(read).toThrow('encode special characters of user and password (@ is %40, # is %23, / is %2F, ? is %3F)')
  })

  it('takes an unencoded @ in user and password of SMTP_URL', () => {
    const url = 'smtp://me@mail.example:p@ss@mail.example:587/?pool=true'
    expect(readConfig({ SMTP_URL: url }).mail).toMatchObject({ url })
  })
})
