import { type AnyProcedure, type TRPCRouterRecord } from '@trpc/server'
import { z } from 'zod'
import { ProfileOnWire } from '../../../shared/features/account/account.schema.ts'
import { LibraryItemOnWire } from '../../../shared/features/library/library.schema.ts'
import { type AppRouter } from '../../router.ts'

/** Every `router.procedure` path of the typed API. */
type ProcedurePath<Record_ extends TRPCRouterRecord, Prefix extends string = ''> = {
  [Key in keyof Record_ & string]: Record_[Key] extends AnyProcedure
    ? `${Prefix}${Key}`
    : Record_[Key] extends TRPCRouterRecord
      ? ProcedurePath<Record_[Key], `${Prefix}${Key}.`>
      : never
}[keyof Record_ & string]

/** One REST call: the same procedure as the typed API, under its own method and path. */
export interface RestRow {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: `/api/${string}`
  procedure: ProcedurePath<AppRouter['_def']['record']>
  summary: string
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 204
  /** How the answer looks on this path where it differs from the typed API. */
  answer?: z.ZodType
  /** Whether it answers without a session. */
  public?: true
  /** Whether a handler of its own answers it (`library-lists.ts`, `library-archive.ts`); the table then says what it takes and answers. */
  customHandler?: true
}

/** The REST API: one row a call. */
export const REST_ROUTES: readonly RestRow[] = [
  {
    method: 'POST',
    path: '/api/auth/register',
    procedure: 'auth.register',
    summary: 'Create an account and sign in',
    status: 201,
    public: true,
  },
  {
    method: 'POST',
    path: '/api/auth/login',
    procedure: 'auth.login',
    summary: 'Sign in with email and password',
    public: true,
  },
  { method: 'POST', path: '/api/auth/logout', procedure: 'auth.logout', summary: 'Sign out', public: true },
  {
    method: 'POST',
    path: '/api/auth/sync-session',
    procedure: 'auth.syncSession',
    summary: 'Refresh the session that the cookie carries',
  },
  {
    method: 'POST',
    path: '/api/auth/google',
    procedure: 'auth.google',
    summary: 'Sign in by an ID token of Firebase (501 while it is not set up)',
    public: true,
  },
  {
    method: 'GET',
    path: '/api/auth/session',
    procedure: 'auth.session',
    summary: 'Who is signed in',
    public: true,
  },
  {
    method: 'POST',
    path: '/api/auth/forgot-password',
    procedure: 'auth.forgotPassword',
    summary: 'Mail a link to a new password',
    public: true,
  },
  {
    method: 'POST',
    path: '/api/auth/reset-password',
    procedure: 'auth.resetPassword',
    summary: 'Set a new password by a mailed link',
    public: true,
  },
  {
    method: 'POST',
    path: '/api/auth/verify-email',
    procedure: 'auth.verifyEmail',
    summary: 'Confirm the address of the signed-in account by a mailed link',
  },
  {
    method: 'POST',
    path: '/api/auth/resend-verification',
    procedure: 'auth.resendVerification',
    summary: 'Mail the link that confirms the address again',
  },
  {
    method: 'POST',
    path: '/api/auth/change-password',
    procedure: 'auth.changePassword',
    summary: 'Change the password; every other session ends',
  },
  {
    method: 'GET',
    path: '/api/user/profile',
    procedure: 'auth.profile',
    summary: 'Profile and preferences',
    answer: ProfileOnWire,
  },
  {
    method: 'PUT',
    path: '/api/user/preferences',
    procedure: 'auth.updatePreferences',
    summary: 'Change preferences or the display name; what is left out stays',
    answer: ProfileOnWire,
  },
  {
    method: 'GET',
    path: '/api/user/personalization',
    procedure: 'auth.personalization',
    summary: 'Whether onboarding is done, and its five answers',
  },
  {
    method: 'POST',
    path: '/api/user/onboarding',
    procedure: 'auth.completeOnboarding',
    summary: 'Keep the answers of onboarding',
  },
  {
    method: 'GET',
    path: '/api/user/statistics',
    procedure: 'auth.statistics',
    summary: 'What the user has made, since an instant or of all time',
  },
  { method: 'GET', path: '/api/user/sessions', procedure: 'auth.devices', summary: 'Where the user is signed in' },
  {
    method: 'DELETE',
    path: '/api/user/sessions',
    procedure: 'auth.signOutEverywhereElse',
    summary: 'End every session but this one',
  },
  {
    method: 'GET',
    path: '/api/user/export',
    procedure: 'auth.exportData',
    summary: 'Everything that the user owns',
    customHandler: true,
  },
  {
    method: 'DELETE',
    path: '/api/user/account',
    procedure: 'auth.deleteAccount',
    summary: 'Delete the account and all that belongs to it',
  },
  {
    method: 'GET',
    path: '/api/subscription/status',
    procedure: 'subscription.status',
    summary: 'Whether the account has premium access',
  },
  {
    method: 'POST',
    path: '/api/create-subscription',
    procedure: 'subscription.create',
    summary: 'Start a subscription; its client secret opens the card form',
  },
  {
    method: 'POST',
    path: '/api/subscription/verify',
    procedure: 'subscription.verify',
    summary: 'Whose address a checkout names',
    public: true,
  },
  {
    method: 'POST',
    path: '/api/subscription/activate',
    procedure: 'subscription.activate',
    summary: 'Turn a paid checkout into the subscription of the signed-in account, once',
  },
  {
    method: 'POST',
    path: '/api/subscription/customer-portal',
    procedure: 'subscription.portal',
    summary: 'Where the subscription is managed',
  },
  {
    method: 'GET',
    path: '/api/generations',
    procedure: 'generations.list',
    summary: 'What is being written, or was; the newest 50',
  },
  {
    method: 'GET',
    path: '/api/generations/{id}',
    procedure: 'generations.get',
    summary: 'A generation: its state and what is written of it',
  },
  {
    method: 'POST',
    path: '/api/generations/{id}/stop',
    procedure: 'generations.stop',
    summary: 'Stop a generation; what was written is kept',
  },
  {
    method: 'POST',
    path: '/api/generations/{id}/resume',
    procedure: 'generations.resume',
    summary: 'Go on with a generation that was cut short, for no further prompt',
  },
  { method: 'POST', path: '/api/hooks/generate', procedure: 'hooks.generate', summary: 'Write ten hooks for a topic' },
  { method: 'GET', path: '/api/hooks/recent', procedure: 'hooks.recent', summary: 'The newest generations of hooks' },
  {
    method: 'POST',
    path: '/api/scripts/generate',
    procedure: 'scripts.generate',
    summary: 'Write a script of one, eight or ten minutes',
  },
  {
    method: 'GET',
    path: '/api/scripts/recent',
    procedure: 'scripts.recent',
    summary: 'The newest scripts',
  },
  {
    method: 'POST',
    path: '/api/captions/generate',
    procedure: 'captions.generate',
    summary: 'Write a caption and hashtags that fit a platform',
  },
  {
    method: 'GET',
    path: '/api/captions/recent',
    procedure: 'captions.recent',
    summary: 'The newest captions',
  },
  {
    method: 'POST',
    path: '/api/conversations',
    procedure: 'conversations.create',
    summary: 'Start a conversation that refines a result',
    status: 201,
  },
  {
    method: 'GET',
    path: '/api/conversations/{id}',
    procedure: 'conversations.get',
    summary: 'A conversation with its turns and versions',
  },
  {
    method: 'POST',
    path: '/api/conversations/{id}/refine',
    procedure: 'conversations.refine',
    summary: 'Refine the content by a message',
  },
  {
    method: 'POST',
    path: '/api/conversations/{id}/restore',
    procedure: 'conversations.restore',
    summary: 'Make an earlier version the current one',
  },
  {
    method: 'POST',
    path: '/api/conversations/{id}/save',
    procedure: 'conversations.save',
    summary: 'Keep the current content in the library',
    status: 201,
    answer: LibraryItemOnWire,
  },
  {
    method: 'GET',
    path: '/api/conversation/{id}',
    procedure: 'conversations.get',
    summary: 'The same as /api/conversations/{id}, older',
  },
  {
    method: 'POST',
    path: '/api/conversation/{id}/message',
    procedure: 'conversations.message',
    summary: 'Refine the content by a message, older',
  },
  {
    method: 'DELETE',
    path: '/api/conversation/{id}',
    procedure: 'conversations.remove',
    summary: 'Delete a conversation',
  },
  {
    method: 'GET',
    path: '/api/tts/usage',
    procedure: 'tts.usage',
    summary: 'Characters of speech used and left this month',
  },
  { method: 'POST', path: '/api/tts/generate', procedure: 'tts.generate', summary: 'Speak a text or SSML into a file' },
  { method: 'GET', path: '/api/tts/history', procedure: 'tts.history', summary: 'The newest spoken texts' },
  {
    method: 'GET',
    path: '/api/voice-library',
    procedure: 'voiceLibrary.list',
    summary: 'Every kept recording, newest first',
  },
  {
    method: 'POST',
    path: '/api/voice-library',
    procedure: 'voiceLibrary.save',
    summary: 'Keep a spoken text as a recording and in the library; the same one twice is one recording',
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/api/voice-library/{id}',
    procedure: 'voiceLibrary.remove',
    summary: 'Delete a recording',
  },
  {
    method: 'GET',
    path: '/api/library',
    procedure: 'library.list',
    summary: 'Every saved item, newest first, of one folder where it is named; a page with `limit` or `cursor`',
    answer: z.array(LibraryItemOnWire),
    customHandler: true,
  },
  {
    method: 'GET',
    path: '/api/library/favorites',
    procedure: 'library.favorites',
    summary: 'Every favorite, newest first',
    answer: z.array(LibraryItemOnWire),
    customHandler: true,
  },
  {
    method: 'GET',
    path: '/api/library/counts',
    procedure: 'library.counts',
    summary: 'How many items there are, by type and by folder',
  },
  {
    method: 'POST',
    path: '/api/library/bulk',
    procedure: 'library.bulk',
    summary: 'Favorite, tag, move, delete or restore several items at once',
  },
  {
    method: 'GET',
    path: '/api/library/{id}',
    procedure: 'library.get',
    summary: 'A saved item',
    answer: LibraryItemOnWire,
  },
  {
    method: 'PUT',
    path: '/api/library/{id}',
    procedure: 'library.update',
    summary: 'Change any of title, content, tags and folder; what is left out stays',
    answer: LibraryItemOnWire,
  },
  {
    method: 'POST',
    path: '/api/library/{id}/favorite',
    procedure: 'library.toggleFavorite',
    summary: 'Make a saved item a favorite, or none again',
    answer: LibraryItemOnWire,
  },
  {
    method: 'POST',
    path: '/api/library',
    procedure: 'library.save',
    summary: 'Save a result; the same one twice is one item',
    status: 201,
    answer: LibraryItemOnWire,
  },
  {
    method: 'POST',
    path: '/api/library/save',
    procedure: 'library.saveOlder',
    summary: 'Save a result, older',
    status: 201,
    answer: LibraryItemOnWire,
  },
  {
    method: 'DELETE',
    path: '/api/library/{id}',
    procedure: 'library.remove',
    summary: 'Delete a saved item',
  },
  {
    method: 'GET',
    path: '/api/planner',
    procedure: 'planner.list',
    summary: 'Everything that is planned, the earliest date first',
    customHandler: true,
  },
  {
    method: 'POST',
    path: '/api/planner',
    procedure: 'planner.create',
    summary: 'Plan a saved item',
    status: 201,
  },
  {
    method: 'PUT',
    path: '/api/planner/{id}',
    procedure: 'planner.update',
    summary: 'Change any of status, scheduledDate, platform and description; what is left out stays',
  },
  {
    method: 'DELETE',
    path: '/api/planner/{id}',
    procedure: 'planner.remove',
    summary: 'Take an entry out of the plan',
  },
  {
    method: 'GET',
    path: '/api/planner/feed',
    procedure: 'planner.feed',
    summary: 'Since when the plan has a private calendar feed',
  },
  {
    method: 'POST',
    path: '/api/planner/feed',
    procedure: 'planner.renewFeed',
    summary: 'Make the private calendar feed, or a new address for it; the old one ends',
    status: 201,
  },
  {
    method: 'DELETE',
    path: '/api/planner/feed',
    procedure: 'planner.revokeFeed',
    summary: 'End the private calendar feed',
  },
]
