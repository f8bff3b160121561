import { useReducedMotion } from '@mantine/hooks'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { positionAt, type PrompterBeat, prompterLength } from './prompter-times.ts'

/** Scroll speed as a multiple of the speaking rate. */
export const PROMPTER_SPEED = { least: 0.5, most: 2, step: 0.1 } as const
/** Position of the line that is being read, as a share of the height. */
const READING_LINE = 0.35
/** A longer scroll than this between two frames comes from the user, in pixels. */
const OWN_SCROLL = 2

/**
 * Scrolls a text at the speed of its beats. If the user scrolls, it continues from there. With reduced motion it jumps from beat
 * to beat instead.
 */
export function usePrompter(beats: readonly PrompterBeat[], frameRef: RefObject<HTMLElement | null>) {
  const stepsOnly = useReducedMotion(undefined, { getInitialValueInEffect: false })
  const [isRunning, setIsRunning] = useState(false)
  const [speed, setSpeed] = useState(1)
  const [at, setAt] = useState(0)
  const timeRef = useRef(0)
  const shownRef = useRef(0)
  const length = prompterLength(beats)

  function show(time: number): void {
    timeRef.current = Math.min(Math.max(time, 0), length)
    const place = positionAt(beats, timeRef.current)
    setAt(place.at)
    const frame = frameRef.current
    const part = findPart(frame, place.at)
    if (!frame || !part) return
    const within = stepsOnly ? 0 : place.share * part.offsetHeight
    frame.scrollTop = part.offsetTop + within - frame.clientHeight * READING_LINE
    shownRef.current = frame.scrollTop
  }

  /** Sets the time from the scroll position. */
  function followScroll(): void {
    const frame = frameRef.current
    if (!frame || stepsOnly || Math.abs(frame.scrollTop - shownRef.current) <= OWN_SCROLL) return
    const line = frame.scrollTop + frame.clientHeight * READING_LINE
    const index = Math.max(
      0,
      beats.findLastIndex((_beat, number) => (findPart(frame, number)?.offsetTop ?? 0) <= line),
    )
    const part = findPart(frame, index)
    const beat = beats[index]
    if (!part || !beat || part.offsetHeight === 0) return
    timeRef.current = beat.start + Math.min(1, Math.max(0, (line - part.offsetTop) / part.offsetHeight)) * beat.seconds
    shownRef.current = frame.scrollTop
  }

  function run(seconds: number): void {
    followScroll()
    show(timeRef.current + seconds * speed)
    if (timeRef.current >= length) setIsRunning(false)
  }

  const runRef = useRef(run)
  useEffect(() => {
    runRef.current = run
  })
  useEffect(() => {
    if (!isRunning) return
    let last = performance.now()
    let frame = requestAnimationFrame(step)
    function step(now: number): void {
      runRef.current(Math.max(0, now - last) / 1_000)
      last = now
      frame = requestAnimationFrame(step)
    }
    return () => cancelAnimationFrame(frame)
  }, [isRunning])

  return {
    isRunning,
    speed,
    /** Index of the beat that is being read. */
    at,
    toggle: (): void => {
      if (!isRunning && timeRef.current >= length) show(0)
      setIsRunning(!isRunning)
    },
    changeSpeed: (steps: number): void => {
      const { least, most, step } = PROMPTER_SPEED
      const next = Math.round((speed + steps * step) * 10) / 10
      setSpeed(Math.min(most, Math.max(least, next)))
    },
    /** Moves by this number of beats, to the beginning of a beat. */
    move: (count: number): void => {
      followScroll()
      const now = positionAt(beats, timeRef.current)
      // Moving back first returns to the beginning of the current beat, once more than half of it is over.
      const back = count < 0 && now.share > 0.5 ? count + 1 : count
      show(beats[Math.min(beats.length - 1, Math.max(0, now.at + back))]?.start ?? 0)
    },
    restart: (): void => show(0),
  }
}

function findPart(frame: HTMLElement | null, at: number): HTMLElement | null {
  return frame?.querySelector<HTMLElement>(`[data-beat="${at}"]`) ?? null
}
