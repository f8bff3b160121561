import { parseAnswer, type Visitor } from './visitor.ts'

/** Signs in. Returns the `Set-Cookie` header of the session. */
export async function signIn(visitor: Visitor, email: string, password: string): Promise<string> {
  const answer = await visitor.call('POST', '/api/auth/login', { email, password })
  parseAnswer(answer)
  const set = answer.headers['set-cookie']?.[0] ?? ''
  visitor.cookie = set.split(';')[0] ?? ''
  return set
}

/** Ten hooks about a topic, a saved item, a spoken sentence with its file, and the archive of everything, which it returns. */
export async function doMainJob(visitor: Visitor, topic: string): Promise<Buffer> {
  const { hooks } = parseAnswer<{ hooks: { hook: string }[] }>(
    await visitor.call('POST', '/api/hooks/generate', { topic, platform: 'TikTok', tone: 'casual' }),
  )
  if (hooks.length !== 10) throw new Error(`${hooks.length} hooks`)
  const content = hooks[0]?.hook ?? ''
  parseAnswer(await visitor.call('POST', '/api/library', { title: topic, content, type: 'hook' }), 201)
  const spoken = parseAnswer<{ audioUrl: string }>(await visitor.call('POST', '/api/tts/generate', { text: content }))
  const audio = await visitor.call('GET', spoken.audioUrl)
  if (audio.status !== 200 || audio.body.length < 5_000) throw new Error(`audio: ${audio.status}, ${audio.body.length}`)
  const archive = await visitor.call('GET', '/api/library/archive')
  if (archive.status !== 200) throw new Error(`archive: ${archive.status}`)
  return archive.body
}
