import { About } from '../../../shared/features/admin/about.schema.ts'
import { adminProcedure, router } from '../../trpc/trpc.ts'

/** The owner's pages, for the typed client alone: nothing here is on REST. */
export const adminRouter = router({
  about: adminProcedure.output(About).query(({ ctx }) => ctx.services.about()),
})
