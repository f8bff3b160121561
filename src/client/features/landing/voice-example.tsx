import { Waveform } from '../../ui/data/waveform.tsx'
import styles from './voice-example.module.css'

const VOICES = ['alloy', 'echo', 'fable', 'onyx', 'nova', 'shimmer'] as const
const SHOWN = 'onyx'

/** 200 loudness samples of the sentence below, as digits from 0 to 9. */
const LOUDNESS =
  '2111133324479979999868787755353400000000000000013423312332123466866999998899999899867789000000000000' +
  '9756867765667868764211131211332121244421113344666675666676897899889999764443322135454430000000000000'
const LEVELS = Array.from(LOUDNESS, (digit) => Number(digit) / 9)

/** An example of text-to-speech: a waveform, a sentence with pauses, and the voices. */
export function VoiceExample() {
  return (
    <div>
      <Waveform levels={LEVELS} />
      <p className={styles.text}>
        One pan. <code>&lt;break time="400ms"/&gt;</code> Five dinners. <code>&lt;break time="300ms"/&gt;</code> Eleven
        dollars, all week.
      </p>
      <p className={styles.voices}>
        {VOICES.map((voice) => (
          <span key={voice} data-shown={voice === SHOWN || undefined}>
            {voice}
          </span>
        ))}
      </p>
    </div>
  )
}
