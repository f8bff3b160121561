import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { type AudioElement, audioFactory } from '../lib/audio/audio-player.ts'

const LENGTH = 60

/** Simulates the browser's audio element. Every file is one minute long, unless `length` is set. */
export class FakeAudio extends EventTarget implements AudioElement {
  length = LENGTH
  readyState = 0
  error: MediaError | null = null
  paused = true
  /** While set, loading a file does not finish. */
  slow = false
  /** While set, no file can be played. */
  broken = false
  /** While set, the browser refuses playback with this error. */
  refusal: Error | undefined
  #src = ''
  #time = 0
  #giveUp: (reason: Error) => void = () => {}

  get duration(): number {
    return this.readyState === 0 ? Number.NaN : this.length
  }

  get src(): string {
    return this.#src
  }

  set src(url: string) {
    this.#src = url
    this.load()
  }

  get currentTime(): number {
    return this.#time
  }

  set currentTime(time: number) {
    this.#time = time
    this.#raise('timeupdate')
  }

  /** The path of the audio that is playing, or null. */
  get heard(): string | null {
    return this.paused || this.readyState === 0 ? null : this.src
  }

  load(): void {
    this.#giveUp(abort())
    this.paused = true
    this.error = null
    this.readyState = 0
    this.#time = 0
  }

  removeAttribute(): void {
    this.#src = ''
  }

  async play(): Promise<void> {
    if (this.refusal) throw this.refusal
    this.paused = false
    if (this.#time >= this.length) this.#time = 0
    await new Promise<void>((resolve, reject) => {
      this.#giveUp = reject
      queueMicrotask(() => (this.slow ? undefined : this.#arrive(resolve)))
    })
  }

  pause(): void {
    if (this.paused) return
    this.#giveUp(abort())
    this.paused = true
    this.#raise('pause')
  }

  /** Advances the playback by these seconds. */
  hear(seconds: number): void {
    act(() => {
      this.currentTime = Math.min(this.length, this.currentTime + seconds)
      if (this.currentTime < this.length) return
      this.paused = true
      this.#raise('pause')
      this.#raise('ended')
    })
  }

  #arrive(done: () => void): void {
    if (this.paused) return
    if (this.broken) {
      this.error = { code: 4, message: 'no such source' } as MediaError
      this.#raise('error')
      this.#giveUp(new DOMException('no such source', 'NotSupportedError'))
      return
    }
    if (this.readyState === 0) {
      this.readyState = 1
      this.#raise('loadedmetadata')
    }
    this.#raise('playing')
    done()
  }

  #raise(type: string): void {
    this.dispatchEvent(new Event(type))
  }
}

const abort = () => new DOMException('interrupted', 'AbortError')

/** Replaces the app's audio element by a fake one and returns it. */
export function installFakeAudio(): FakeAudio {
  const audio = new FakeAudio()
  const real = audioFactory.get()
  audioFactory.set(() => audio)
  onTestFinished(() => audioFactory.set(real))
  return audio
}
