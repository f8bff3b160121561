import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { atMost, idText, withoutNul } from '../../wire.ts'
import { Email, Message, Provider } from '../auth/auth.schema.ts'

const Cursor = z.string('cursor must be text.').max(200)

/** The largest allowance that an owner can give: three times as much still fits into an integer of PostgreSQL. */
export const MOST_ALLOWANCE = 100_000_000

/** A page of accounts, newest first. `search`: a part of the name or of the address. */
export const PeopleRequest = z
  .object({
    search: z
      .string('search must be text.')
      .overwrite(withoutNul)
      .trim()
      .max(INPUT_LIMITS.search, atMost('The search', INPUT_LIMITS.search))
      .default(''),
    cursor: Cursor.optional(),
  })
  .default({ search: '' })
export type PeopleRequest = z.infer<typeof PeopleRequest>

const Amount = z.number().int().nullable()

/** What an account may use in a UTC month, tool by tool. Null: as much as everyone. */
export const OwnAllowance = z.object({ prompts: Amount, searches: Amount, speechCharacters: Amount })
export type OwnAllowance = z.infer<typeof OwnAllowance>

/** What an account has used in this UTC month: texts by tool, and what is counted by the allowances. */
export const UsedThisMonth = z.object({
  hooks: z.number().int(),
  scripts: z.number().int(),
  captions: z.number().int(),
  refine: z.number().int(),
  prompts: z.number().int(),
  searches: z.number().int(),
  speechCharacters: z.number().int(),
})
export type UsedThisMonth = z.infer<typeof UsedThisMonth>

/** An account as an owner sees it. Dates are ISO 8601 instants. */
export const Person = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  provider: Provider,
  emailVerified: z.boolean(),
  /** Whether it belongs to a person of an identity provider. */
  hasIdentity: z.boolean(),
  access: z.enum(['standard', 'owner', 'dev']),
  createdAt: z.iso.datetime(),
  /** To the hour; null where the account was not used for a long time. */
  lastSeenAt: z.iso.datetime().nullable(),
  blockedAt: z.iso.datetime().nullable(),
  /** Since when the account is being deleted: a deletion that could not be finished can be repeated. */
  leavingAt: z.iso.datetime().nullable(),
  /** The plan that gives access; null without one, and on a server without plans. */
  plan: z.enum(['monthly', 'yearly']).nullable(),
  /** Whether a subscription will be charged again. */
  renews: z.boolean(),
  allowance: OwnAllowance,
  used: UsedThisMonth,
})
export type Person = z.infer<typeof Person>

/** A page of accounts, and the cursor of the next one; null at the end. */
export const PeoplePage = z.object({
  people: z.array(Person),
  nextCursor: z.string().nullable(),
  /** All accounts that match. */
  total: z.number().int(),
  /** Whether there are plans; without them everyone has `everyone`. */
  hasPlans: z.boolean(),
  /** What the host gives each account in a month; null: no limit, or a matter of the plan. */
  everyone: OwnAllowance,
  /** Whether this server sends links to new passwords. */
  sendsResetLinks: z.boolean(),
})
export type PeoplePage = z.infer<typeof PeoplePage>

export const PersonReference = z.object({ id: idText() })

/** Blocks an account, and unless `endsSubscription` is false ends its subscription with the period that is paid. */
export const BlockRequest = PersonReference.extend({ endsSubscription: z.boolean().default(true) })
export type BlockRequest = z.infer<typeof BlockRequest>

/** `subscriptionProblem`: why the subscription of the blocked account goes on; null where nothing failed. */
export const BlockedAccount = Message.extend({ subscriptionProblem: z.string().nullable() })

const Allowed = z
  .number('Enter a whole number, or nothing.')
  .int('Enter a whole number, or nothing.')
  .min(0, 'Enter 0 or more.')
  .max(MOST_ALLOWANCE, 'Enter at most 100,000,000.')
  .nullable()

/** Gives an account an allowance of its own. Null: as much as everyone. */
export const SetAllowanceRequest = PersonReference.extend({
  prompts: Allowed,
  searches: Allowed,
  speechCharacters: Allowed,
})
export type SetAllowanceRequest = z.infer<typeof SetAllowanceRequest>

/** Deletes an account; its address, typed by the owner, confirms it. */
export const DeletePersonRequest = PersonReference.extend({ address: Email })

/** What is recorded of owners. */
export const AUDIT_ACTIONS = [
  'invite',
  'end_invitation',
  'allowance',
  'block',
  'unblock',
  'free',
  'end_subscription',
  'sign_out',
  'reset_link',
  'delete',
] as const
export type AuditAction = (typeof AUDIT_ACTIONS)[number]

export const AuditRequest = z.object({ cursor: Cursor.optional() }).default({})

/** Something that an owner did. Addresses are the present ones; null for an account that is gone. */
export const AuditEntry = z.object({
  id: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  by: z.string().nullable(),
  /** Whether it concerns an account, whose address is `about`. */
  isAboutPerson: z.boolean(),
  about: z.string().nullable(),
  /** The new values, by name. */
  detail: z.record(z.string(), z.number().nullable()).nullable(),
  at: z.iso.datetime(),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** A page of the log, newest first, and the cursor of the next one; null at the end. */
export const AuditPage = z.object({ entries: z.array(AuditEntry), nextCursor: z.string().nullable() })
export type AuditPage = z.infer<typeof AuditPage>
