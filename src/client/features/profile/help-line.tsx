import { trpc } from '../../lib/api/trpc.ts'

/** Whom to write to. Source: decisions 1 (the mailbox is the server's). */
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
