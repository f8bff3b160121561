/** Every page of the app as its router has it; `$id` stands for one part of a path. Any other path leads nowhere. */
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

/** Whether a path, as it was asked for, leads to a page; as in the router, in any letter case and with `/` at its end. */
export function isAppPage(path: string): boolean {
  const parts = partsOf(path)
  return APP_PAGES.some((page) => {
    const known = partsOf(page)
    return known.length === parts.length && known.every((part, at) => fits(part, parts[at] ?? ''))
  })
}

const fits = (known: string, part: string): boolean => (known.startsWith('$') ? part !== '' : known === part)

function partsOf(path: string): string[] {
  return path.toLowerCase().replace(/\/$/u, '').split('/').map(decoded)
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
