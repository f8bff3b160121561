import { expect, it } from 'vitest'
import { compileSpeech } from '../../shared/speech/compile-speech.ts'
import { splitForSpeech } from '../../shared/speech/split-speech.ts'
import { type SpeechPart } from './mix-speech.ts'
import { mixSpeechParts } from './testing/mix-speech-parts.ts'
import { naturalPauseMs } from './natural-pause.ts'
import { spokenCues } from './spoken-cues.ts'

const tone = (milliseconds: number): Int16Array =>
  new Int16Array(milliseconds * 24).map((_, index) => Math.cos(index / 20) * 5_000)

it('subtitles begin and end with their sentence in the file, pauses between pieces included', () => {
  // Each sentence is a piece and a cue. Odd lengths prevent values that are exact by chance.
  const sentences = [
    'The first one is said.',
    'Then a second, a little longer.',
    'A third ends it all.',
    'After a break.',
  ]
  const text = `<speak>${sentences.slice(0, 3).join(' ')}<break time="1234ms"/>${sentences[3]}</speak>`
  const { pieces } = splitForSpeech(compileSpeech(text), 35)
  const parts = pieces.map((piece, index): SpeechPart =>
    piece.type === 'silence'
      ? piece
      : { type: 'speech', samples: tone(1_501 + 111 * index), volume: 0, pauseMs: naturalPauseMs(piece.text) },
  )
  const { spans } = mixSpeechParts(parts)
  const spoken = spans.filter((_, index) => pieces[index]?.type === 'speech')
  const rests = spoken.slice(1).map(({ startMs }, index) => Math.round(startMs - (spoken[index]?.endMs ?? 0)))
  expect(rests).toEqual([350, 350, 1_234])
  expect(spokenCues(pieces, spans)).toEqual(
    spoken.map(({ startMs, endMs }, index) => ({
      start: Math.round(startMs),
      end: Math.round(endMs),
      lines: [sentences[index]],
    })),
  )
})
