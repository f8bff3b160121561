import { describe, expect, it } from 'vitest'
import { createPlanReminder, type ReminderClock } from './plan-reminder.ts'

const MINUTE = 60_000
const START = Date.parse('2026-11-20T12:00:00.000Z')

/** A clock that tests control. `sleep` advances it without firing timers, like a closed laptop. */
function createClock() {
  let now = START
  let alarm: { at: number; wake: () => void } | null = null
  const clock: ReminderClock = {
    now: () => now,
    wakeAfter: (afterMs, wake) => {
      const set = { at: now + afterMs, wake }
      alarm = set
      return () => {
        if (alarm === set) alarm = null
      }
    },
  }
  function pass(minutes: number): void {
    const end = now + minutes * MINUTE
    while (alarm && alarm.at <= end) {
      const { at, wake } = alarm
      alarm = null
      now = Math.max(now, at)
      wake()
    }
    now = end
  }
  return { clock, pass, sleep: (minutes: number) => void (now += minutes * MINUTE), isSet: () => alarm !== null }
}

const entry = (id: string, afterMinutes: number, status: 'planned' | 'completed' = 'planned') => ({
  id,
  title: 'Hook: Stop',
  platform: 'TikTok' as const,
  scheduledDate: new Date(START + afterMinutes * MINUTE).toISOString(),
  status,
})

function start(plan: ReturnType<typeof entry>[]) {
  const reminded: string[] = []
  const time = createClock()
  const reminder = createPlanReminder(({ id }) => reminded.push(id), time.clock)
  reminder.follow(plan)
  return { ...time, reminder, reminded }
}

describe('the reminder', () => {
  it('reports each entry once, when it is due, and none that was due before', () => {
    const { pass, reminded } = start([
      entry('past', -1),
      entry('soon', 30),
      entry('later', 90),
      entry('done', 40, 'completed'),
    ])
    pass(29)
    expect(reminded).toEqual([])
    pass(1)
    expect(reminded).toEqual(['soon'])
    pass(500)
    expect(reminded).toEqual(['soon', 'later'])
  })

  it('follows the plan: a moved entry is reported at its new time, a deleted one never', () => {
    const { pass, reminder, reminded } = start([entry('moved', 30), entry('gone', 40)])
    pass(20)
    reminder.follow([entry('moved', 60), entry('new', 25)])
    pass(39)
    expect(reminded).toEqual(['new'])
    pass(1)
    expect(reminded).toEqual(['new', 'moved'])
  })

  it('catches up after a short sleep of the device, not after a long one', () => {
    const { pass, sleep, reminded } = start([entry('yesterday', 20), entry('just now', 110)])
    sleep(120)
    pass(0)
    expect(reminded).toEqual(['just now'])
  })

  it('has no timer left when it is stopped, or when nothing is planned', () => {
    const { reminder, isSet } = start([entry('soon', 30)])
    expect(isSet()).toBe(true)
    reminder.follow([entry('past', -30)])
    expect(isSet()).toBe(false)
    reminder.follow([entry('soon', 30)])
    reminder.stop()
    expect(isSet()).toBe(false)
  })
})
