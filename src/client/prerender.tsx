import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { type PageSettings, PLACEHOLDER, type ScreenSettings } from '../shared/public-pages.ts'
import { connect, createAppIn, type ServerConfig } from './app.tsx'
import type { SessionState } from '../shared/features/auth/auth.schema.ts'
import { RESULT_SCREENS } from '../shared/screen-queries.ts'
import { cacheAnswers } from './lib/session/page-answers.ts'
import { type Session } from './lib/session/session.ts'
import { theme } from './theme.ts'

const CONFIG: Omit<ServerConfig, 'plans' | 'registration'> = {
  supportEmail: PLACEHOLDER.supportEmail,
  termsUrl: PLACEHOLDER.termsUrl,
  privacyUrl: PLACEHOLDER.privacyUrl,
  text: { live: false, name: '', isLocal: false },
  research: { live: false },
  speech: { live: false, isSetUp: true },
  payments: { kind: 'sandbox', introOffer: true },
  demo: false,
  oidc: null,
  identity: { kind: 'embedded', google: 'hidden', resetByMail: false },
}

const nothing = async (): Promise<void> => {}

/** A session for the build. */
const createSession = (state: SessionState): Session => ({
  load: async () => state,
  signedIn: nothing,
  announce: nothing,
  signedOut: nothing,
  isOver: async () => false,
  ended: nothing,
  user: () => state.user,
  refresh: nothing,
  onChange: nothing,
  close: nothing,
})

const VISITOR: SessionState = { authenticated: false }
/** A signed-in user of whom nothing is shown. */
const SOMEBODY: SessionState = {
  authenticated: true,
  user: { id: '', email: '', displayName: '', provider: 'email', emailVerified: true, access: 'standard' },
}

/** Returns the initial markup of the page at `path` for a visitor of such a server, with placeholders for the server's values. */
export async function renderPage(path: string, { plans, isOpen }: PageSettings): Promise<string> {
  const connection = connect('/trpc', { 'auth.config': { ...CONFIG, plans, registration: isOpen ? 'open' : 'invite' } })
  return render(path, connection, VISITOR)
}

/**
 * Returns the initial markup of a page of the app for a signed-in user of such a server. What depends on the user is in its loading
 * state.
 */
export async function renderScreen(path: string, { plans, isLive, searches }: ScreenSettings): Promise<string> {
  const tool = RESULT_SCREENS[path]
  const known = {
    'auth.config': {
      ...CONFIG,
      plans,
      registration: 'open',
      text: { ...CONFIG.text, live: isLive },
      speech: { ...CONFIG.speech, live: isLive },
      research: { live: searches },
    },
    'auth.session': SOMEBODY,
    ...(tool && { 'generations.latest': { [tool]: null } }),
  }
  const loaded = { ...known, 'auth.personalization': { hasCompletedOnboarding: true }, 'subscription.usage': null }
  const connection = connect('/trpc', loaded)
  return render(path, connection, SOMEBODY, () => {
    connection.queryClient.clear()
    cacheAnswers(connection.queryClient, known)
  })
}

/** Renders a page once its route has loaded. `onLoaded` may change what is known before that. */
async function render(
  path: string,
  connection: ReturnType<typeof connect>,
  state: SessionState,
  onLoaded = (): void => {},
): Promise<string> {
  const history = createMemoryHistory({ initialEntries: [path] })
  const { element, router } = createAppIn(connection, createSession(state), history)
  // Scroll restoration would add a script to the page.
  router.update({ ...router.options, scrollRestoration: false })
  await router.load()
  onLoaded()
  const markup = renderToString(element)
  // Cached queries are kept for minutes by a timer, which would delay the end of the build.
  connection.queryClient.clear()
  return withoutForeignColors(markup)
}

/** Mantine also defines variables for all shades of its own palettes. Only those of this theme are used. */
function withoutForeignColors(html: string): string {
  const own = new Set(Object.keys(theme.colors ?? {}))
  return html.replace(/--mantine-color-([a-z]+)-(?:\d|filled|light|outline|text)[^;]*;/gu, (variable, color: string) =>
    own.has(color) ? variable : '',
  )
}
