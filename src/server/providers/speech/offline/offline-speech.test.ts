import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { WRITTEN } from '../../../../shared/speech/writing-systems.fixtures.ts'
import { VOICES, type Voice } from '../../../../shared/features/tts/tts.constants.ts'
import { systemClock } from '../../../runtime/clock.ts'
import { describeSpeechModel, NEVER, piece } from '../speech.contract.ts'
import { type SpeechModel } from '../speech.port.ts'
import { medianPitch } from '../testing/median-pitch.ts'
import { canEspeakRead, findLanguage } from './espeak-languages.data.ts'
import { ESPEAK_VOICES } from './espeak-voices.ts'
import { findEspeak } from './find-espeak.ts'
import { createOfflineSpeechModel } from './offline-speech-model.ts'
import { toPlainText } from './plain-text.ts'
import { startSpeaker } from './start-speaker.ts'

const folder = findEspeak()

/** Starts the real synthesizer. `pids` are its processes in order of their start. */
function openReal(): { model: SpeechModel; pids: Promise<number | undefined>[] } {
  const pids: Promise<number | undefined>[] = []
  const start = () => {
    const speaker = startSpeaker(folder ?? '')
    pids.push(speaker.pid)
    return speaker
  }
  return { model: createOfflineSpeechModel({ clock: systemClock, start }), pids }
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('the location of the synthesizer', () => {
  it('is found without loading it, and may be missing without an error', () => {
    expect(folder).toMatch(/espeak-ng/u)
    expect(
      findEspeak(() => {
        throw new Error('not installed')
      }),
    ).toBeUndefined()
    expect(findEspeak(() => '/nowhere/espeak-ng.js')).toBeUndefined()
  })

  it('is in no import of the server, so that its licence applies to its own process only', () => {
    const server = join(import.meta.dirname, '..', '..', '..')
    const naming = readdirSync(server, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        /(?:from|import|import\(|require\()\s*'espeak-ng/u.test(readFileSync(join(server, file), 'utf8')),
      )
    expect(naming).toEqual([])
  })
})

describeSpeechModel('the offline voice', () => openReal().model)

describe('the speech of the synthesizer', () => {
  let model: SpeechModel
  const length = async (text: string, other = {}): Promise<number> =>
    (await model.speak(piece(text, other), NEVER)).length

  beforeAll(() => {
    model = openReal().model
    return () => model.close()
  })

  it('has six voices that differ by 8 % in median pitch, or by accent', async () => {
    const text = 'Nobody knows why the moon is so large tonight, but everybody is looking at it.'
    const spoken = await Promise.all(VOICES.map((voice) => model.speak(piece(text, { voice }), NEVER)))
    const heard = VOICES.map((voice, index) => ({ voice, pitch: medianPitch(spoken[index] ?? new Int16Array()) }))
    const accent = (voice: Voice) => ESPEAK_VOICES[voice].accent
    const alike = heard.flatMap((one, index) =>
      heard
        .slice(index + 1)
        .filter((other) => accent(one.voice) === accent(other.voice))
        .filter((other) => Math.max(one.pitch, other.pitch) / Math.min(one.pitch, other.pitch) < 1.08)
        .map((other) => `${one.voice} ${one.pitch} ${other.voice} ${other.pitch}`),
    )
    expect(heard.every(({ pitch }) => pitch > 50 && pitch < 400)).toBe(true)
    expect(alike).toEqual([])
  })

  it('is text only: markup, its own commands, phonemes and options have no effect', async () => {
    expect(await length('One <break time="9s"/> two')).toBeLessThan(24_000 * 7)
    expect(await length('--version')).toBeGreaterThan(2_400)
    expect(await length('\uD83D broken')).toBeGreaterThan(2_400)
    expect(toPlainText("\u000180S\u0002 [[[h@'loU]]] \uE000\uD83D\r\nnext\n\n🎣")).toBe(
      " 80S  [ [ [h@'loU]]]  \uFFFD\nnext\n\n🎣",
    )
  })

  it('is empty for text without anything to say', async () => {
    expect(await length('\u0001 \u200B')).toBeLessThan(2_400)
  })

  it("is in the language of the piece, or in the voice's own accent where that is unknown", async () => {
    const text = 'Guten Tag, wie geht es dir heute?'
    const english = await length(text)
    expect(await length(text, { language: 'de-CH' })).not.toBe(english)
    expect(await length(text, { language: 'tlh' })).toBe(english)
  })

  it.each([
    ['de-DE', 'de'],
    ['en', 'en-gb'],
    ['EN_us', 'en-us'],
    ['en-AU', 'en-gb'],
    ['es-MX', 'es-419'],
    ['pt-BR', 'pt-br'],
    ['fr-CA', 'fr-fr'],
    ['zh-Hans-CN', 'cmn'],
    ['zh-HK', 'yue'],
    ['nb-NO', 'nb'],
    ['xx', undefined],
    ['../../etc', undefined],
    ['', undefined],
  ])('recognizes %s as %s', (tag, name) => {
    expect(findLanguage(tag)).toBe(name)
  })
})

describe('what the synthesizer can read', () => {
  const UNREADABLE = ['kanji', 'Thai', 'Burmese', 'Lao', 'Khmer', 'Tibetan', 'Thaana', 'Cherokee']

  it.each(WRITTEN)('%s', (name, text, language) => {
    expect(canEspeakRead(text, language)).toBe(!UNREADABLE.includes(name))
  })

  it.each([
    ['ภาษาไทย', 'th', false],
    ['東京', 'ja', false],
    ['東京', 'zh-TW', true],
    ['東京', 'yue', true],
    ['ᎣᏏᏲ', 'chr', false],
    ['Hello', 'tlh', true],
    ['Привет', 'tlh', false],
    ['Привет', 'bg-BG', true],
  ])('%s as %s: %s', (text, language, expected) => {
    expect(canEspeakRead(text, language)).toBe(expected)
  })
})

describe('the process that speaks', () => {
  it('is restarted without an error when it is killed during a piece', async () => {
    const { model, pids } = openReal()
    const calls = ['One.', 'Two.', 'Three.', 'Four.'].map((text) => model.speak(piece(text), NEVER))
    process.kill((await pids[0]) ?? 0, 'SIGKILL')
    for (const samples of await Promise.all(calls)) expect(samples.length).toBeGreaterThan(4_800)
    expect(pids.length).toBe(2)
    await model.close()
    expect((await Promise.all(pids)).map((pid) => isAlive(pid ?? 0))).toEqual([false, false])
  })
})
