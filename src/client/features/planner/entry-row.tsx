import { ActionIcon, Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { IconCalendarTime, IconTrash } from '@tabler/icons-react'
import type { PlannerEntry } from '../../../shared/features/planner/planner.schema.ts'
import { timeOfDay } from '../../lib/time/format-time.ts'
import { PLATFORM_ICONS } from '../../components/tool/platform-icons.ts'
import styles from './entry-row.module.css'
import { entrySheet } from './entry-sheet.ts'
import { usePlanner } from './planner-context.ts'
import { StatusSelect } from '../../components/planner/status-select.tsx'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'

/** A planned entry with its status and actions. */
export function EntryRow({ entry }: { entry: PlannerEntry }) {
  const { timeZone, actions, open } = usePlanner()
  const Icon = PLATFORM_ICONS[entry.platform]
  return (
    <li className={styles.item}>
      <div className={styles.row}>
        <Icon className={styles.icon} size={20} stroke={1.75} aria-hidden="true" />
        <div className={styles.text}>
          <b {...languageAttributes(entry.title)} className={styles.title}>
            <Link to="/library" search={(before) => entrySheet(entry, before)} data-sheet={entry.id}>
              {entry.title}
            </Link>
          </b>
          <span className="hl-meta hl-text-2 hl-figures">
            <time dateTime={entry.scheduledDate}>{timeOfDay(entry.scheduledDate, timeZone)}</time>, {entry.platform}
          </span>
          {entry.description && (
            <p {...languageAttributes(entry.description)} className={`hl-small hl-text-2 ${styles.description}`}>
              {entry.description}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <StatusSelect entry={entry} onChange={(status) => void actions.setStatus(entry, status)} />
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`Move ${entry.title}`}
            data-entry={entry.id}
            leftSection={<IconCalendarTime size={18} stroke={1.75} aria-hidden="true" />}
            onClick={() => open({ kind: 'move', entry })}
          >
            Move
          </Button>
          <ActionIcon
            className={styles.delete ?? ''}
            aria-label={`Delete ${entry.title} from the plan`}
            onClick={() => open({ kind: 'remove', entry })}
          >
            <IconTrash size={18} stroke={1.75} aria-hidden="true" />
          </ActionIcon>
        </div>
      </div>
    </li>
  )
}
