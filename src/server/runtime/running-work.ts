/** Running work that a shutdown waits for. */
export interface RunningWork {
  /** Registers work that a shutdown waits for. The returned function ends it. */
  begin(): () => void
  /** Resolves once nothing is running. */
  whenIdle(): Promise<void>
}

export function createRunningWork(): RunningWork {
  let running = 0
  let waiting: (() => void)[] = []
  return {
    begin: () => {
      running += 1
      let over = false
      return () => {
        if (over) return
        over = true
        running -= 1
        if (running > 0) return
        for (const resolve of waiting) resolve()
        waiting = []
      }
    },
    whenIdle: async () => {
      if (running > 0) await new Promise<void>((resolve) => waiting.push(resolve))
    },
  }
}
