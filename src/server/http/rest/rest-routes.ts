import { type AnyProcedure, type TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { ProfileOnWire } from '../../../shared/features/account/account.schema.ts'
import { LibraryItemOnWire } from '../../../shared/features/library/library.schema.ts'
import { Video } from '../../../shared/features/videos/videos.schema.ts'
import { type AppRouter } from '../../router.ts'

/** Every `router.procedure` path of the typed API. */
type ProcedurePath<Record_ extends TRPCRouterRecord, Prefix extends string = ''> = {
  [Key in keyof Record_ & string]: Record_[Key] extends AnyProcedure
    ? `${Prefix}${Key}`
    : Record_[Key] extends TRPCRouterRecord
      ? ProcedurePath<Record_[Key], `${Prefix}${Key}.`>
      : never
}[keyof Record_ & string]

/** One REST call: a procedure of the typed API under a method and path. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/api/${string}`
  procedure: ProcedurePath<AppRouter['_def']['record']>
  summary: string
  /** Status of success; 200 by default. */
  status?: 200 | 201 | 204
  /** The schema of the answer where it differs from the typed API. */
  answer?: z.ZodType
  /** Whether it answers without a session. */
  public?: true
  /** Whether a separate handler answers it (`http/files/`); the table then only documents it. */
  customHandler?: true
}

/** One row: method and path, the procedure that answers, and its summary. */
function route(
  call: `${RestRow['method']} ${RestRow['path']}`,
  procedure: RestRow['procedure'],
  summary: string,
  rest: Pick<RestRow, 'status' | 'answer' | 'public' | 'customHandler'> = {},
): RestRow {
  const [method, path] = call.split(' ') as [RestRow['method'], RestRow['path']]
  return { method, path, procedure, summary, ...rest }
}

