import { Button } from '@mantine/core'
import type { PeoplePage, Person } from '../../../../shared/features/admin/people.schema.ts'
import { useUser } from '../../../lib/session/user-context.ts'
import { Badge } from '../../../ui/data/badge.tsx'
import { describeAllowance, describeLastSeen, describeSince, describeUse } from './describe-person.ts'
import styles from './people-list.module.css'

interface PeopleListProps {
  people: readonly Person[]
  page: PeoplePage
  onOpen(id: string): void
}

/** The accounts, newest first: who, since when, last seen, what they may use and have used this month. */
export function PeopleList({ people, page, onOpen }: PeopleListProps) {
  return (
    <ul className={styles.list} aria-label="People">
      {people.map((person) => (
        <li key={person.id} className={`hl-surface ${styles.person}`}>
          <div className={styles.who}>
            <div className={styles.head}>
              <b className={styles.name} dir="auto">
                {person.displayName}
              </b>
              <PersonBadges person={person} />
            </div>
            <span className="hl-small hl-text-2">{person.email}</span>
            <span className="hl-meta hl-text-3 hl-figures">
              {describeSince(person)}, {describeLastSeen(person)}
            </span>
          </div>
          <dl className={styles.facts}>
            <dt className="hl-meta hl-text-3">Used this month</dt>
            <dd className="hl-small hl-figures">{describeUse(person)}</dd>
            <dt className="hl-meta hl-text-3">{page.hasPlans ? 'Plan' : 'Allowance'}</dt>
            <dd className="hl-small hl-figures">{describeAllowance(person, page)}</dd>
          </dl>
          <Button variant="default" aria-label={`Manage ${person.email}`} onClick={() => onOpen(person.id)}>
            Manage
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** What is special about an account. */
export function PersonBadges({ person }: { person: Person }) {
  const { id } = useUser()
  return (
    <>
      {person.id === id && <Badge>You</Badge>}
      {person.access === 'owner' && <Badge tone="ok">Owner</Badge>}
      {person.access === 'dev' && <Badge>Developer</Badge>}
      {!person.emailVerified && <Badge tone="warn">Address not confirmed</Badge>}
      {person.blockedAt !== null && <Badge tone="danger">Blocked</Badge>}
      {person.leavingAt !== null && <Badge tone="danger">Deletion not finished</Badge>}
    </>
  )
}
