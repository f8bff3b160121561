import { Button } from '@mantine/core'
import { useState } from 'react'
import type { PeoplePage, Person } from '../../../../shared/features/admin/people.schema.ts'
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx'
import { longDay } from '../../../lib/time/format-time.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { useUser } from '../../../lib/session/user-context.ts'
import { DescriptionList } from '../../../ui/data/description-list.tsx'
import { CheckField } from '../../../ui/fields/check-field.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { AllowanceForm } from './allowance-form.tsx'
import { DeletePersonDialog } from './delete-person-dialog.tsx'
import { describeAllowance, describeLastSeen, describeUse } from './describe-person.ts'
import { PeopleSheet } from './people-sheet.tsx'
import { PersonBadges } from './people-list.tsx'
import { type AskedAction, QUESTIONS } from './person-questions.ts'
import styles from './person-sheet.module.css'
import { usePersonAction } from './use-person-action.ts'

interface PersonSheetProps {
  person: Person
  page: PeoplePage
  onClose(): void
}

/** One account: what is known of it, its own allowance, and what an owner can do with it. */
export function PersonSheet({ person, page, onClose }: PersonSheetProps) {
  const [asking, setAsking] = useState<AskedAction | 'delete' | null>(null)
  const [endsSubscription, setEndsSubscription] = useState(true)
  const { id: ownId } = useUser()
  const { client } = trpc.useUtils()
  const action = usePersonAction(onClose)
  const question = asking === null || asking === 'delete' ? undefined : QUESTIONS[asking]
  const { id, email } = person
  const goesOn = person.blockedAt !== null && person.renews

  function close(): void {
    action.forgetFailure()
    setAsking(null)
  }

  async function confirm(asked: AskedAction): Promise<void> {
    const { people } = client.admin
    const call = () =>
      asked === 'block' ? people.block.mutate({ id, endsSubscription }) : people[asked].mutate({ id })
    if (await action.run(call, QUESTIONS[asked].done)) close()
  }

  return (
    <PeopleSheet open title={person.displayName} onClose={() => asking === null && onClose()}>
      <div className={styles.parts}>
        <div className={`hl-row ${styles.badges}`}>
          <PersonBadges person={person} />
        </div>
        <DescriptionList
          facts={[
            { name: 'Address', value: email },
            { name: 'Signs in by', value: SIGN_IN[person.provider] },
            { name: 'Since', value: longDay(person.createdAt) },
            { name: 'Last seen', value: capitalize(describeLastSeen(person).replace('last seen ', '')) },
            { name: page.hasPlans ? 'Plan' : 'Allowance', value: describeAllowance(person, page) },
            { name: 'Used this month', value: describeUse(person) },
            { name: 'Prompts this month', value: person.used.prompts.toLocaleString('en-US') },
            ...(person.blockedAt === null ? [] : [{ name: 'Blocked', value: longDay(person.blockedAt) }]),
            ...(goesOn
              ? [{ name: 'Subscription', value: 'Goes on and is charged again, although the account is blocked' }]
              : []),
          ]}
        />
        <AllowanceForm person={person} page={page} onConfirmIdentity={onClose} />
        {id === ownId ? (
          <p className="hl-small hl-text-2">This is you. Your devices, password and account are in your settings.</p>
        ) : (
          <section className={styles.actions} aria-label={`Actions for ${email}`}>
            <Button variant="default" onClick={() => setAsking('signOut')}>
              Sign out everywhere
            </Button>
            {page.sendsResetLinks && (
              <Button variant="default" onClick={() => setAsking('sendResetLink')}>
                Send a reset link
              </Button>
            )}
            {(person.hasIdentity || (!person.emailVerified && person.plan !== null)) && (
              <Button variant="default" onClick={() => setAsking('free')}>
                Free the address
              </Button>
            )}
            {person.blockedAt === null ? (
              <Button variant="outline" color="red" onClick={() => setAsking('block')}>
                Block
              </Button>
            ) : (
              <Button variant="default" onClick={() => setAsking('unblock')}>
                Unblock
              </Button>
            )}
            {goesOn && (
              <Button variant="outline" color="red" onClick={() => setAsking('endSubscription')}>
                End the subscription
              </Button>
            )}
            <Button variant="outline" color="red" onClick={() => setAsking('delete')}>
              Delete account
            </Button>
          </section>
        )}
      </div>
      {question && asking !== null && asking !== 'delete' && (
        <ConfirmDialog
          open
          title={question.title}
          confirmLabel={question.confirm}
          busyLabel={question.busy}
          busy={action.busy}
          danger={asking === 'block' || asking === 'endSubscription'}
          onConfirm={() => void confirm(asking)}
          onClose={close}
        >
          <p>{question.text(person)}</p>
          {asking === 'block' && person.renews && (
            <CheckField
              label="End the subscription too: no further charge, what is paid stays until its period ends"
              checked={endsSubscription}
              onChange={setEndsSubscription}
            />
          )}
          <FormError>{action.failure}</FormError>
        </ConfirmDialog>
      )}
      {asking === 'delete' && (
        <DeletePersonDialog person={person} onClose={close} onDeleted={onClose} onConfirmIdentity={onClose} />
      )}
    </PeopleSheet>
  )
}

const SIGN_IN = {
  email: 'Address and password',
  google: 'Google',
  firebase: 'Firebase',
  oidc: 'The identity provider',
} as const

const capitalize = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`
