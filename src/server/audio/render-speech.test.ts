import { queryObjects } from 'node:v8'
import { MessagePort } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { readWav } from '../providers/speech/read-wav.ts'
import { type SpeechPlan } from '../../shared/speech/speech-plan.ts'
import { NEUTRAL } from '../../shared/speech/ssml/manner.ts'
import { until } from '../testing/until.ts'
import { aiVoiceMark } from './ai-voice-mark.ts'
import { findPeak, voiceLevel } from './loudness.ts'
import { renderSpeech } from './render-speech.ts'
import { createRendering, type RenderOrder } from './speech-rendering.ts'
import { readMp3 } from './testing/read-mp3.ts'

const mark = aiVoiceMark('alloy')
let ending = new AbortController()
afterEach(() => {
  ending.abort()
  ending = new AbortController()
})

const tone = (milliseconds: number, loudness = 5_000) =>
  new Int16Array(milliseconds * 24).map((_, index) => Math.cos(index / 20) * loudness)

const said = (text: string, volume = 0): SpeechPlan['pieces'][number] => ({
  type: 'speech',
  ...NEUTRAL,
  volume,
  text,
  start: 0,
  end: text.length,
  phonemes: undefined,
})
const pieces: SpeechPlan['pieces'] = [said('Hello.'), { type: 'silence', milliseconds: 400 }, said('Bye.')]
const order = (format: RenderOrder['format']): RenderOrder => ({ pieces, format, mark })

/** Renders two pieces in a thread, the last one first. */
function render(format: RenderOrder['format']) {
  const { add, finish } = renderSpeech(order(format), ending.signal)
  add([2], tone(333))
  add([0], tone(700))
  return finish()
}

describe('a rendered file', () => {
  it('is a wav file with the sound, the pause and the AI voice tag', async () => {
    const { bytes, durationMs, spans } = await render('wav')
    const { samples, sampleRate, channels } = readWav(bytes)
    expect({ sampleRate, channels }).toEqual({ sampleRate: 24_000, channels: 1 })
    expect(samples.length / 24).toBe(durationMs)
    expect(durationMs).toBeCloseTo(1_433, 0)
    const pause = samples.subarray(Math.round((spans[1]?.startMs ?? 0) * 24), Math.round((spans[1]?.endMs ?? 0) * 24))
    expect(pause.length / 24).toBe(400)
    expect(pause.every((value) => value === 0)).toBe(true)
    expect(voiceLevel(samples)).toBeGreaterThan(2_900)
    const file = Buffer.from(bytes)
    expect(file.readUInt32LE(4)).toBe(bytes.length - 8)
    expect(file.toString('latin1', 36, 100)).toContain('AI-generated voice (alloy)')
  })

  it('is an mp3 file of the same length, to the sample, with the same tag', async () => {
    const { bytes, durationMs } = await render('mp3')
    const { fields, frames, samples } = readMp3(bytes)
    expect(fields).toEqual({
      TSSE: 'Hookline',
      COMM: 'eng\0AI-generated voice (alloy)',
      TXXX: 'AI-generated voice\0AI-generated voice (alloy)',
    })
    expect(samples / 24).toBe(durationMs)
    // 64 kbit/s constant: silence takes as many bytes as sound.
    expect(frames * 24).toBeGreaterThan(1_433)
    expect(bytes.length).toBeLessThan(8 * (durationMs + 100) + 400)
  })

  it('has waveform and length, the same in both formats', async () => {
    const [wav, mp3] = [await createRendering(order('wav')), await createRendering(order('mp3'))]
    for (const { add } of [wav, mp3]) {
      add([2], tone(333))
      add([0], tone(700))
    }
    const one = await wav.finish()
    const other = await mp3.finish()
    expect(other).toEqual({ ...one, bytes: other.bytes })
    expect(one.cues).toEqual([{ start: 0, end: 1_433, lines: ['Hello. Bye.'] }])
    // 400 of 1,433 ms are silent, from 700 ms on.
    expect(one.outline.filter((level) => level === 0)).toHaveLength(33)
    expect(one.outline.findIndex((level) => level === 0)).toBe(59)
    expect(Math.max(...one.outline)).toBe(100)
  })

  it('gets quieter from its beginning where its end would clip', async () => {
    const spiky = tone(500, 1_500)
    spiky[6_000] = 32_767
    const loud: RenderOrder = { pieces: [said('Hello '), said('you.', 10)], format: 'mp3', mark }
    const mp3 = await createRendering(loud)
    const wav = await createRendering({ ...loud, format: 'wav' })
    for (const { add } of [mp3, wav]) {
      add([0], tone(500))
      add([1], spiky.slice())
    }
    const { samples } = readWav((await wav.finish()).bytes)
    expect(20 * Math.log10(findPeak(samples) / 32_768)).toBeCloseTo(-1, 1)
    const { bytes, durationMs } = await mp3.finish()
    expect(readMp3(bytes).samples / 24).toBe(durationMs)
    expect(durationMs).toBe(samples.length / 24)
  })

  it('may contain one piece twice, without changing its samples', async () => {
    const samples = tone(100)
    const twice = { pieces: [said('Hi'), said('Hi')], format: 'wav' as const, mark }
    const { add, finish } = renderSpeech(twice, ending.signal)
    add([0, 1], samples)
    expect((await finish()).durationMs).toBeCloseTo(200, 0)
    expect(samples).toEqual(tone(100))
  })

  it('is cancelled when its caller leaves, and not started after that', async () => {
    const { finish } = renderSpeech(order('mp3'), ending.signal)
    const unfinished = finish()
    ending.abort(new Error('left'))
    await expect(unfinished).rejects.toThrow('left')
    expect(() => renderSpeech(order('mp3'), ending.signal)).toThrow('left')
  })

  it('leaves no ports of its threads behind, finished or cancelled', async () => {
    const countPorts = () => queryObjects(MessagePort, { format: 'count' })
    const before = countPorts()
    await Promise.all([render('mp3'), render('mp3')])
    const cancelled = renderSpeech(order('mp3'), ending.signal).finish()
    ending.abort(new Error('left'))
    await expect(cancelled).rejects.toThrow('left')
    await until(() => countPorts() <= before)
  })

  it('fails with its thread, without affecting others', async () => {
    const { finish } = renderSpeech(order('wav'), ending.signal)
    await expect(finish()).rejects.toThrow('Piece 0 of 3 was not spoken')
  })
})
