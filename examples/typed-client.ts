import { createTRPCClient, httpLink } from '@trpc/client'
import type { AppRouter } from '../src/server/router.ts'

/** Signs in and generates ten hooks. `url` is the address of the server, for example `http://127.0.0.1:3000`. */
export async function tenHooks(url: string, email: string, password: string, topic: string) {
  let cookie = ''
  const hookline = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/trpc`,
        headers: () => ({ cookie }),
        fetch: async (input, init) => {
          const response = await fetch(input, init as RequestInit)
          cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie
          return response
        },
      }),
    ],
  })
  await hookline.auth.login.mutate({ email, password })
  const { hooks } = await hookline.hooks.generate.mutate({ topic, platform: 'TikTok', tone: 'casual' })
  return hooks
}
