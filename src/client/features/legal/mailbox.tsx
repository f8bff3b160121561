import { trpc } from '../../lib/api/trpc.ts'

/** The address that this server names for questions. */
export function Mailbox() {
  const { data } = trpc.auth.config.useQuery()
  if (!data) return <>the address at the foot of this page</>
  return (
    <a className="hl-link" href={`mailto:${data.supportEmail}`}>
      {data.supportEmail}
    </a>
  )
}
