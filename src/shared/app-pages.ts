/** Every page of the app, as in its router; `$id` matches one segment. Any other path is 404. */
export const APP_PAGES: readonly string[] = [
  '/',
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

/** Whether a requested path is a page. As in the router, letter case and a trailing `/` do not matter. */
export function isAppPage(path: string): boolean {
  const parts = splitPath(path)
  return APP_PAGES.some((page) => {
    const known = splitPath(page)
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
