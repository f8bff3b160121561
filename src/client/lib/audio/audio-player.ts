import { useSyncExternalStore } from 'react'
import { askToSignIn } from '../session/sign-in-request.ts'
import { notify } from '../feedback/notify.ts'
import { createStore } from '../browser/store.ts'

/** Playback state of an audio. `time` is in seconds and stays while playback is stopped, so that playback resumes from there. */
export interface Playback {
  state: 'stopped' | 'loading' | 'playing'
  time: number
}

/** The part of the browser's audio element that the player uses. */
export type AudioElement = Pick<
  HTMLAudioElement,
  | 'src'
  | 'currentTime'
  | 'duration'
  | 'readyState'
  | 'error'
  | 'play'
  | 'pause'
  | 'load'
  | 'removeAttribute'
  | 'addEventListener'
>

const AT_START: Playback = { state: 'stopped', time: 0 }
const HAS_METADATA = 1
/** A position this close to the end, in seconds, counts as the end. */
const END = 0.1

const PLAYBACK_ERROR = {
  tone: 'failed',
  title: 'Playback Error',
  description: 'Unable to play audio. Try downloading the file instead.',
} as const
const PLAY_FAILED = {
  tone: 'failed',
  title: 'Play Failed',
  description: 'Audio playback failed. Try downloading instead.',
} as const
const GONE = { ...PLAYBACK_ERROR, description: 'This audio is no longer there. Generate it again.' } as const

/** Creates the audio element. Tests replace it. */
export const audioFactory = createStore<() => AudioElement>(() => new Audio())

const playbacks = createStore<ReadonlyMap<string, Playback>>(new Map())
let made: { make: unknown; audio: AudioElement } | undefined
/** The file that is loaded into the element. */
let held: { id: string; url: string } | null = null

/** Returns the playback state of the audio with this id, and re-renders when it changes. */
export function usePlayback(id: string): Playback {
  return useSyncExternalStore(playbacks.subscribe, () => findPlayback(id))
}

/** Plays a file from its last position. The app has one audio element, so any other playback stops. */
export async function playAudio(id: string, url: string): Promise<void> {
  const audio = openAudio()
  if (held?.id !== id || held.url !== url || audio.error) {
    if (held) stopAudio(held.id)
    held = { id, url }
    audio.src = url
  }
  const asked = held
  change(id, { state: 'loading' })
  try {
    await audio.play()
  } catch (error) {
    // `play()` also rejects when playback is stopped or another file starts. A file that fails raises an `error` event with more
    // detail.
    if (held !== asked || audio.error || (error instanceof DOMException && error.name === 'AbortError')) return
    change(id, { state: 'stopped' })
    notify(PLAY_FAILED)
  }
}

/** Stops the audio of this id at its current position, if it is playing. */
export function stopAudio(id: string): void {
  if (held?.id !== id) return
  openAudio().pause()
  change(id, { state: 'stopped' })
}

/** Moves the audio of this id to a position in seconds, whether it is playing or not. */
export function seekAudio(id: string, time: number): void {
  change(id, { time })
  const audio = held?.id === id ? openAudio() : undefined
  // The position can be set only once the metadata is loaded. Playback then starts from it.
  if (audio && audio.readyState >= HAS_METADATA) audio.currentTime = time
}

/** Number of mounted players for each audio id. */
const shown = new Map<string, number>()

/** Registers a player of this audio. Returns a function that unregisters it. The audio is unloaded with its last player. */
export function registerPlayer(id: string): () => void {
  shown.set(id, (shown.get(id) ?? 0) + 1)
  return () => {
    const left = (shown.get(id) ?? 1) - 1
    shown.set(id, left)
    if (left > 0) return
    shown.delete(id)
    unloadAudio(id)
  }
}

/** Unloads the audio of this id: its player was removed, or another user has signed in. */
function unloadAudio(id: string): void {
  if (held?.id === id) {
    const audio = openAudio()
    held = null
    audio.pause()
    audio.removeAttribute('src')
    audio.load()
  }
  if (!playbacks.get().has(id)) return
  const rest = new Map(playbacks.get())
  rest.delete(id)
  playbacks.set(rest)
}

const findPlayback = (id: string): Playback => playbacks.get().get(id) ?? AT_START

function change(id: string, part: Partial<Playback>): void {
  playbacks.set(new Map(playbacks.get()).set(id, { ...findPlayback(id), ...part }))
}

function openAudio(): AudioElement {
  const make = audioFactory.get()
  if (made?.make !== make) made = { make, audio: listenTo(make()) }
  return made.audio
}

/** State follows the element's own events, because a media key or a phone call can also stop it. */
function listenTo(audio: AudioElement): AudioElement {
  const on = (type: string, act: (id: string) => void): void =>
    audio.addEventListener(type, () => {
      if (held) act(held.id)
    })
  on('loadedmetadata', (id) => {
    const { time } = findPlayback(id)
    if (time > audio.duration - END) change(id, { time: 0 })
    else if (time > 0) audio.currentTime = time
  })
  on('playing', (id) => change(id, { state: 'playing' }))
  on('waiting', (id) => {
    if (findPlayback(id).state === 'playing') change(id, { state: 'loading' })
  })
  on('timeupdate', (id) => {
    if (audio.readyState >= HAS_METADATA) change(id, { time: audio.currentTime })
  })
  on('pause', (id) => change(id, { state: 'stopped' }))
  // The element starts from the beginning by itself when it is played at its end.
  on('ended', (id) => change(id, AT_START))
  on('error', (id) => {
    // A failure while playback is stopped is ignored: the next play loads the file again.
    if (findPlayback(id).state !== 'stopped') void explain()
  })
  return audio
}

/**
 * Reports why the loaded file cannot be played. If the session has expired, it asks the user to sign in and then plays the file.
 */
async function explain(): Promise<void> {
  const failed = held
  if (!failed) return
  change(failed.id, { state: 'stopped' })
  const status = await fetchStatus(failed.url)
  if (held !== failed) return
  if (status !== 401) notify(status === 404 ? GONE : PLAYBACK_ERROR)
  else if ((await askToSignIn()) && held === failed) await playAudio(failed.id, failed.url)
}

/** Returns the server's HTTP status for a file, or 0 without a response. The audio element does not expose it. */
async function fetchStatus(url: string): Promise<number> {
  try {
    return (await fetch(url, { method: 'HEAD' })).status
  } catch {
    return 0
  }
}
