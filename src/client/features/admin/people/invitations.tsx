import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent } from 'react'
import type { Invite } from '../../../../shared/features/auth/invites.schema.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { CopyButton } from '../../../ui/buttons/copy-button.tsx'
import { trpc } from '../../../lib/api/trpc.ts'
import { copyResult } from '../../../lib/feedback/copy-result.ts'
import { longDay } from '../../../lib/time/format-time.ts'
import { AdminPanel } from '../admin-panel.tsx'
import styles from './invitations.module.css'
import { useInvitations } from './use-invitations.ts'

const USES = [1, 5, 20, 100]
const DAYS = [1, 7, 30, 90]

/** Invitations to a server that is not open to everyone, for its owner. */
export function Invitations() {
  const { data: config } = trpc.auth.config.useQuery()
  const query = trpc.admin.invites.list.useQuery()
  const { url, busy, create, revoke } = useInvitations()

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const values = new FormData(event.currentTarget)
    void create({ uses: Number(values.get('uses')), days: Number(values.get('days')) })
  }

  return (
    <div className={styles.invitations}>
      <p className="hl-small hl-text-2">
        {config?.registration === 'invite' && 'Who has the link can create an account here.'}
        {config?.registration === 'open' && 'Everyone can create an account here, with an invitation or without.'}
        {config?.registration === 'closed' &&
          'This server takes no new accounts: set REGISTRATION=invite to use these.'}
      </p>
      {url && (
        <div className={styles.address}>
          <TextInput
            label="Invitation link"
            description="Shown only this once. Send it to the people you invite."
            readOnly
            value={url}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton name="Copy invitation link" variant="default" onCopy={() => copyResult(url)} />
        </div>
      )}
      <form className={styles.form} onSubmit={send} aria-label="Invite people">
        <NativeSelect
          name="uses"
          label="For"
          defaultValue="1"
          data={USES.map((uses) => ({ value: String(uses), label: uses === 1 ? '1 person' : `${uses} people` }))}
        />
        <NativeSelect
          name="days"
          label="Works for"
          defaultValue="7"
          data={DAYS.map((days) => ({ value: String(days), label: days === 1 ? '1 day' : `${days} days` }))}
        />
        <BusyButton type="submit" variant="default" busy={busy} busyLabel="Creating...">
          Create link
        </BusyButton>
      </form>
      <AdminPanel query={query} failedTitle="Your invitations did not load">
        {(invites) =>
          invites.length > 0 && (
            <ul aria-label="Open invitations">
              {invites.map((invite) => (
                <li key={invite.id} className={styles.invite}>
                  <span className="hl-small hl-figures">{describe(invite)}</span>
                  <Button
                    variant="subtle"
                    color="gray"
                    disabled={busy}
                    aria-label={`End the invitation: ${describe(invite)}`}
                    onClick={() => void revoke(invite.id)}
                  >
                    End
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </AdminPanel>
    </div>
  )
}

function describe({ usesLeft, createdAt, expiresAt }: Invite): string {
  const people = usesLeft === 1 ? '1 person' : `${usesLeft} people`
  return `For ${people} more, from ${longDay(createdAt)} to ${longDay(expiresAt)}`
}
