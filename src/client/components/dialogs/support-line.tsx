import { trpc } from '../../lib/api/trpc.ts'

/** Whom to write to. Left out when `beside`, the message it stands under, names the address already. */
export function SupportLine({ beside }: { beside: string }) {
  const { data } = trpc.auth.config.useQuery()
  const address = data?.supportEmail
  if (!address || beside.includes(address)) return null
  return (
    <p className="hl-meta hl-text-3">
      Questions? Write to{' '}
      <a className="hl-link" href={`mailto:${address}`}>
        {address}
      </a>
    </p>
  )
}
