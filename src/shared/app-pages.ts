/** Every page of the app, as in its router; `$id` matches one segment. Any other path is 404. */
export const APP_PAGES: readonly string[] = [
  '/',
  '/admin',
  '/caption-generator',
  '/checkout',
  '/conversation/$id',
  '/dashboard',
  '/forgot-password',
  '/help/ai',
  '/hook-generator',
  '/hooks',
  '/library',
  '/login',
  '/onboarding',
  '/owner',
  '/pricing',
  '/privacy',
  '/profile',
  '/refine/$id',
  '/reset-password',
  '/sandbox/checkout',
  '/sandbox/portal',
  '/script-writer',
  '/scripts',
  '/settings',
  '/signup',
  '/subscription-success',
  '/success',
  '/terms',
  '/tts-tool',
  '/verify-email',
]

/** The pages of plans and payments: 404 on a server without plans. */
const PLAN_PAGES: readonly string[] = [
  '/checkout',
  '/pricing',
  '/sandbox/checkout',
  '/sandbox/portal',
  '/subscription-success',
  '/success',
]

/** Whether a requested path is a page, with plans or without. As in the router, letter case and a trailing `/` do not matter. */
export function isAppPage(path: string, settings: { plans: boolean }): boolean {
  return findAppPage(path, settings) !== undefined
}

/** The entry of `APP_PAGES` that a requested path belongs to; undefined where there is no page. */
export function findAppPage(path: string, { plans }: { plans: boolean }): string | undefined {
  const parts = splitPath(path)
  return APP_PAGES.find((page) => {
    const known = splitPath(page)
    if (!plans && PLAN_PAGES.includes(page)) return false
    return known.length === parts.length && known.every((part, at) => fits(part, parts[at] ?? ''))
  })
}

const fits = (known: string, part: string): boolean => (known.startsWith('$') ? part !== '' : known === part)

function splitPath(path: string): string[] {
  return path.toLowerCase().replace(/\/$/u, '').split('/').map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
