import { type Migration } from 'kysely/migration'
import * as accounts from './0001-accounts.ts'
import * as usage from './0002-usage.ts'
import * as hooks from './0003-hooks.ts'
import * as identity from './0004-identity.ts'
import * as creators from './0005-creators.ts'
import * as subscriptions from './0006-subscriptions.ts'
import * as paymentAccounts from './0007-payment-accounts.ts'
import * as writing from './0008-writing.ts'
import * as speech from './0009-speech.ts'
import * as planner from './0010-planner.ts'
import * as library from './0011-library.ts'
import * as libraryTallies from './0012-library-tallies.ts'
import * as reminders from './0013-reminders.ts'
import * as librarySearch from './0014-library-search.ts'
import * as libraryRoom from './0015-library-room.ts'
import * as promptCalls from './0016-prompt-calls.ts'
import * as serverState from './0017-server-state.ts'
import * as sessionChecks from './0018-session-checks.ts'
import * as conversationOrigin from './0021-conversation-origin.ts'
import * as conversationResults from './0038-conversation-results.ts'
import * as conversationOptions from './0039-conversation-options.ts'
import * as scriptFormat from './0022-script-format.ts'
import * as details from './0023-details.ts'
import * as libraryUsage from './0024-library-usage.ts'
import * as libraryFts from './0025-library-fts.ts'
import * as leases from './0026-leases.ts'
import * as generations from './0027-generations.ts'
import * as jobs from './0028-jobs.ts'
import * as providerTickets from './0029-provider-tickets.ts'
import * as videos from './0030-videos.ts'
import * as registration from './0031-registration.ts'
import * as people from './0032-people.ts'
import * as oidc from './0033-oidc.ts'
import * as providerValidSince from './0034-provider-valid-since.ts'
import * as confirmedAddresses from './0036-confirmed-addresses.ts'
import * as emailChanges from './0035-email-changes.ts'
import * as figureUndo from './0040-figure-undo.ts'

/** Every migration in order. The list is static, so that only reviewed files run. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-usage': usage,
  '0003-hooks': hooks,
  '0004-identity': identity,
  '0005-creators': creators,
  '0006-subscriptions': subscriptions,
  '0007-payment-accounts': paymentAccounts,
  '0008-writing': writing,
  '0009-speech': speech,
  '0010-planner': planner,
  '0011-library': library,
  '0012-library-tallies': libraryTallies,
  '0013-reminders': reminders,
  '0014-library-search': librarySearch,
  '0015-library-room': libraryRoom,
  '0016-prompt-calls': promptCalls,
  '0017-server-state': serverState,
  '0018-session-checks': sessionChecks,
  '0021-conversation-origin': conversationOrigin,
  '0022-script-format': scriptFormat,
  '0023-details': details,
  '0024-library-usage': libraryUsage,
  '0025-library-fts': libraryFts,
  '0026-leases': leases,
  '0027-generations': generations,
  '0028-jobs': jobs,
  '0029-provider-tickets': providerTickets,
  '0030-videos': videos,
  '0031-registration': registration,
  '0032-people': people,
  '0033-oidc': oidc,
  '0034-provider-valid-since': providerValidSince,
  '0036-confirmed-addresses': confirmedAddresses,
  '0038-conversation-results': conversationResults,
  '0035-email-changes': emailChanges,
  '0039-conversation-options': conversationOptions,
  '0040-figure-undo': figureUndo,
}
