/** The settings of an OpenID Connect provider. */
export interface OidcProviderSettings {
  /** Exactly as the provider names itself. Without encryption only on this machine. */
  issuer: URL
  clientId: string
  clientSecret: string
  /** The provider's name on buttons. */
  name: string
}
