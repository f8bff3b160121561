import { Button } from '@mantine/core'
import { IconKey } from '@tabler/icons-react'
import { useHost } from '../../lib/api/use-host.ts'
import { oidcLink, type OidcLinkOptions } from '../../lib/session/oidc-link.ts'
import styles from './google-button.module.css'

interface OidcButtonProps extends OidcLinkOptions {
  /** Whether the provider opens in another tab, so that typed text stays. */
  newTab?: boolean
  /** Whether no other way follows. */
  alone?: boolean
}

/** Leads to the OpenID Connect provider. Renders nothing without one; beside passwords it is one of two ways. */
export function OidcButton({ newTab = false, alone = false, ...options }: OidcButtonProps) {
  const { oidc } = useHost()
  if (!oidc) return null
  const isOnly = alone || oidc.only
  return (
    <div className={styles.google}>
      <Button
        component="a"
        href={oidcLink(options)}
        {...(newTab && { target: '_blank', rel: 'noopener' })}
        {...(!isOnly && { variant: 'default' })}
        size="lg"
        fullWidth
        leftSection={<IconKey size={18} stroke={1.75} aria-hidden="true" />}
      >
        Continue with {oidc.name}
      </Button>
      {!isOnly && (
        <div className={styles.or}>
          <span>or</span>
        </div>
      )}
    </div>
  )
}
