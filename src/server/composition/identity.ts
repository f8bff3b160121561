import { type Kysely } from 'kysely'
import { type Database } from '../../../db/schema/database.ts'
import { type Random } from '../runtime/random.ts'
import { type Clock } from '../runtime/clock.ts'
import { createAccessResolver } from '../features/auth/access.service.ts'
import { createAccountMail } from '../features/auth/account-mail.service.ts'
import { type AuditLog } from '../features/admin/people/audit-log.service.ts'
import { createAddressHolderRepository } from '../features/auth/address-holders.repository.ts'
import { createAddressHolders } from '../features/auth/address-holders.service.ts'
import { createAuthService } from '../features/auth/auth.service.ts'
import { createBlockingRepository } from '../features/auth/blocking/blocking.repository.ts'
import { createEmailChangeLinks } from '../features/auth/email-change/email-change-links.service.ts'
import { createEmailChangeRepository } from '../features/auth/email-change/email-change.repository.ts'
import { createEmailChanges } from '../features/auth/email-change/email-change.service.ts'
import { createDeviceRepository } from '../features/auth/sessions/device.repository.ts'
import { createDevices } from '../features/auth/sessions/device.service.ts'
import { createEmbeddedAccounts } from '../features/auth/embedded-accounts.service.ts'
import { createFederatedAccounts } from '../features/auth/federated-accounts.service.ts'
import { createHostAccounts } from '../features/auth/host-accounts.service.ts'
import { createIdentityChecks } from '../features/auth/identity-check.service.ts'
import { createMailLinkRepository } from '../features/auth/mail-link.repository.ts'
import { createMailLinks } from '../features/auth/mail-link.service.ts'
import { createIdentityProofs } from '../features/auth/passwords/identity-proof.service.ts'
import { createPasswords, PASSWORD_COST } from '../features/auth/passwords/password.service.ts'
import { createPasswordChanges } from '../features/auth/passwords/password-change.service.ts'
import { createInviteRepository, useLink } from '../features/auth/registration/invite.repository.ts'
import { createInvites } from '../features/auth/registration/invite.service.ts'
import { createOidcSignIn } from '../features/auth/oidc/oidc-sign-in.service.ts'
import { createOwnerLinkRepository } from '../features/auth/registration/owner-link.repository.ts'
import { createOwnerLinks } from '../features/auth/registration/owner-link.service.ts'
import { createRegistration } from '../features/auth/registration/registration.service.ts'
import { createSessionRepository } from '../features/auth/sessions/session.repository.ts'
import { createSessionService } from '../features/auth/sessions/session.service.ts'
import { createThrottleRepository } from '../features/auth/throttle.repository.ts'
import { createThrottleService } from '../features/auth/throttle.service.ts'
import { createUserRepository } from '../features/auth/user.repository.ts'
import { createVerification } from '../features/auth/verification.service.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** Accounts created by the host's script, which runs beside the server or without it. */
export function createHostAccountsOn(db: Kysely<Database>, { clock, random }: { clock: Clock; random: Random }) {
  const passwords = createPasswords(PASSWORD_COST)
  const users = createUserRepository(db)
  const embedded = createEmbeddedAccounts({ users, passwords, clock, random })
  return createHostAccounts({ users, passwords, embedded, clock })
}

/** The services of accounts and sessions. */
export function createIdentityServices(
  deps: ServiceDependencies & {
    record: AuditLog['record']
    moveCustomer(userId: string, email: string): Promise<void>
    clearAccount: Parameters<typeof createAddressHolders>[0]['clear']
    hasPlan(userId: string): Promise<boolean>
  },
) {
  const { db, identity, oidc: provider, clock, random, publicConfig, moveCustomer, report } = deps
  const users = createUserRepository(db)
  const throttle = createThrottleService({ repository: createThrottleRepository(db), clock, rules: deps.throttleRules })
  const registrations = createInviteRepository(db)
  const ownerLinks = createOwnerLinkRepository(db)
  const { owner: ownerEmail } = deps.access
  const policy = deps.hostAccess.registration
  const registration = createRegistration({ policy, invites: registrations, ownerLinks, useLink, ownerEmail, clock })
  const resolveAccess = createAccessResolver(deps.access)
  const { supportEmail } = publicConfig()
  const sessions = createSessionService({
    repository: createSessionRepository(db),
    resolveAccess,
    clock,
    random,
    supportEmail,
  })
  const devices = createDevices({ repository: createDeviceRepository(db), clock, random })
  const links = createMailLinks({ repository: createMailLinkRepository(db), clock, random })
  const emailChanges = createEmailChangeRepository(db)
  const changeLinks = createEmailChangeLinks({ repository: emailChanges, clock, random })
  const mail = createAccountMail({ ...deps, users, links, changeLinks, devices, throttle, supportEmail })
  const passwords = createPasswords(deps.passwordCost)
  const embedded = createEmbeddedAccounts({ users, passwords, clock, random })
  const holders = createAddressHolders({
    repository: createAddressHolderRepository(db),
    clear: deps.clearAccount,
    hasPlan: deps.hasPlan,
    supportEmail,
    clock,
  })
  const federated = createFederatedAccounts({
    users,
    holders,
    registration,
    clock,
    random,
    moveCustomer,
    verify: (userId) => mail.enqueue(userId, { about: 'verification' }),
    supportEmail,
    report,
  })
  const shared = { users, identity, sessions, devices, links, mail, throttle, registration, clock, random }
  const auth = createAuthService({
    ...shared,
    embedded,
    federated,
    publicConfig,
    demoEmail: deps.demoEmail,
    // The session here has ended already, whatever becomes of the one there.
    signOutUrl: async (idToken) =>
      provider?.signOutUrl({ idToken, returnTo: `${deps.origin()}/` }).catch((error: unknown) => {
        report(error)
        return undefined
      }),
  })
  const hasPasswords = !publicConfig().oidc?.only
  const identityProofs = createIdentityProofs({ ...shared, passwords, hasOwnPasswords: hasPasswords && !identity })
  return {
    users,
    resolveAccess,
    blocking: createBlockingRepository(db, deps.access),
    throttle,
    sessions,
    devices,
    links,
    auth,
    /** Undefined without an OpenID Connect provider. */
    oidcSignIn:
      provider &&
      createOidcSignIn({ ...deps, ...shared, provider, federated, auth, ownerGroup: deps.access.ownerGroup }),
    /** Whether people can sign in with a password. */
    hasPasswords,
    identityProofs,
    emailChanges: createEmailChanges({
      ...deps,
      ...shared,
      repository: emailChanges,
      links: changeLinks,
      holders,
      requireProof: identityProofs.require,
      hasOwnAccounts: !identity,
      supportEmail,
    }),
    passwords: createPasswordChanges({ ...shared, holders, passwords }),
    verification: createVerification(shared),
    accountMail: mail,
    isRegistrationOpen: registration.isOpen,
    invites: createInvites({ ...deps, repository: registrations }),
    ownerLinks: createOwnerLinks({ ...deps, repository: ownerLinks, named: deps.access }),
    identityChecks: createIdentityChecks({ identity, users, federated, sessions, clock, report }),
    hostAccounts: createHostAccounts({ users, passwords, embedded, clock }),
    /** Whether a user is the owner or a developer by the current environment. */
    findAccess: async (userId: string) => {
      const user = await users.findById(userId)
      return user ? resolveAccess({ ...user, emailVerified: user.emailVerifiedAt !== null }) : 'standard'
    },
  }
}
