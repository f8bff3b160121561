import '@fastify/cookie'
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { z } from 'zod'
import { failureDetails } from '../runtime/logging.ts'
import { OIDC_CALLBACK_PATH, OIDC_SIGN_IN_MS, OIDC_START_PATH } from '../../shared/features/auth/oidc.constants.ts'
import { type Services } from '../composition/services.ts'
import { believedHost } from './own-host.ts'
import { type CreateContext } from './rest/rest-adapter.ts'

/** A longer page is forgotten, so that the cookie stays below the 4,096 bytes that every browser takes. */
const LONGEST_PAGE = 1_000
/** Sign-ins under way of one browser, in its tabs. Browsers send all their cookies, and a request takes 16 kB of headers. */
const MOST_ATTEMPTS = 4

const text = (most: number) => z.string().min(1).max(most)
const StartQuery = z.object({
  redirect: text(LONGEST_PAGE).optional().catch(undefined),
  invite: text(200).optional().catch(undefined),
  confirm: z.literal('1').optional().catch(undefined),
  moved: z.literal('1').optional().catch(undefined),
})
const CallbackQuery = z.object({ state: text(200).optional().catch(undefined) })
const Attempt = z.object({
  state: text(200),
  nonce: text(200),
  codeVerifier: text(200),
  startedAt: z.number(),
  redirect: text(LONGEST_PAGE).optional(),
  invite: text(200).optional(),
  confirm: z.boolean(),
})
type Attempt = z.infer<typeof Attempt>

interface OidcSettings {
  services: Services
  secureCookies: boolean
  publicUrl: URL | undefined
  /** The public address of this server, without a trailing slash. */
  origin: () => string
}

/**
 * The two addresses of a sign-in at the OpenID Connect provider: one leads there, and to the other one it sends people
 * back. Both answer with a redirect; a failure leads to the sign-in page, which says what happened. Without a provider
 * there is nothing at these addresses.
 */
export function addOidc(app: FastifyInstance, createContext: CreateContext, settings: OidcSettings): void {
  const { services, secureCookies, publicUrl, origin } = settings
  const { oidcSignIn: oidc } = services
  if (!oidc) return
  const { describeFailure } = oidc
  const cookies = attemptCookies(secureCookies)

  function fail(
    reply: FastifyReply,
    error: unknown,
    { redirect, invite }: Pick<Attempt, 'redirect' | 'invite'>,
  ): FastifyReply {
    const { problem, details } = describeFailure(error)
    if (details) {
      reply.log.warn({ problem, ...details, ...failureDetails(error) }, 'a sign-in at the identity provider failed')
    }
    if (problem === 'failed') reply.log.error({ err: error }, 'a sign-in failed')
    const query = new URLSearchParams({
      problem,
      ...(redirect !== undefined && { redirect }),
      ...(invite !== undefined && problem !== 'invite_needed' && { invite }),
    })
    return reply.redirect(`${origin()}/login?${query.toString()}`, 303)
  }

  app.get(OIDC_START_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const { moved, confirm, ...asked } = StartQuery.parse(request.query)
    // The provider sends the browser back to one name of this machine, and only that name has the cookie.
    if (!publicUrl && moved === undefined && believedHost(request) !== new URL(origin()).host) {
      return reply.redirect(`${origin()}${OIDC_START_PATH}?moved=1&${queryOf(request)}`, 303)
    }
    try {
      const { url, attempt } = await oidc.begin({ ...asked, confirm: confirm !== undefined })
      cookies.set(request, reply, attempt)
      return await reply.redirect(url, 303)
    } catch (error) {
      return fail(reply, error, asked)
    }
  })

  app.get(OIDC_CALLBACK_PATH, { exposeHeadRoute: false }, async (request, reply) => {
    const attempt = cookies.take(request, reply)
    try {
      const ctx = await createContext(request, reply)
      const visitor = { ...ctx.visitor, deviceToken: ctx.deviceCookie.token, sessionToken: ctx.cookie.token }
      const { token, deviceToken } = await oidc.finish(queryOf(request), attempt, visitor, ctx.user)
      ctx.cookie.set(token)
      ctx.deviceCookie.set(deviceToken)
      return await reply.redirect(`${origin()}${oidc.pageAfter(attempt)}`, 303)
    } catch (error) {
      return fail(reply, error, attempt ?? {})
    }
  })
}

/** Everything after the first question mark of a request's address. */
function queryOf({ url }: FastifyRequest): string {
  const [path = ''] = url.split('?', 1)
  return url.slice(path.length + 1)
}

/**
 * The cookies of sign-ins under way, each until its tab comes back: they are for this browser alone. The state, which the
 * provider returns, names the cookie, so that each tab ends the sign-in that it began.
 */
function attemptCookies(secure: boolean) {
  const prefix = secure ? '__Host-hookline_oidc_' : 'hookline_oidc_'
  // Lax, because the provider's page leads back by a link.
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const

  function read(request: FastifyRequest, name: string): Attempt | undefined {
    try {
      return Attempt.parse(JSON.parse(Buffer.from(request.cookies[name] ?? '', 'base64url').toString()))
    } catch {
      return undefined
    }
  }

  return {
    /** Keeps a sign-in, and forgets the oldest beyond the limit. */
    set(request: FastifyRequest, reply: FastifyReply, attempt: Attempt): void {
      const others = Object.keys(request.cookies)
        .filter((name) => name.startsWith(prefix))
        .map((name) => ({ name, startedAt: read(request, name)?.startedAt ?? 0 }))
        .toSorted((a, b) => b.startedAt - a.startedAt)
      for (const { name } of others.slice(MOST_ATTEMPTS - 1)) void reply.clearCookie(name, options)
      const value = Buffer.from(JSON.stringify(attempt)).toString('base64url')
      void reply.setCookie(`${prefix}${attempt.state}`, value, { ...options, maxAge: OIDC_SIGN_IN_MS / 1_000 })
    },
    /** The sign-in that ends, which is forgotten; undefined where this browser began none with this state. */
    take(request: FastifyRequest, reply: FastifyReply): Attempt | undefined {
      const { state } = CallbackQuery.parse(request.query)
      const name = `${prefix}${state}`
      if (state === undefined || request.cookies[name] === undefined) return undefined
      void reply.clearCookie(name, options)
      return read(request, name)
    },
  }
}
