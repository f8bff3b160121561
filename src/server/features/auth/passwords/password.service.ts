import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const argon2id = promisify(argon2)

/** Hashes computed in parallel. The thread pool has four threads, which files and name look-ups need too. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

async function derive(options: Parameters<typeof argon2id>[1]): Promise<Buffer> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await argon2id('argon2id', options)
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}

/** Cost of a hash: memory in KiB, passes, lanes. */
export interface PasswordCost {
  memory: number
  passes: number
  parallelism: number
}

/** Recommended cost of argon2id. Source: OWASP Password Storage Cheat Sheet. */
export const PASSWORD_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const TAG_BYTES = 32

export type Passwords = ReturnType<typeof createPasswords>

/** Hashes and checks passwords. `cost` applies to new hashes; a stored hash contains its own. */
export function createPasswords(cost: PasswordCost) {
  return {
    /** Hashes a password with argon2id and a new salt. Returns a PHC string. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const tag = await derive({ message: password, nonce: salt, tagLength: TAG_BYTES, ...cost })
      const costs = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`
      return `$argon2id$v=19$${costs}$${base64(salt)}$${base64(tag)}`
    },

    /** Whether `password` matches a PHC string of `hash`; false for any other string. */
    async verify(password: string, phc: string): Promise<boolean> {
      const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/u.exec(phc)
      if (!parts) return false
      const [, memory, passes, parallelism, salt = '', tag = ''] = parts
      const expected = Buffer.from(tag, 'base64')
      const actual = await derive({
        message: password,
        nonce: Buffer.from(salt, 'base64'),
        tagLength: expected.length,
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      })
      return timingSafeEqual(actual, expected)
    },
  }
}

function base64(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
