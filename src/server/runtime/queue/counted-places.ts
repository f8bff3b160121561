import { type Places } from './places.ts'

/** The requests of this process at a provider. */
export interface QueueState {
  waiting: number
  running: number
  /** How many may run at the same time, over all processes that share the places. */
  places: number
}

/** Places that know how many requests of this process wait and run. */
export interface CountedPlaces extends Places {
  state(): QueueState
}

/** The same places, counted. `size` returns their number. */
export function countPlaces(places: Places, size: () => number): CountedPlaces {
  let [waiting, running] = [0, 0]
  return {
    state: () => ({ waiting, running, places: size() }),
    async *enter(asker, signal) {
      waiting += 1
      try {
        const place = yield* places.enter(asker, signal)
        running += 1
        let isOver = false
        return {
          markSilent: () => place.markSilent(),
          async leave() {
            if (!isOver) running -= 1
            isOver = true
            await place.leave()
          },
        }
      } finally {
        waiting -= 1
      }
    },
  }
}
