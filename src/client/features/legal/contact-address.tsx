import { trpc } from '../../lib/api/trpc.ts'

/** Shows the server's contact address. */
export function ContactAddress() {
  const { data } = trpc.auth.config.useQuery()
  if (!data) return <>the address at the foot of this page</>
  return (
    <a className="hl-link" href={`mailto:${data.supportEmail}`}>
      {data.supportEmail}
    </a>
  )
}
