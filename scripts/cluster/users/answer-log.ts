import { performance } from 'node:perf_hooks'

/** One request as its caller saw it. */
interface Answered {
  stage: string
  what: string
  /** 0 where the connection broke before the answer. */
  status: number
  milliseconds: number
  hasRetryAfter: boolean
  /** Whether a short answer is expected: a list or a save, not a text that is written or spoken. */
  isQuick: boolean
}

/** All requests of a run, by the stage in which they were made. */
export interface AnswerLog {
  /** Later requests belong to this stage. */
  begin(stage: string): void
  /** Starts measuring a request. The returned function takes its outcome. */
  measure(what: string, isQuick: boolean): (status: number, hasRetryAfter?: boolean) => void
  stages(): readonly string[]
  of(stage: string): readonly Answered[]
  all(): readonly Answered[]
}

export function createAnswerLog(): AnswerLog {
  const answers: Answered[] = []
  const stages: string[] = []
  return {
    begin: (stage) => void stages.push(stage),
    measure(what, isQuick) {
      const stage = stages.at(-1) ?? ''
      const began = performance.now()
      return (status, hasRetryAfter = false) => {
        answers.push({ stage, what, status, milliseconds: performance.now() - began, hasRetryAfter, isQuick })
      }
    },
    stages: () => stages,
    of: (stage) => answers.filter((answer) => answer.stage === stage),
    all: () => answers,
  }
}
