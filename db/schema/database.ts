import type { AuditEntriesTable } from './audit.ts'
import type { ConversationEntriesTable, ConversationsTable } from './conversations.ts'
import type { FeatureCountersTable, PersonalizationsTable, PreferencesTable } from './creators.ts'
import type { EmailChangesTable } from './email-changes.ts'
import type { GenerationsTable } from './generations.ts'
import type { IdempotencyRecordsTable } from './idempotency-records.ts'
import type { JobsTable } from './jobs.ts'
import type { KnownDevicesTable } from './known-devices.ts'
import type { LeasesTable } from './leases.ts'
import type { LibraryItemsTable } from './library-items.ts'
import type { LibrarySearchTable } from './library-search.ts'
import type { LibraryUsageTable } from './library-usage.ts'
import type { LibraryCountsTable } from './library-counts.ts'
import type { MailLinksTable } from './mail-links.ts'
import type { CalendarFeedsTable, PlannerEntriesTable, ReminderDaysTable } from './planner.ts'
import type { ProviderTicketsTable } from './provider-tickets.ts'
import type { InvitesTable, OwnerLinksTable } from './registration.ts'
import type { SandboxObjectsTable } from './sandbox-objects.ts'
import type { ServerStateTable } from './server-state.ts'
import type { SessionsTable } from './sessions.ts'
import type { DepartedUsersTable, SpeechGenerationsTable, SpeechSegmentsTable, VoiceRecordingsTable } from './speech.ts'
import type {
  CheckoutClaimsTable,
  IntroOffersTable,
  PaymentCustomersTable,
  PaymentEventsTable,
  SubscriptionRefreshesTable,
  SubscriptionsTable,
} from './subscriptions.ts'
import type { ThrottleWindowsTable } from './throttle-windows.ts'
import type { HostPromptsTable, UsageCountersTable, UsageReservationsTable } from './usage.ts'
import type { UsersTable } from './users.ts'
import type { VideosTable } from './videos.ts'

/** Every table, as both dialects have it: text ids, ISO 8601 UTC text dates, 0/1 flags, JSON text. */
export interface Database {
  users: UsersTable
  sessions: SessionsTable
  mail_links: MailLinksTable
  email_changes: EmailChangesTable
  known_devices: KnownDevicesTable
  invites: InvitesTable
  owner_links: OwnerLinksTable
  audit_entries: AuditEntriesTable
  throttle_windows: ThrottleWindowsTable
  usage_counters: UsageCountersTable
  usage_reservations: UsageReservationsTable
  host_prompts: HostPromptsTable
  idempotency_records: IdempotencyRecordsTable
  preferences: PreferencesTable
  personalizations: PersonalizationsTable
  feature_counters: FeatureCountersTable
  videos: VideosTable
  generations: GenerationsTable
  conversations: ConversationsTable
  conversation_entries: ConversationEntriesTable
  library_items: LibraryItemsTable
  library_search: LibrarySearchTable
  library_counts: LibraryCountsTable
  library_usage: LibraryUsageTable
  leases: LeasesTable
  jobs: JobsTable
  provider_tickets: ProviderTicketsTable
  speech_generations: SpeechGenerationsTable
  speech_segments: SpeechSegmentsTable
  voice_recordings: VoiceRecordingsTable
  planner_entries: PlannerEntriesTable
  reminder_days: ReminderDaysTable
  calendar_feeds: CalendarFeedsTable
  departed_users: DepartedUsersTable
  payment_customers: PaymentCustomersTable
  subscriptions: SubscriptionsTable
  subscription_refreshes: SubscriptionRefreshesTable
  payment_events: PaymentEventsTable
  checkout_claims: CheckoutClaimsTable
  intro_offers: IntroOffersTable
  sandbox_objects: SandboxObjectsTable
  server_state: ServerStateTable
}
