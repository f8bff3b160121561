import { ALLOWANCE } from '../../shared/plans.ts'
import { type TestServer } from './test-server.ts'

/** Spends prompts of the signed-in user, by default all free prompts of a day. */
export async function spendPrompts(server: TestServer, prompts: number = ALLOWANCE.free.prompts.limit): Promise<void> {
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  for (let spent = 0; spent < prompts; spent += 1) {
    const { prompt, calls } = await server.services.usage.reservePrompt(session?.user.id ?? '', {
      id: `spent${spent}`,
    })
    await server.services.usage.keep(...[prompt ?? '', ...calls].map((id) => ({ id })))
  }
}

/** Spends speech characters of the signed-in user, by default all of a free month. */
export async function spendSpeechCharacters(
  server: TestServer,
  characters: number = ALLOWANCE.free.speechCharacters.limit,
): Promise<void> {
  const session = await server.services.sessions.resolve(server.cookie.token ?? '')
  await server.services.usage.keep(await server.services.usage.reserveSpeech(session?.user.id ?? '', characters))
}
