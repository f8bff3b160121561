import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

describe('config', () => {
  it('works with an empty environment', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      database: { kind: 'sqlite' },
      text: { kind: 'pattern' },
      production: false,
      demoAccount: true,
    })
  })

  it('names every problem at once', () => {
    const env = {
      PORT: '99999',
      DATABASE_URL: 'mysql://x',
      PUBLIC_URL: 'hookline',
      LOG_LEVEL: 'loud',
      NODE_ENV: 'production',
    }
    expect(() => readConfig(env)).toThrow(
      expect.objectContaining({
        problems: expect.arrayContaining([
          expect.stringContaining('PORT'),
          expect.stringContaining('DATABASE_URL'),
          expect.stringContaining('PUBLIC_URL'),
          expect.stringContaining('LOG_LEVEL'),
          expect.stringContaining('ALLOW_EMBEDDED'),
        ]),
      }),
    )
  })

  it.each([
    ['1', true],
    ['127.0.0.1, 10.0.0.0/8', true],
    ['loopback', true],
    ['true', false],
    ['yes', false],
  ])('TRUST_PROXY=%s is taken: %s', (TRUST_PROXY, taken) => {
    if (taken) expect(readConfig({ TRUST_PROXY }).trustProxy).not.toBe(false)
    else expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
  })

  it('says what is wrong with DATABASE_URL without showing it', () => {
    const read = () => readConfig({ DATABASE_URL: 'postgres://hook:s3cret#pw@db.example/hookline' })
    expect(read).toThrow(/DATABASE_URL .*encode special characters/)
    expect(read).not.toThrow(/s3cret/)
  })

  it('takes an empty value for unset', () => {
    expect(readConfig({ PORT: '', OPENAI_API_KEY: ' ' })).toMatchObject({ port: 3000, text: { kind: 'pattern' } })
  })

  it('needs ALLOW_EMBEDDED in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('ALLOW_EMBEDDED')
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: 'true' })).toMatchObject({ production: true })
  })

  it('writes with AI where a key or a base URL is set', () => {
    expect(readConfig({ OPENAI_API_KEY: 'k' }).text).toMatchObject({ kind: 'openai', apiKey: 'k' })
    expect(readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1', OPENAI_MODEL: 'm' }).text).toEqual({
      kind: 'openai',
      baseUrl: 'http://127.0.0.1:11434/v1',
      model: 'm',
    })
  })

  it.each([
    ['127.0.0.1', true],
    ['localhost', true],
    ['::1', true],
    ['0.0.0.0', false],
    ['192.168.1.5', false],
  ])('the demo account on %s: %s', (HOST, there) => {
    expect(readConfig({ HOST }).demoAccount).toBe(there)
  })

  it('has no demo account in production', () => {
    expect(readConfig({ NODE_ENV: 'production', ALLOW_EMBEDDED: '1' }).demoAccount).toBe(false)
  })
})
