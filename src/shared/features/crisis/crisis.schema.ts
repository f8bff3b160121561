import { z } from 'zod'

/** A person to talk to. `country` is an ISO 3166 code, null for every country; each has a phone, a page or both. */
export const HelpLink = z.object({
  country: z.string().nullable(),
  name: z.string(),
  phone: z.string().optional(),
  url: z.url().optional(),
})
export type HelpLink = z.infer<typeof HelpLink>

/** The answer to a topic about killing, harming or starving oneself, or stopping a medicine at once. */
export const Help = z.object({ message: z.string(), links: z.array(HelpLink) })
export type Help = z.infer<typeof Help>

/** The last event, instead of a result. */
export const HelpEvent = z.object({ type: z.literal('help'), help: Help })
export type HelpEvent = z.infer<typeof HelpEvent>
