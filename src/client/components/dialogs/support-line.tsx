import { trpc } from '../../lib/api/trpc.ts'

/** Shows the support address. Renders nothing if the message above (`beside`) already contains it. */
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
