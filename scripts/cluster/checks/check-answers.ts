import { percentile } from '../../bench/figures.ts'
import { type AnswerLog } from '../users/answer-log.ts'
import { type Check, none } from './checks.ts'

/** Whether every failure says when to try again. */
export function checkAnswers(log: AnswerLog): Check {
  const failures = log.all().filter(({ status }) => status >= 500)
  const silent = failures.filter(({ hasRetryAfter }) => !hasRetryAfter)
  const kinds = [...Map.groupBy(silent, ({ status, what }) => `${status} ${what}`)]
  return {
    ...none(
      'failures (5xx) without Retry-After',
      kinds.map(([kind, all]) => `${all.length} × ${kind}`),
      failures.length,
    ),
    isHeld: silent.length === 0,
  }
}

/** Prints for each stage the number of requests, their outcomes, and the durations of the quick ones. */
export function printStages(log: AnswerLog): void {
  const cells = (...texts: (string | number)[]) =>
    `${String(texts[0]).padEnd(24)}${texts
      .slice(1)
      .map((text) => String(text).padStart(10))
      .join('')}\n`
  process.stdout.write(cells('stage', 'requests', '5xx', 'broken', 'p50 ms', 'p99 ms', 'max ms'))
  for (const stage of log.stages()) {
    const answers = log.of(stage)
    const quick = answers.filter(({ isQuick, status }) => isQuick && status > 0).map(({ milliseconds }) => milliseconds)
    const at = (percent: number) => (quick.length > 0 ? percentile(quick, percent).toFixed(0) : '-')
    const failed = answers.filter(({ status }) => status >= 500).length
    const broken = answers.filter(({ status }) => status === 0).length
    process.stdout.write(cells(stage, answers.length, failed, broken, at(50), at(99), at(100)))
  }
}
