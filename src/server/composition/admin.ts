import { PROVIDER_SETTINGS } from '../config/provider-lines.data.ts'
import { createAccountEmails } from '../features/admin/account-emails.repository.ts'
import { createAboutRepository } from '../features/admin/about/about.repository.ts'
import { createAbout } from '../features/admin/about/about.service.ts'
import { createProviders, type ProvidersDependencies } from '../features/admin/providers/providers.service.ts'
import { testMail } from '../features/admin/providers/test.mail.ts'
import { createStorageRepository } from '../features/admin/storage/storage.repository.ts'
import { createStorage } from '../features/admin/storage/storage.service.ts'
import { createWork } from '../features/admin/work/work.service.ts'
import { checkVoice, checkWriter, forOwner } from '../features/ai/ai.service.ts'
import { explainServiceFailure } from '../runtime/failures/service-failure.ts'
import { type AppError } from '../../shared/errors.ts'
import { type ServiceDependencies } from './dependencies.ts'

/** An id that no provider knows. */
const NOBODY = 'hookline-test'

/** An error of a port in words for the owner, with what the service itself said. */
export const explainToOwner = (error: AppError): string => `${forOwner(error.message)}${explainServiceFailure(error)}`

/** The services of the owner's pages. */
export function createAdminServices(deps: ServiceDependencies & Pick<ProvidersDependencies, 'queues' | 'throttle'>) {
  const { db, admin, hostAccess } = deps
  const about = createAboutRepository(db)
  const emails = createAccountEmails(db)
  return {
    about: createAbout({ ...admin, repository: about, access: hostAccess }),
    storage: createStorage({
      ...admin,
      repository: createStorageRepository(db),
      emails,
      diskReserve: deps.diskReserve,
      clock: deps.clock,
      inBackground: deps.inBackground,
    }),
    failedWork: createWork({ jobs: deps.jobs, emails }),
    providers: createProviders({
      ...deps,
      adapters: admin.adapters,
      calls: admin.calls,
      settings: PROVIDER_SETTINGS,
      isSet: new Set(admin.facts.variables),
      tests: { ...buildTests(deps), database: () => about.findDatabase },
      explain: explainToOwner,
    }),
  }
}

/** One cheap call to each outside service, where one is set up. */
function buildTests(deps: ServiceDependencies): Omit<ProvidersDependencies['tests'], 'database'> {
  const { text, speech, research, identity, oidc, mailer, payments, audioStore, aiName, hostAccess, random } = deps
  return {
    text: () => (aiName('text') === null ? undefined : (signal) => checkWriter(text, signal)),
    speech: () => {
      const voice = speech()
      return voice && ((signal) => checkVoice(voice, signal))
    },
    research: () => research && ((signal) => research.search('Hookline', signal)),
    identity: () => (identity && (() => identity.findPeople([NOBODY]))) ?? (oidc && (() => oidc.check())),
    mail:
      () =>
      (_, { email }) =>
        mailer.send(testMail(email)),
    payments: () => (hostAccess.plans ? () => payments.findSubscription(`sub_${NOBODY}`) : undefined),
    'audio-store': () => async (signal) => {
      const key = `tests/${random.id()}`
      await audioStore.put(key, new TextEncoder().encode('Hookline'), 'text/plain', signal)
      await audioStore.remove(key)
    },
  }
}
