import { http } from 'msw'
import { network } from '../../../testing/msw.ts'
import { createManualClock } from '../../text/openai/testing/manual-clock.ts'
import { type KnownPage, type ResearchUnderTest } from '../research.contract.ts'
import { type Research } from '../research.port.ts'

/** One request to the service. */
export interface SeenSearch {
  method: string
  url: string
  headers: Headers
  body: string
  signal: AbortSignal
}

/** A fake search service under `baseUrl`; `found` formats pages as the service does. */
export function fakeSearch(
  baseUrl: string,
  make: (clock: ReturnType<typeof createManualClock>) => Research,
  found: (pages: KnownPage[]) => object,
): Omit<ResearchUnderTest, 'seen'> & { seen: SeenSearch[] } {
  const clock = createManualClock()
  const seen: SeenSearch[] = []
  let answer: () => Response | Promise<Response> = () => Response.json(found([]))
  const note = async (request: Request) => {
    const { method, url, headers, signal } = request
    seen.push({ method, url, headers, signal, body: await request.text() })
  }
  network.use(
    http.all(`${baseUrl}/*`, async ({ request }) => {
      await note(request)
      return answer()
    }),
    // Records clients that follow a redirect.
    http.all('https://elsewhere.example/*', async ({ request }) => {
      await note(request)
      return Response.json(found([]))
    }),
  )
  return {
    research: make(clock),
    advance: (milliseconds) => clock.advance(milliseconds),
    waits: () => clock.longWaits().length,
    finds: (pages) => {
      answer = () => Response.json(found(pages))
    },
    answers: (next) => {
      answer = next
    },
    seen,
  }
}