/** The REST API, one row per call. */
export const REST_ROUTES: readonly RestRow[] = [
  route('POST /api/auth/register', 'auth.register', 'Create an account and sign in', { status: 201, public: true }),
  route('POST /api/auth/login', 'auth.login', 'Sign in with email and password', { public: true }),
  route('POST /api/auth/logout', 'auth.logout', 'Sign out', { public: true }),
  route('POST /api/auth/sync-session', 'auth.syncSession', 'Refresh the session that the cookie carries'),
  route('POST /api/auth/google', 'auth.google', 'Sign in by an ID token of Firebase (501 while it is not set up)', {
    public: true,
  }),
  route('GET /api/auth/session', 'auth.session', 'Who is signed in', { public: true }),
  route('POST /api/auth/forgot-password', 'auth.forgotPassword', 'Mail a link to a new password', { public: true }),
  route('POST /api/auth/reset-password', 'auth.resetPassword', 'Set a new password by a mailed link', { public: true }),
  route(
    'POST /api/auth/verify-email',
    'auth.verifyEmail',
    'Confirm the address of the signed-in account by a mailed link',
  ),
  route(
    'POST /api/auth/resend-verification',
    'auth.resendVerification',
    'Mail the link that confirms the address again',
  ),
  route('POST /api/auth/change-password', 'auth.changePassword', 'Change the password; every other session ends'),
  route('GET /api/user/profile', 'auth.profile', 'Profile and preferences', { answer: ProfileOnWire }),
  route(
    'PUT /api/user/preferences',
    'auth.updatePreferences',
    'Change preferences or the display name; what is left out stays',
    { answer: ProfileOnWire },
  ),
  route(
    'PUT /api/user/email',
    'auth.changeEmail',
    'Ask for another address; it changes by the link that is mailed to it',
  ),
  route('DELETE /api/user/email', 'auth.cancelEmailChange', 'Cancel a change of the address that is not confirmed'),
  route('POST /api/user/email/confirm', 'auth.confirmEmailChange', 'Change the address by the mailed link'),
  route('POST /api/user/email/undo', 'auth.undoEmailChange', 'Restore the address before a change by the mailed link', {
    public: true,
  }),
  route('GET /api/user/personalization', 'auth.personalization', 'Whether onboarding is done, and its five answers'),
  route('POST /api/user/onboarding', 'auth.completeOnboarding', 'Keep the answers of onboarding'),
  route('GET /api/user/statistics', 'auth.statistics', 'What the user has made, since an instant or of all time'),
  route('GET /api/user/sessions', 'auth.devices', 'Where the user is signed in'),
  route('DELETE /api/user/sessions', 'auth.signOutEverywhereElse', 'End every session but this one'),
  route('GET /api/user/export', 'auth.exportData', 'Everything that the user owns', { customHandler: true }),
  route('DELETE /api/user/account', 'auth.deleteAccount', 'Delete the account and all that belongs to it'),
  route('GET /api/subscription/status', 'subscription.status', 'Whether the account has premium access'),
  route(
    'POST /api/create-subscription',
    'subscription.create',
    'Start a subscription; its client secret opens the card form',
  ),
  route('POST /api/subscription/verify', 'subscription.verify', 'Whose address a checkout names', { public: true }),
  route(
    'POST /api/subscription/activate',
    'subscription.activate',
    'Turn a paid checkout into the subscription of the signed-in account, once',
  ),
  route('POST /api/subscription/customer-portal', 'subscription.portal', 'Where the subscription is managed'),
  route('GET /api/generations', 'generations.list', 'What is being written, or was; the newest 50'),
  route('GET /api/generations/{id}', 'generations.get', 'A generation: its state and what is written of it'),
  route('POST /api/generations/{id}/stop', 'generations.stop', 'Stop a generation; what was written is kept'),
  route(
    'POST /api/generations/{id}/resume',
    'generations.resume',
    'Go on with a generation that was cut short, for no further prompt',
  ),
  route(
    'PATCH /api/generations/{id}/figures',
    'generations.reviewFigure',
    'Keep a figure that nobody gave as true, remove its sentences, or undo that',
  ),
  route('POST /api/hooks/generate', 'hooks.generate', 'Write ten hooks for a topic'),
  route(
    'POST /api/hooks/{generationId}/shots',
    'hooks.shots',
    'Add on-screen words, a first frame and a reason to each line of a result, for no prompt',
  ),
  route('GET /api/hooks/recent', 'hooks.recent', 'The newest generations of hooks', { customHandler: true }),
  route('POST /api/scripts/generate', 'scripts.generate', 'Write a script of one, eight or ten minutes'),
  route('GET /api/scripts/recent', 'scripts.recent', 'The newest scripts'),
  route('POST /api/captions/generate', 'captions.generate', 'Write a caption and hashtags that fit a platform'),
  route('GET /api/captions/recent', 'captions.recent', 'The newest captions'),
  route('POST /api/conversations', 'conversations.create', 'Start a conversation that refines a result', {
    status: 201,
  }),
  route('GET /api/conversations', 'conversations.list', 'The newest conversations'),
  route('GET /api/conversations/{id}', 'conversations.get', 'A conversation with its turns and versions'),
  route('POST /api/conversations/{id}/refine', 'conversations.refine', 'Refine the content by a message'),
  route('POST /api/conversations/{id}/restore', 'conversations.restore', 'Make an earlier version the current one'),
  route('POST /api/conversations/{id}/choose', 'conversations.choose', 'Make another option of an answer a version'),
  route(
    'PATCH /api/conversations/{id}/figures',
    'conversations.reviewFigure',
    'Keep a figure of the current version that nobody gave as true, or make a version without its sentences',
  ),
  route('POST /api/conversations/{id}/save', 'conversations.save', 'Keep the current content in the library', {
    status: 201,
    answer: LibraryItemOnWire,
  }),
  route('GET /api/conversation/{id}', 'conversations.get', 'The same as /api/conversations/{id}, older'),
  route('POST /api/conversation/{id}/message', 'conversations.message', 'Refine the content by a message, older'),
  route('DELETE /api/conversation/{id}', 'conversations.remove', 'Delete a conversation'),
  route('GET /api/tts/usage', 'tts.usage', 'Characters of speech used and left this month'),
  route('POST /api/tts/generate', 'tts.generate', 'Speak a text or SSML into a file'),
  route('GET /api/tts/history', 'tts.history', 'The newest spoken texts'),
  route('GET /api/voice-library', 'voiceLibrary.list', 'Every kept recording, newest first'),
  route(
    'POST /api/voice-library',
    'voiceLibrary.save',
    'Keep a spoken text as a recording and in the library; the same one twice is one recording',
    { status: 201 },
  ),
  route('DELETE /api/voice-library/{id}', 'voiceLibrary.remove', 'Delete a recording'),
  route(
    'GET /api/library',
    'library.list',
    'Every saved item, newest first, of one folder where it is named; a page with `limit` or `cursor`',
    { answer: z.array(LibraryItemOnWire), customHandler: true },
  ),
  route('GET /api/library/favorites', 'library.favorites', 'Every favorite, newest first', {
    answer: z.array(LibraryItemOnWire),
    customHandler: true,
  }),
  route('GET /api/library/counts', 'library.counts', 'How many items there are, by type and by folder'),
  route('POST /api/library/bulk', 'library.bulk', 'Favorite, tag, move, delete or restore several items at once'),
  route('GET /api/library/{id}', 'library.get', 'A saved item', { answer: LibraryItemOnWire }),
  route(
    'PUT /api/library/{id}',
    'library.update',
    'Change any of title, content, tags and folder; what is left out stays',
    { answer: LibraryItemOnWire },
  ),
  route('POST /api/library/{id}/favorite', 'library.toggleFavorite', 'Make a saved item a favorite, or none again', {
    answer: LibraryItemOnWire,
  }),
  route('POST /api/library', 'library.save', 'Save a result; the same one twice is one item', {
    status: 201,
    answer: LibraryItemOnWire,
  }),
  route('POST /api/library/save', 'library.saveOlder', 'Save a result, older', {
    status: 201,
    answer: LibraryItemOnWire,
  }),
  route('DELETE /api/library/{id}', 'library.remove', 'Delete a saved item'),
  route('GET /api/videos', 'library.videos.list', 'Every video, newest first; a page with `limit` or `cursor`', {
    answer: z.array(Video),
    customHandler: true,
  }),
  route('POST /api/videos', 'library.videos.create', 'Begin a video', { status: 201 }),
  route('GET /api/videos/{id}', 'library.videos.get', 'A video with its pieces'),
  route('PATCH /api/videos/{id}', 'library.videos.update', 'Change a video; what is left out stays'),
  route('DELETE /api/videos/{id}', 'library.videos.remove', 'Delete a video; its pieces stay unless `alsoPieces`'),
  route('POST /api/videos/{id}/plan', 'library.videos.plan', 'Plan a video, an entry for each platform', {
    status: 201,
  }),
  route('POST /api/videos/{id}/keep', 'library.videos.keep', 'Keep a stale piece as it is'),
  route('GET /api/planner', 'planner.list', 'Everything that is planned, the earliest date first', {
    customHandler: true,
  }),
  route('POST /api/planner', 'planner.create', 'Plan a saved item', { status: 201 }),
  route(
    'PUT /api/planner/{id}',
    'planner.update',
    'Change any of status, scheduledDate, platform and description; what is left out stays',
  ),
  route('DELETE /api/planner/{id}', 'planner.remove', 'Take an entry out of the plan'),
  route('GET /api/planner/feed', 'planner.feed', 'Since when the plan has a private calendar feed'),
  route(
    'POST /api/planner/feed',
    'planner.renewFeed',
    'Make the private calendar feed, or a new address for it; the old one ends',
    { status: 201 },
  ),
  route('DELETE /api/planner/feed', 'planner.revokeFeed', 'End the private calendar feed'),
]
