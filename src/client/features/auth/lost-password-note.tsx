import { trpc } from '../../lib/api/trpc.ts'

/** Shows the support address for a lost password, on a server that cannot send mail. */
export function LostPasswordNote() {
  const { data: config } = trpc.auth.config.useQuery()
  if (!config) return null
  return (
    <p className="hl-small hl-text-2">
      Lost your password? Write to{' '}
      <a className="hl-link" href={`mailto:${config.supportEmail}`}>
        {config.supportEmail}
      </a>{' '}
      from the address of your account.
    </p>
  )
}
