import { useMemo } from 'react'
import { ResultList, ResultListItem } from '../../ui/data/result-list.tsx'
import { useNearViewport } from '../../lib/browser/use-near-viewport.ts'
import { EntryRow } from './entry-row.tsx'
import { usePlanner } from './planner-context.ts'
import { splitIntoBlocks, dayName, groupByDay, type PlannedDay } from './planner-days.ts'
import styles from './planner-list.module.css'

/** Entries per block. `MARGIN` is the distance from the viewport in pixels within which blocks are rendered. */
const BLOCK = 30
const MARGIN = 1_200
const SHOWN_AT_FIRST = 2

/** All entries in ascending order, grouped by day. Only blocks near the viewport are rendered. */
export function PlannerList() {
  const { entries, timeZone } = usePlanner()
  const blocks = useMemo(() => splitIntoBlocks(groupByDay(entries, timeZone), BLOCK), [entries, timeZone])
  return (
    <div>
      {blocks.map((days, index) => (
        <Block
          key={index}
          days={days}
          label={blocks.length === 1 ? 'Planned content' : `Planned content, part ${index + 1} of ${blocks.length}`}
          isLast={index === blocks.length - 1}
          startsNear={index < SHOWN_AT_FIRST}
        />
      ))}
    </div>
  )
}

interface BlockProps {
  days: readonly PlannedDay[]
  label: string
  isLast: boolean
  startsNear: boolean
}

function Block({ days, label, isLast, startsNear }: BlockProps) {
  const { ref, isNear, height } = useNearViewport<HTMLDivElement>(MARGIN, startsNear)
  const dates = days.map(({ date }) => date).join(' ')
  if (!isNear) {
    const planned = days.reduce((sum, { entries }) => sum + entries.length, 0)
    const size = height === null ? { '--days': days.length, '--entries': planned } : { height }
    return <div ref={ref} tabIndex={-1} data-days={dates} className={styles.placeholder} style={size} />
  }
  return (
    <div ref={ref} tabIndex={-1} data-days={dates}>
      <ResultList label={label} continues={!isLast}>
        {days.map((day) => (
          <Day key={day.date} day={day} />
        ))}
      </ResultList>
    </div>
  )
}

function Day({ day: { date, entries } }: { day: PlannedDay }) {
  const { today } = usePlanner()
  return (
    <ResultListItem>
      <h3 className={`hl-title ${styles.day}`}>
        {dayName(date, today)}
        {date === today && <span className={styles.today}> Today</span>}
      </h3>
      <ul>
        {entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ul>
    </ResultListItem>
  )
}
