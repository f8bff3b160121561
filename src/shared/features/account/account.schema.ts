import { z } from 'zod'
import { INPUT_LIMITS } from '../../limits.ts'
import { looseEnum, requiredText } from '../../wire.ts'
import { DisplayName, NewPassword, Password, Provider, WarnWeakPassword } from '../auth/auth.schema.ts'
import {
  BRAND_PERSONALITIES,
  CONTENT_GOALS,
  CONTENT_STYLES,
  MISSING_ANSWER,
  ONBOARDING_DEFAULTS,
  OTHER,
} from './account.constants.ts'

const answer = (label: string, missing: string) =>
  requiredText(label, INPUT_LIMITS.customAnswer, missing).refine((text) => text !== OTHER, missing)

/** A skipped answer is an empty text, in requests and in the form. */
const orDefault = <T extends z.ZodType>(schema: T, fallback: z.input<T>) =>
  z.preprocess((value) => (value === undefined || value === '' || value === null ? fallback : value), schema)

/** `POST /api/user/onboarding`: the five answers. The last three may be skipped. Source: docs/product-rules.md#onboarding. */
export const OnboardingRequest = z.object({
  contentNiche: answer('Content niche', MISSING_ANSWER.contentNiche),
  targetAudience: answer('Target audience', MISSING_ANSWER.targetAudience),
  brandPersonality: orDefault(
    looseEnum('Brand personality', BRAND_PERSONALITIES),
    ONBOARDING_DEFAULTS.brandPersonality,
  ),
  preferredContentStyle: orDefault(
    looseEnum('Preferred content style', CONTENT_STYLES),
    ONBOARDING_DEFAULTS.preferredContentStyle,
  ),
  contentGoals: z
    .array(looseEnum('Content goals', CONTENT_GOALS), 'Content goals must be a list.')
    .max(CONTENT_GOALS.length, `Content goals can have at most ${CONTENT_GOALS.length} entries.`)
    .default([])
    .transform((goals) => (goals.length > 0 ? [...new Set(goals)] : [...ONBOARDING_DEFAULTS.contentGoals])),
})
export type OnboardingRequest = z.infer<typeof OnboardingRequest>

/** The stored answers of a user. */
export const Answers = z.object({
  contentNiche: z.string(),
  targetAudience: z.string(),
  brandPersonality: z.string(),
  preferredContentStyle: z.string(),
  contentGoals: z.array(z.string()),
})
export type Answers = z.infer<typeof Answers>

/** `GET /api/user/personalization`. The five answers are present once onboarding is done. */
export const Personalization = Answers.partial().extend({ hasCompletedOnboarding: z.boolean() })
export type Personalization = z.infer<typeof Personalization>

/** A user's preferences. All are off for a new account. */
export const Preferences = z.object({
  notifications: z.boolean('Notifications must be true or false.'),
  emailUpdates: z.boolean('Email updates must be true or false.'),
  dataSharing: z.boolean('Data sharing must be true or false.'),
})
export type Preferences = z.infer<typeof Preferences>

/** `PUT /api/user/preferences`: any of the four; an omitted one is not changed. */
export const UpdatePreferencesRequest = Preferences.partial().extend({ displayName: DisplayName.optional() })
export type UpdatePreferencesRequest = z.infer<typeof UpdatePreferencesRequest>

/** `GET /api/user/profile`. `createdAt` is an ISO 8601 instant. */
export const Profile = Preferences.extend({
  email: z.string(),
  displayName: z.string(),
  provider: Provider,
  emailVerified: z.boolean(),
  /** The address that the user asked for and has not confirmed yet. */
  pendingEmail: z.string().nullable(),
  createdAt: z.iso.datetime(),
})
export type Profile = z.infer<typeof Profile>

const flagText = z
  .boolean()
  .transform(String)
  .pipe(z.enum(['true', 'false']))

/** The profile on the REST path, where booleans are the texts `'true'` and `'false'`. Source: docs/product-rules.md#api. */
export const ProfileOnWire = Profile.extend({ notifications: flagText, emailUpdates: flagText, dataSharing: flagText })

/** `POST /api/auth/change-password`. Requires the current password. */
export const ChangePasswordRequest = z.object({
  currentPassword: Password,
  newPassword: NewPassword,
  warnWeakPassword: WarnWeakPassword,
})
export type ChangePasswordRequest = z.infer<typeof ChangePasswordRequest>

/** `DELETE /api/user/account`. Without the password it needs a sign-in of a short time ago. */
export const DeleteAccountRequest = z.object({ password: Password.optional() }).default({})
export type DeleteAccountRequest = z.infer<typeof DeleteAccountRequest>

/** A browser or program that is signed in. `current` is the caller's. */
export const Device = z.object({
  id: z.string(),
  name: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
})
export type Device = z.infer<typeof Device>

/** The instant to count from; without it everything is counted. */
export const StatisticsRequest = z.object({
  since: z.iso.datetime({ offset: true, error: 'Since must be an ISO 8601 instant.' }).optional(),
})

/** Numbers of a user's results. */
export const Statistics = z.object({
  hooksGenerated: z.number().int(),
  scriptsWritten: z.number().int(),
  captionsCreated: z.number().int(),
  ttsGenerated: z.number().int(),
})
export type Statistics = z.infer<typeof Statistics>

/** All data of a user, under named keys; each feature adds its own. */
export const DataExport = z.looseObject({ exportedAt: z.iso.datetime(), account: z.looseObject({}) })
export type DataExport = z.infer<typeof DataExport>
