import { z } from 'zod'
import { Message } from '../../../../shared/features/auth/auth.schema.ts'
import {
  DeleteRecordingRequest,
  RecordingReference,
  SaveRecordingRequest,
  VoiceRecording,
} from '../../../../shared/features/voice-library/voice-library.schema.ts'
import { router, userProcedure } from '../../../trpc/trpc.ts'

export const voiceLibraryRouter = router({
  list: userProcedure.output(z.array(VoiceRecording)).query(({ ctx }) => ctx.services.voiceLibrary.list(ctx.user.id)),

  find: userProcedure
    .input(RecordingReference)
    .output(VoiceRecording.nullable())
    .query(({ ctx, input }) => ctx.services.voiceLibrary.find(ctx.user.id, input.id)),

  save: userProcedure
    .input(SaveRecordingRequest)
    .output(VoiceRecording)
    .mutation(({ ctx, input }) => ctx.services.voiceLibrary.save(ctx.user.id, input)),

  remove: userProcedure
    .input(DeleteRecordingRequest)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      await ctx.services.voiceLibrary.remove(ctx.user.id, input)
      return { message: 'The recording is deleted.' }
    }),
})
