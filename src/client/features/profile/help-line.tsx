import { trpc } from '../../lib/api/trpc.ts'

/** Shows the server's support address. */
export function HelpLine() {
  const { data } = trpc.auth.config.useQuery()
  if (!data) return null
  return (
    <p className="hl-small hl-text-2">
      Need help?{' '}
      <a className="hl-link hl-tap" href={`mailto:${data.supportEmail}`}>
        {data.supportEmail}
      </a>
    </p>
  )
}
