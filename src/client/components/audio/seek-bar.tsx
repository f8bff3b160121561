import { type KeyboardEvent, type PointerEvent, useMemo, useRef, useState } from 'react'
import { clockTime } from '../../lib/time/format-time.ts'
import { StepMarker } from '../../ui/data/step-marker.tsx'
import { Waveform } from '../../ui/data/waveform.tsx'
import styles from './seek-bar.module.css'

const STEP = 5
const LEAP = 15

interface SeekBarProps {
  label: string
  /** Loudness over time, 0 to 100. */
  waveform: readonly number[]
  /** Position and length, in seconds. */
  time: number
  duration: number
  playing: boolean
  loading: boolean
  /** Layout for list rows: no marker, times at the end. */
  small: boolean
  onSeek(time: number): void
}

/** A waveform with a range input over it. Arrow keys move it by 5 seconds. */
export function SeekBar({ label, waveform, time, duration, playing, loading, small, onSeek }: SeekBarProps) {
  const [dragged, setDragged] = useState<number | null>(null)
  const slider = useRef<HTMLInputElement>(null)
  const levels = useMemo(() => (waveform.length > 0 ? waveform.map((level) => level / 100) : [0]), [waveform])
  const shown = within(dragged ?? time, duration)
  const share = duration > 0 ? shown / duration : 0

  function computePlace({ currentTarget, clientX }: PointerEvent<HTMLElement>): number {
    const { left, width } = currentTarget.getBoundingClientRect()
    return within(((clientX - left) / width) * duration, duration)
  }

  function begin(event: PointerEvent<HTMLElement>): void {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    slider.current?.focus({ preventScroll: true })
    setDragged(computePlace(event))
  }

  function end(event: PointerEvent<HTMLElement>): void {
    if (dragged !== null) onSeek(computePlace(event))
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
        className={styles.track}
        style={{ '--share': share, '--glide': playing && dragged === null ? '250ms' : '0s' }}
        onPointerDown={begin}
        onPointerMove={(event) => dragged !== null && setDragged(computePlace(event))}
        onPointerUp={end}
        onPointerCancel={() => setDragged(null)}
        // The default action would remove the focus from the slider.
        onMouseDown={(event) => event.preventDefault()}
      >
        <Waveform levels={levels} played={share} />
        {!small && (
          <span className={styles.mark}>
            <StepMarker />
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

/** Returns the position in seconds after a key press, or null for other keys. */
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
