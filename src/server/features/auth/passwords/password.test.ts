import { expect, it } from 'vitest'
import { createPasswords, PASSWORD_COST } from './password.service.ts'

it('hashes with argon2id at the production cost, with a random salt', async () => {
  const passwords = createPasswords(PASSWORD_COST)
  const hash = await passwords.hash('a long enough secret')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await passwords.hash('a long enough secret')).not.toBe(hash)
  expect(await passwords.verify('a long enough secret', hash)).toBe(true)
  expect(await passwords.verify('A long enough secret', hash)).toBe(false)
  expect(await passwords.verify('a long enough secret', 'a long enough secret')).toBe(false)
})
