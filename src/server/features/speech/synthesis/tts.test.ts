import { beforeEach, describe, expect, it } from 'vitest'
import { WAVEFORM_POINTS } from '../../../../shared/features/tts/tts.constants.ts'
import { type Speech, type SpeechResult } from '../../../../shared/features/tts/tts.schema.ts'
import { renderSpeech } from '../../../audio/render-speech.ts'
import { readMp3 } from '../../../audio/testing/read-mp3.ts'
import { readWav } from '../../../providers/speech/read-wav.ts'
import { openSpeaker, sentences, type Speaker, speakAs } from '../../../testing/open-speaker.ts'

let noor: Speaker
beforeEach(async () => {
  noor = await openSpeaker()
})

const history = (speaker = noor, query = '') => speaker.get<Speech[]>(`/api/tts/history${query}`)

describe('a text that is spoken', () => {
  it('is an mp3 file by default, of the reported length, with subtitles and a waveform', async () => {
    noor = await openSpeaker({ render: renderSpeech })
    const response = await noor.askFor({ text: 'Breathe in, and out.', voice: 'Onyx' })
    expect(response.statusCode).toBe(200)
    const speech = response.json<SpeechResult>()
    const path = `/api/tts/audio/${speech.id}`
    expect(speech).toEqual({
      id: expect.any(String),
      text: 'Breathe in, and out.',
      voice: 'onyx',
      format: 'mp3',
      characterCount: 20,
      duration: expect.closeTo(0.2, 2),
      filename: 'breathe-in-and-out.mp3',
      audioUrl: `${path}.mp3`,
      subtitles: { srt: `${path}.srt`, vtt: `${path}.vtt` },
      outline: expect.any(Array),
      recordingId: null,
      createdAt: '2026-11-20T12:00:00.000Z',
    })
    expect(speech.outline).toHaveLength(WAVEFORM_POINTS)
    expect(Math.max(...speech.outline)).toBe(100)
    const file = noor.findFile(speech)
    expect(readMp3(file).samples / 24_000).toBe(speech.duration)
    expect(readMp3(file).fields['COMM']).toContain('AI-generated voice (onyx)')
    expect(noor.app.speech.said).toMatchObject([{ text: 'Breathe in, and out.', voice: 'onyx', rate: 1, pitch: 0 }])
    expect(await history()).toEqual([speech])
  })

  it('has breaks of the requested length, to 10 ms, and the voices of its markup', async () => {
    const speech = await noor.say('<speak>One two.<break time="700ms"/><voice name="nova">Three.</voice></speak>')
    const { samples } = readWav(noor.findFile(speech))
    expect(samples.length / 24_000).toBe(speech.duration)
    const loud = [...samples.keys()].filter((index) => Math.abs(samples[index] ?? 0) > 200)
    const longest = loud.slice(1).reduce((most, at, index) => Math.max(most, at - (loud[index] ?? 0)), 0)
    expect(Math.abs(longest / 24 - 700)).toBeLessThan(10)
    expect(noor.app.speech.said.map(({ text, voice }) => [text, voice])).toEqual([
      ['One two.', 'alloy'],
      ['Three.', 'nova'],
    ])
    expect(Buffer.from(noor.findFile(speech)).toString('latin1', 0, 200)).toContain('(alloy, nova)')
    expect(speech.characterCount).toBe(speech.text.length)
    expect(await noor.used()).toBe(speech.text.length)
  })

  it('leaves out the cue lines of a script, and costs the length of its text', async () => {
    const text = '[0:00 Hook] Look up.\nStop scrolling.\n\n[0:01 Point]\nWater it.\n[Fill in: How often]'
    const speech = await noor.say(text)
    expect(noor.app.speech.said.map((said) => said.text)).toEqual(['Stop scrolling.', 'Water it.'])
    expect(speech).toMatchObject({ text, characterCount: text.length })
    expect(await noor.used()).toBe(text.length)
    const silent = await noor.askFor({ text: '[0:00 Hook] Look up.' })
    expect([silent.statusCode, await noor.used()]).toEqual([400, text.length])
  })

  it('reports progress piece by piece, and the file at the end', async () => {
    const text = sentences(3).join('')
    const events = await Array.fromAsync(noor.watch(text))
    expect(events).toEqual([
      { type: 'progress', done: 0, of: 3 },
      { type: 'progress', done: 1, of: 3 },
      { type: 'progress', done: 2, of: 3 },
      { type: 'progress', done: 3, of: 3 },
      { type: 'joining' },
      { type: 'done', speech: expect.objectContaining({ text, characterCount: text.length }) },
    ])
    // Pauses after the sentences.
    const { duration } = (await history())[0] ?? { duration: 0 }
    expect(duration).toBeCloseTo(0.01 * text.length + 2 * 0.35, 0)
  })

  it('reports unsupported markup, and counts as one use of the feature', async () => {
    const share = { method: 'PUT' as const, url: '/api/user/preferences', payload: { dataSharing: true } }
    await noor.app.http.inject({ ...share, headers: { cookie: noor.cookie } })
    const speech = await noor.say('<speak>Hi <blink>there</blink></speak>')
    expect(speech.warnings).toEqual(['<blink> is not supported; its text is spoken plainly.'])
    expect((await history())[0]).not.toHaveProperty('warnings')
    await noor.app.whenIdle()
    expect(await noor.app.db.selectFrom('feature_counters').select(['feature', 'uses']).execute()).toEqual([
      { feature: 'tts', uses: 1 },
    ])
  })
})

