import { isIP } from 'node:net'
import { z } from 'zod'

/** `false`, a number of proxies, or addresses and networks of proxies. */
function isTrustProxy(value: string): boolean {
  if (value === 'false' || /^\d{1,2}$/u.test(value)) return true
  return value.split(',').every((part) => {
    const [address = '', bits] = part.trim().split('/')
    if (['loopback', 'linklocal', 'uniquelocal'].includes(address)) return bits === undefined
    return isIP(address) > 0 && (bits === undefined || /^\d{1,3}$/u.test(bits))
  })
}

const optional = z.string().trim().min(1).optional()
const switchedOn = z
  .enum(['true', 'false', '1', '0'], 'must be true or false')
  .transform((value) => value === 'true' || value === '1')

/** Every variable of the environment that this version reads. An empty value counts as unset. Source: decisions 2. */
export const Environment = z.object({
  HOST: z.string().trim().min(1).default('127.0.0.1'),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535, 'must be at most 65535').default(3000),
  PUBLIC_URL: z.url({ protocol: /^https?$/u, error: 'must be an http or https address' }).optional(),
  DATA_DIR: z.string().trim().min(1).default('data'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//u, 'must begin with postgres://')
    .refine(
      (url) => URL.canParse(url),
      'must be an address; encode special characters of the password (# is %23, / is %2F)',
    )
    .optional(),
  NODE_ENV: z.enum(['production', 'development', 'test']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: z
    .string()
    .trim()
    .refine(
      isTrustProxy,
      'must be the number of proxies in front (usually 1), or a comma-separated list of their addresses',
    )
    .optional(),
  ALLOW_EMBEDDED: switchedOn.default(false),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@example.com'),
  OPENAI_API_KEY: optional,
  OPENAI_BASE_URL: z.url({ protocol: /^https?$/u, error: 'must be an http or https address' }).optional(),
  OPENAI_MODEL: z.string().trim().min(1).default('gpt-6-luna'),
})
