import { createMemoryHistory } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { type PageSettings, PLACEHOLDER } from '../shared/public-pages.ts'
import { connect, createAppIn, type ServerConfig } from './app.tsx'
import type { SessionState } from '../shared/features/auth/auth.schema.ts'
import type { ScreenAnswers, ScreenTask } from '../shared/screen-queries.ts'
import { setReader } from './lib/time/format-time.ts'
import { type Session } from './lib/session/session.ts'
import { theme } from './theme.ts'

const CONFIG: Omit<ServerConfig, 'plans' | 'registration'> = {
  supportEmail: PLACEHOLDER.supportEmail,
  termsUrl: PLACEHOLDER.termsUrl,
  privacyUrl: PLACEHOLDER.privacyUrl,
  text: { live: false, name: '', isLocal: false },
  research: { live: false },
  speech: { live: false, isSetUp: true },
  payments: { kind: 'sandbox', isTest: true, introOffer: true },
  demo: false,
  isLocalDemo: false,
  oidc: null,
  identity: { kind: 'embedded', google: 'hidden', resetByMail: false },
}

const nothing = async (): Promise<void> => {}

/** A session that does not change. */
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

/** Returns the initial markup of the page at `path` for a visitor of such a server, with placeholders for the server's values. */
export async function renderPage(path: string, { plans, isOpen }: PageSettings): Promise<string> {
  const config = { ...CONFIG, plans, registration: isOpen ? 'open' : 'invite' }
  return render(path, { 'auth.config': config }, { authenticated: false })
}

/**
 * Returns the initial markup of a page of the app for the signed-in user whose answers these are. What they lack is in its loading
 * state. Nothing of them is kept: the query cache, the router and the session are made for this call.
 */
export async function renderScreen({ path, answers, timeZone, languages }: ScreenTask): Promise<string> {
  return render(path, answers, answers['auth.session'] as SessionState, { timeZone, languages })
}

async function render(
  path: string,
  known: ScreenAnswers,
  state: SessionState,
  reader = { timeZone: 'UTC', languages: ['en'] as readonly string[] },
): Promise<string> {
  const connection = connect('/trpc', known)
  try {
    const history = createMemoryHistory({ initialEntries: [path] })
    const { element, router } = createAppIn(connection, createSession(state), history)
    // Scroll restoration would add a script to the page.
    router.update({ ...router.options, scrollRestoration: false })
    await router.load()
    setReader(reader)
    return withoutForeignColors(renderToString(element))
  } finally {
    // Cached queries may be kept for minutes by a timer.
    connection.queryClient.clear()
  }
}

/** Mantine also defines variables for all shades of its own palettes. Only those of this theme are used. */
function withoutForeignColors(html: string): string {
  const own = new Set(Object.keys(theme.colors ?? {}))
  return html.replace(/--mantine-color-([a-z]+)-(?:\d|filled|light|outline|text)[^;]*;/gu, (variable, color: string) =>
    own.has(color) ? variable : '',
  )
}