describe('a text that is refused costs nothing', () => {
  it.each([
    ['blank', { text: ' \n ' }, 'Please enter some text to convert to speech', 'text'],
    ['too long', { text: 'a'.repeat(10_001) }, 'Please limit your text to 10,000 characters per request', 'text'],
    ['another voice', { text: 'Hi', voice: 'sam' }, /Voice/, 'voice'],
    ['another format', { text: 'Hi', format: 'ogg' }, /Format/, 'format'],
    [
      'stray markup',
      { text: '<speak>\n  Tom & Jerry\n</speak>' },
      'Line 2, column 7: A "&" is written "&amp;".',
      'text',
    ],
    [
      'a page',
      { text: '<!DOCTYPE html>\n<p>Hi</p>' },
      'Line 1, column 1: A document type (<!DOCTYPE ...>) is not allowed.',
      'text',
    ],
    ['a comment and words', { text: '<!-- x --> Hi' }, /^Line 1, column 12: Text stands between/, 'text'],
    ['nothing to say', { text: '<speak><break time="2s"/> … </speak>' }, /nothing to say/, 'text'],
    [
      'much more speech than text',
      { text: `<speak><say-as interpret-as="characters">${')'.repeat(2_000)}</say-as></speak>` },
      'Your markup makes too much speech of this text. Spell out less, speak faster, or shorten the text.',
      'text',
    ],
    ['whispered away', { text: '<speak><prosody volume="silent">Hi</prosody></speak>' }, /nothing to say/, 'text'],
  ])('%s', async (_what, body, message, field) => {
    const response = await noor.askFor(body)
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message: typeof message === 'string' ? message : expect.stringMatching(message),
      field,
    })
    expect(noor.app.speech.said).toEqual([])
    expect(await noor.used()).toBe(0)
  })

  it('in a writing that the voice cannot read', async () => {
    noor.app.speech.canRead = (_text, language) => language !== 'th'
    const response = await noor.ask('สวัสดีครับ')
    expect(response.statusCode).toBe(400)
    expect(response.json()).toMatchObject({
      message:
        'The voice of this server cannot read “สวัสดีครับ”. Ask the person who runs it to add one that can, with TTS_BASE_URL or TTS_API_KEY.',
      field: 'text',
      reason: 'language',
    })
    expect(noor.app.speech.said).toEqual([])
    expect(await noor.used()).toBe(0)
    await noor.say('Привет')
    expect(noor.app.speech.said).toMatchObject([{ text: 'Привет', language: 'ru' }])
  })

  it('where nothing can speak', async () => {
    const mute = await openSpeaker({ speech: false })
    const response = await mute.ask('Hi')
    expect(response.statusCode).toBe(501)
    expect(response.json()).toMatchObject({ message: 'Speech is not set up on this server' })
    expect(await mute.used()).toBe(0)
  })

  it('too often', async () => {
    const eager = await openSpeaker({ throttleRules: { generatePerAccount: { limit: 1, windowMs: 60_000 } } })
    expect((await eager.ask('Hi')).statusCode).toBe(200)
    expect((await eager.ask('Ho')).statusCode).toBe(429)
  })

  it('signed out', async () => {
    const response = await noor.app.http.inject({ method: 'POST', url: '/api/tts/generate', payload: { text: 'Hi' } })
    expect(response.statusCode).toBe(401)
  })
})

describe('what was spoken', () => {
  it('is listed newest first, exported, counted, and limited to its owner', async () => {
    const first = await noor.say('One.')
    await noor.app.clock.advance(1)
    const second = await noor.say('Two.')
    expect(await history()).toEqual([second, first])
    expect(await history(noor, '?limit=1')).toEqual([second])
    expect(await noor.app.services.tts.exportData(noor.userId)).toEqual([second, first])
    expect(await noor.app.services.tts.countCharacters(noor.userId, undefined)).toBe(8)
    expect(await noor.app.services.tts.countCharacters(noor.userId, second.createdAt)).toBe(4)
    const other = await speakAs(noor.app, await noor.app.signUp('other@example.com'))
    expect(await history(other)).toEqual([])
    expect(await other.used()).toBe(0)
  })

  it("has its recording's id, and a flag for deleted audio", async () => {
    const speech = await noor.say('One.')
    const row = { user_id: noor.userId, name: 'n', library_item_id: null, created_at: speech.createdAt }
    await noor.app.db
      .insertInto('voice_recordings')
      .values({ id: 'r1', speech_id: speech.id, ...row })
      .execute()
    await noor.app.db.updateTable('speech_generations').set({ file_key: null }).execute()
    expect(await history()).toEqual([{ ...speech, recordingId: 'r1', audioUrl: null, subtitles: null }])
  })

  it('adds up to a percentage of the month, with one decimal', async () => {
    await noor.say('a'.repeat(95))
    expect(await noor.get('/api/tts/usage')).toEqual({
      used: 95,
      limit: 5_000,
      remaining: 4_905,
      percentage: 1.9,
      resetDate: '2026-12-01T00:00:00.000Z',
    })
    await noor.app.db.updateTable('usage_counters').set({ used: 6_000 }).execute()
    expect(await noor.get('/api/tts/usage')).toMatchObject({ used: 6_000, remaining: 0, percentage: 100 })
  })
})
