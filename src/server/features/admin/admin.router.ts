import { About } from '../../../shared/features/admin/about.schema.ts'
import { storageRouter } from './storage/storage.router.ts'
import { workRouter } from './work/work.router.ts'
import { providersRouter } from './providers/providers.router.ts'
import { adminProcedure, router } from '../../trpc/trpc.ts'
import { peopleRouter } from './people/people.router.ts'

/** The owner's pages, for the typed client alone: nothing here is on REST. */
export const adminRouter = router({
  about: adminProcedure.output(About).query(({ ctx }) => ctx.services.about()),
  providers: providersRouter,
  work: workRouter,
  storage: storageRouter,
  people: peopleRouter,
})
