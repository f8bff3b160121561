import { http, HttpResponse, type JsonBodyType } from 'msw'
import { network } from '../../../../testing/msw.ts'
import { buildWav, buzz } from './buzz.ts'

export const SPEECH_URL = 'https://speech.example/v1'

/** A request to the fake service. */
export interface SentSpeech {
  headers: Headers
  body: { model: string; input: string; voice: string; response_format: string; speed?: number }
}

/** Answers requests to the speech service with `answer`. Requests are added to the returned list. */
export function answerSpeech(
  answer: (sent: SentSpeech) => Response | Promise<Response>,
  url = SPEECH_URL,
): SentSpeech[] {
  const sent: SentSpeech[] = []
  network.use(
    http.post(`${url}/audio/speech`, async ({ request }) => {
      const arrived = { headers: request.headers, body: (await request.json()) as SentSpeech['body'] }
      sent.push(arrived)
      return answer(arrived)
    }),
  )
  return sent
}

/** A refusal in the service's format. */
export const refuses = (status: number, error: JsonBodyType, headers: Record<string, string> = {}): Response =>
  HttpResponse.json({ error }, { status, headers })

/** A valid answer. */
export const speaks = ({ body }: SentSpeech): Response =>
  new Response(buildWav(buzz(body.input.length, { speed: body.speed ?? 1 })), {
    headers: { 'content-type': 'audio/wav' },
  })
