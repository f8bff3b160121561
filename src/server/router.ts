import { type AnyProcedure } from '@trpc/server'
import { adminRouter } from './features/admin/admin.router.ts'
import { accountRouter } from './features/account/account.router.ts'
import { aiRouter } from './features/ai/ai.router.ts'
import { emailChangeRouter } from './features/auth/email-change/email-change.router.ts'
import { invitesRouter } from './features/auth/registration/invites.router.ts'
import { authRouter } from './features/auth/auth.router.ts'
import { captionsRouter } from './features/captions/captions.router.ts'
import { conversationsRouter } from './features/conversations/conversations.router.ts'
import { generationsRouter } from './features/generations/generations.router.ts'
import { hooksRouter } from './features/hooks/hooks.router.ts'
import { libraryRouter } from './features/library/library.router.ts'
import { plannerRouter } from './features/planner/planner.router.ts'
import { scriptsRouter } from './features/scripts/scripts.router.ts'
import { subscriptionRouter } from './features/subscription/subscription.router.ts'
import { ttsRouter } from './features/speech/synthesis/tts.router.ts'
import { voiceLibraryRouter } from './features/speech/recordings/voice-library.router.ts'
import { videosRouter } from './features/library/videos/videos.router.ts'
import { mergeRouters, router } from './trpc/trpc.ts'

/** The whole typed API. */
export const appRouter = router({
  auth: mergeRouters(authRouter, accountRouter, emailChangeRouter),
  ai: aiRouter,
  subscription: subscriptionRouter,
  generations: generationsRouter,
  hooks: hooksRouter,
  scripts: scriptsRouter,
  captions: captionsRouter,
  conversations: conversationsRouter,
  tts: ttsRouter,
  library: mergeRouters(libraryRouter, router({ videos: videosRouter })),
  planner: plannerRouter,
  voiceLibrary: voiceLibraryRouter,
  admin: mergeRouters(adminRouter, router({ invites: invitesRouter })),
})

export type AppRouter = typeof appRouter

type PathsOf<Members, Before extends string = ''> = {
  [Name in keyof Members & string]: Members[Name] extends AnyProcedure
    ? `${Before}${Name}`
    : PathsOf<Members[Name], `${Before}${Name}.`>
}[keyof Members & string]

/** The path of every procedure, such as `hooks.generate`. */
export type ProcedurePath = PathsOf<AppRouter['_def']['record']>
