import { type Browser, chromium } from '@playwright/test'
import { findChromium } from '../../find-chromium.ts'
import { type BenchServer, startBenchServer } from '../bench-server.ts'
import { type Row } from '../row.ts'
import { type Visit, visit } from './phone.ts'
import { startStaticTwin } from './static-twin.ts'

const ROUNDS = 5
const SCREENS = [
  '/hook-generator',
  '/script-writer',
  '/caption-generator',
  '/tts-tool',
  '/dashboard',
  '/library',
  '/profile',
  '/settings',
]
/** Screens whose first view has a form. */
const WITH_FORM = new Set(['/hook-generator', '/script-writer', '/caption-generator', '/tts-tool'])

/**
 * The screens on a phone, each visited with an empty cache: paint, layout shift, blocked main thread, requests and bytes.
 * Times are ratios within a round: the landing page over the same bytes from a bare server, the app's screens over the landing
 * page.
 */
export async function measureScreens(): Promise<Row[]> {
  const server = await startBenchServer()
  const twin = await startStaticTwin(server.url)
  const browser = await chromium.launch({ executablePath: findChromium() })
  try {
    const cookies = await openAccount(server, 'phone@hookline.example')
    const earlier = await openAccount(server, 'earlier@hookline.example', { hasResult: true })
    const rounds: Round[] = []
    // The first round fills the server's caches and is not counted.
    for (let round = 0; round <= ROUNDS; round += 1) {
      const measured = await measureRound(browser, { twin: twin.url, server: server.url, cookies, earlier })
      if (round > 0) rounds.push(measured)
    }
    return toRows(rounds)
  } finally {
    await browser.close()
    twin.stop()
    await server.stop()
  }
}

interface Round {
  static: Visit
  landing: Visit
  screens: Map<string, Visit>
  /** The hook generator of a user whose newest result opens with it. */
  withResult: Visit
}

type Cookies = { name: string; value: string }[]

async function measureRound(
  browser: Browser,
  { twin, server, cookies, earlier }: { twin: string; server: string; cookies: Cookies; earlier: Cookies },
): Promise<Round> {
  const alone = await visit(browser, `${twin}/`)
  const landing = await visit(browser, `${server}/`)
  const screens = new Map<string, Visit>()
  for (const path of SCREENS) screens.set(path, await visit(browser, server + path, cookies))
  return { static: alone, landing, screens, withResult: await visit(browser, `${server}/hook-generator`, earlier) }
}

function toRows(rounds: Round[]): Row[] {
  const all = (read: (round: Round) => number): number[] => rounds.map(read)
  const landing = (name: string, unit: Row['unit'], values: number[], atMost: number): Row => ({
    name: `/, ${name}`,
    unit,
    values,
    hold: { atMost },
  })
  return [
    landing(
      'largest paint over the same page as a file',
      '×',
      all((round) => round.landing.lcp / round.static.lcp),
      1.15,
    ),
    landing(
      'main thread blocked',
      'ms',
      all((round) => round.landing.blocked),
      200,
    ),
    landing(
      'layout shift',
      '',
      all((round) => round.landing.shift),
      0.02,
    ),
    ...SCREENS.flatMap((path) => screenRows(path, rounds)),
    {
      name: '/hook-generator with an earlier result, layout shift',
      unit: '',
      values: all((round) => round.withResult.shift),
      hold: { atMost: 0.02 },
    },
  ]
}

function screenRows(path: string, rounds: Round[]): Row[] {
  const all = (read: (screen: Visit, round: Round) => number): number[] =>
    rounds.map((round) => {
      const screen = round.screens.get(path)
      return screen ? read(screen, round) : Number.NaN
    })
  const row = (name: string, unit: Row['unit'], values: number[], atMost: number): Row => ({
    name: `${path}, ${name}`,
    unit,
    values,
    hold: { atMost },
  })
  return [
    row(
      'largest paint over the landing page',
      '×',
      all((screen, round) => screen.lcp / round.landing.lcp),
      2,
    ),
    ...(WITH_FORM.has(path)
      ? [
          row(
            'field takes typing, over the landing page',
            '×',
            all((screen, round) => screen.field / round.landing.lcp),
            2,
          ),
        ]
      : []),
    row(
      'main thread blocked',
      'ms',
      all(({ blocked }) => blocked),
      300,
    ),
    row(
      'layout shift',
      '',
      all(({ shift }) => shift),
      0.02,
    ),
    row(
      'requests until idle',
      '',
      all(({ requests }) => requests),
      20,
    ),
    row(
      'scripts',
      'kB',
      all(({ scripts }) => scripts / 1_000),
      230,
    ),
  ]
}

/** The cookies of a user whose profile is filled in, with a few texts in the library, and hooks of the tool with `hasResult`. */
async function openAccount({ url, signUp }: BenchServer, email: string, { hasResult = false } = {}): Promise<Cookies> {
  const cookie = await signUp(email)
  const send = async (method: string, path: string, body: object): Promise<void> => {
    const headers = { 'content-type': 'application/json', cookie }
    const response = await fetch(url + path, { method, headers, body: JSON.stringify(body) })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  }
  await send('POST', '/api/user/onboarding', { contentNiche: 'Food & cooking', targetAudience: 'Teenagers' })
  for (const topic of ['cooking for one', 'sleep and screens', 'first marathon']) {
    if (hasResult) await send('POST', '/api/hooks/generate', { topic })
    await send('POST', '/api/library', {
      type: 'hook',
      title: topic,
      content: { text: `Nobody tells you this about ${topic}.` },
    })
  }
  const [name = '', value = ''] = cookie.split('=')
  // Without its mark the checkout would come first, once.
  return [
    { name, value },
    { name: 'hookline-checkout-seen', value: '1' },
  ]
}
