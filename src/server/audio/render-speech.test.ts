import { describe, expect, it } from 'vitest'
import { readWav } from '../providers/speech/read-wav.ts'
import { aiVoiceMark } from './ai-voice-mark.ts'
import { voiceLevel } from './loudness.ts'
import { type SpeechPart } from './mix-speech.ts'
import { type RenderOrder, renderSpeech } from './render-speech.ts'
import { readMp3 } from './testing/read-mp3.ts'

const NEVER = new AbortController().signal
const mark = aiVoiceMark('alloy')

const tone = (milliseconds: number): Int16Array =>
  new Int16Array(milliseconds * 24).map((_, index) => Math.cos(index / 20) * 5_000)

const parts = (): SpeechPart[] => [
  { type: 'speech', samples: tone(700), volume: 0 },
  { type: 'silence', milliseconds: 400 },
  { type: 'speech', samples: tone(333), volume: 0 },
]

describe('a file that is made', () => {
  it('is a wav file with the sound, the pause and the mark of an AI voice', async () => {
    const { bytes, durationMs, spans } = await renderSpeech({ parts: parts(), format: 'wav', mark }, NEVER)
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

  it('is an mp3 file of the same length, to the sample, with the same mark', async () => {
    const { bytes, durationMs } = await renderSpeech({ parts: parts(), format: 'mp3', mark }, NEVER)
    const { fields, frames, samples } = readMp3(bytes)
    expect(fields).toEqual({
      TSSE: 'Hookline',
      COMM: 'eng\0AI-generated voice (alloy)',
      TXXX: 'AI-generated voice\0AI-generated voice (alloy)',
    })
    expect(samples / 24).toBe(durationMs)
    // 64 kbit/s: what is silent costs as much as what is not.
    expect(frames * 24).toBeGreaterThan(1_433)
    expect(bytes.length).toBeLessThan(8 * (durationMs + 100) + 400)
  })

  it('may hold one piece twice, whose samples move there', async () => {
    const samples = tone(100)
    const part: SpeechPart = { type: 'speech', samples, volume: 0 }
    const { durationMs } = await renderSpeech({ parts: [part, part], format: 'wav', mark }, NEVER)
    expect(durationMs).toBeCloseTo(200, 0)
    expect(samples.length).toBe(0)
  })

  it('is given up when its caller leaves', async () => {
    const leaving = new AbortController()
    const unfinished = renderSpeech({ parts: parts(), format: 'mp3', mark }, leaving.signal)
    leaving.abort(new Error('left'))
    await expect(unfinished).rejects.toThrow('left')
    await expect(renderSpeech({ parts: parts(), format: 'mp3', mark }, leaving.signal)).rejects.toThrow('left')
  })

  it('fails alone when its thread does', async () => {
    const broken: RenderOrder = { parts: [{ type: 'silence', milliseconds: -1 }], format: 'wav', mark }
    await expect(renderSpeech(broken, NEVER)).rejects.toThrow(RangeError)
  })
})
