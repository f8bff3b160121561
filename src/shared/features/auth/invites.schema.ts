import { z } from 'zod'

const USES = 'Choose 1 to 100 people.'
const DAYS = 'Choose 1 to 90 days.'

/** What an invitation admits: so many accounts, for so many days. */
export const CreateInviteRequest = z.object({
  uses: z.number(USES).int(USES).min(1, USES).max(100, USES).default(1),
  days: z.number(DAYS).int(DAYS).min(1, DAYS).max(90, DAYS).default(7),
})
export type CreateInviteRequest = z.infer<typeof CreateInviteRequest>

/** An invitation that still admits someone. Dates are ISO 8601 instants. */
export const Invite = z.object({
  id: z.string(),
  usesLeft: z.number().int(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
})
export type Invite = z.infer<typeof Invite>

export const InviteList = z.array(Invite)

/** A new invitation with its link, which is shown this once. */
export const CreatedInvite = Invite.extend({ url: z.string() })

export const InviteReference = z.object({ id: z.string().max(100) })
