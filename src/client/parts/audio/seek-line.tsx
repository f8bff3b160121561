import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { clockTime } from '../../lib/time.ts'
import { Float } from '../../ui/float.tsx'
import { VoiceLine } from '../../ui/voice-line.tsx'
import styles from './seek-line.module.css'

const STEP = 5
const LEAP = 15

interface SeekLineProps {
  /** The accessible name. */
  label: string
  /** How loud it is from its beginning to its end, 0 to 100. */
  outline: readonly number[]
  /** Where it stands and how long it is, in seconds. */
  time: number
  duration: number
  playing: boolean
  loading: boolean
  /** In rows: without the float, the times at the end. */
  small: boolean
  onSeek(time: number): void
}

/** A voice as a line that is played along: arrow keys move 5 seconds, a finger or the pointer moves to where it is. */
export function SeekLine({ label, outline, time, duration, playing, loading, small, onSeek }: SeekLineProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const slider = useRef<HTMLInputElement>(null)
  const levels = useMemo(() => (outline.length > 0 ? outline.map((level) => level / 100) : [0]), [outline])
  const shown = within(dragged ?? time, duration)
  const share = duration > 0 ? shown / duration : 0

  function placeOf({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect()
    return within(((clientX - left) / width) * duration, duration)
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    slider.current?.focus({ preventScroll: true })
    setDragged(placeOf(event))
  }

  function end(event: PointerEvent<HTMLElement>): void {
    if (dragged !== null) onSeek(placeOf(event))
    setDragged(null)
  }

  function steer(event: KeyboardEvent): void {
    const place = placeAfter(event.key, shown, duration)
    if (place === null || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    onSeek(within(place, duration))
  }

  return (
    <div className={small ? styles.small : styles.large}>
      <div
        role="presentation"
        className={styles.line}
        style={{ '--share': share, '--glide': playing && dragged === null ? '250ms' : '0s' }}
        onPointerDown={begin}
        onPointerMove={(event) => dragged !== null && setDragged(placeOf(event))}
        onPointerUp={end}
        onPointerCancel={() => setDragged(null)}
        // The slider keeps the focus that a press gives it.
        onMouseDown={(event) => event.preventDefault()}
      >
        <VoiceLine levels={levels} played={share} />
        {!small && (
          <span className={styles.mark}>
            <Float />
          </span>
        )}
        <input
          ref={slider}
          type="range"
          className={styles.slider}
          min={0}
          max={duration}
          step="any"
          value={shown}
          aria-label={label}
          aria-valuetext={`${clockTime(shown)} of ${clockTime(duration)}`}
          onChange={(event) => onSeek(event.currentTarget.valueAsNumber)}
          onKeyDown={steer}
        />
      </div>
      <div className={`hl-figures ${styles.times}`} aria-hidden="true">
        <span>
          {clockTime(shown)}
          {loading && <span className={`hl-text-3 ${styles.loading}`}>Loading...</span>}
        </span>
        <span className="hl-text-3">{clockTime(duration)}</span>
      </div>
    </div>
  )
}

const within = (time: number, duration: number): number => Math.min(Math.max(time, 0), duration)

/** Where a key leads, in seconds; null for a key that is none of its own. */
function placeAfter(key: string, time: number, duration: number): number | null {
  const leap = Math.max(LEAP, duration / 10)
  const places: Record<string, number> = {
    ArrowRight: time + STEP,
    ArrowUp: time + STEP,
    ArrowLeft: time - STEP,
    ArrowDown: time - STEP,
    PageUp: time + leap,
    PageDown: time - leap,
    Home: 0,
    End: duration,
  }
  return places[key] ?? null
}
