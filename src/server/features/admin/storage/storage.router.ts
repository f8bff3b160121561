import {
  AccountSpacePage,
  AccountSpaceRequest,
  BackupState,
  BegunBackup,
  Space,
} from '../../../../shared/features/admin/storage.schema.ts'
import { adminProcedure, router } from '../../../trpc/trpc.ts'

/** What this server stores, and its backups. */
export const storageRouter = router({
  space: adminProcedure.output(Space).query(({ ctx }) => ctx.services.storage.space()),

  accounts: adminProcedure
    .input(AccountSpaceRequest)
    .output(AccountSpacePage)
    .query(({ ctx, input }) => ctx.services.storage.largest(input.cursor ?? undefined)),

  backups: adminProcedure.output(BackupState).query(({ ctx }) => ctx.services.storage.backups()),

  beginBackup: adminProcedure
    .output(BegunBackup)
    .mutation(({ ctx }) => ({ isBegun: ctx.services.storage.beginBackup() })),
})
