import { useSyncExternalStore } from 'react'
import { askToSignIn } from '../session/sign-in-request.ts'
import { notify } from '../feedback/notify.ts'
import { createStore } from '../browser/store.ts'

/** The position of an audio: `time` in seconds, kept while it is stopped, so that it continues from there. */
export interface Playback {
  state: 'stopped' | 'loading' | 'playing'
  time: number
}

/** What is used of the browser's audio element. */
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
/** A place this close to the end, in seconds, is the end. */
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

/** How the one audio element is made; a test puts its own in place. */
export const audioMaker = createStore<() => AudioElement>(() => new Audio())

const playbacks = createStore<ReadonlyMap<string, Playback>>(new Map())
let made: { make: unknown; audio: AudioElement } | undefined
/** Whose file the element holds. */
let held: { id: string; url: string } | null = null

/** The position of the audio with this id, kept up to date. */
export function usePlayback(id: string): Playback {
  return useSyncExternalStore(playbacks.subscribe, () => findPlayback(id))
}

/** Plays a file from its last position. There is one audio in the whole app: whatever plays is stopped. */
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
    // Stopping or starting another one rejects a promise to play. A file that fails raises an event with more detail.
    if (held !== asked || audio.error || (error instanceof DOMException && error.name === 'AbortError')) return
    change(id, { state: 'stopped' })
    notify(PLAY_FAILED)
  }
}

/** Stops the audio of this id where it is, if it plays. */
export function stopAudio(id: string): void {
  if (held?.id !== id) return
  openAudio().pause()
  change(id, { state: 'stopped' })
}

/** Moves the audio of this id to a place in seconds, whether it plays or not. */
export function seekAudio(id: string, time: number): void {
  change(id, { time })
  const audio = held?.id === id ? openAudio() : undefined
  // Before its length is known a file cannot be moved in: it starts from the place once it is.
  if (audio && audio.readyState >= HAS_METADATA) audio.currentTime = time
}

/** How many players show an audio. */
const shown = new Map<string, number>()

/** Registers a player that shows the audio of this id. Returns the function that unregisters it; with the last one it ends. */
export function showAudio(id: string): () => void {
  shown.set(id, (shown.get(id) ?? 0) + 1)
  return () => {
    const left = (shown.get(id) ?? 1) - 1
    shown.set(id, left)
    if (left > 0) return
    shown.delete(id)
    leaveAudio(id)
  }
}

/** Drops the audio of this id: its element was removed, or belongs to another user now. */
function leaveAudio(id: string): void {
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
  const make = audioMaker.get()
  if (made?.make !== make) made = { make, audio: listenTo(make()) }
  return made.audio
}

/** The element's own events decide its state: a key of the keyboard or a phone call stops it too. */
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
  // The element begins again by itself when it is asked to play from its end.
  on('ended', (id) => change(id, AT_START))
  on('error', (id) => {
    // A failure while nothing listens is loaded again by the next play.
    if (findPlayback(id).state !== 'stopped') void explain()
  })
  return audio
}

/** Reports why the loaded file cannot be played. Where the session has ended, asks to sign in and plays it then. */
async function explain(): Promise<void> {
  const failed = held
  if (!failed) return
  change(failed.id, { state: 'stopped' })
  const status = await fetchStatus(failed.url)
  if (held !== failed) return
  if (status !== 401) notify(status === 404 ? GONE : PLAYBACK_ERROR)
  else if ((await askToSignIn()) && held === failed) await playAudio(failed.id, failed.url)
}

/** What the server answers for a file; 0 without an answer. The audio element does not expose it. */
async function fetchStatus(url: string): Promise<number> {
  try {
    return (await fetch(url, { method: 'HEAD' })).status
  } catch {
    return 0
  }
}
