import { z } from 'zod'

/** An outside service, or the adapter that stands in for it. */
const Adapter = z.object({ service: z.string(), adapter: z.string() })

/** What runs here: nothing of it is secret, and no address of a person is in it. */
export const About = z.object({
  version: z.string(),
  /** The first twelve digits; null where the code is in no git repository. */
  commit: z.string().nullable(),
  node: z.string(),
  /** Operating system and processor. */
  system: z.string(),
  startedAt: z.iso.datetime(),
  database: z.object({
    /** SQLite or PostgreSQL, with its version. */
    engine: z.string(),
    /** The last migration. */
    schema: z.string(),
  }),
  adapters: z.array(Adapter),
  plans: z.boolean(),
  registration: z.string(),
  /** Names of the variables that are set, without their values. */
  variables: z.array(z.string()),
  /** All of this as text, for the report of a bug. */
  report: z.string(),
})
export type About = z.infer<typeof About>
