/** A user's preferences. Without a row all are off. */
export interface PreferencesTable {
  user_id: string
  notifications: number
  email_updates: number
  data_sharing: number
}

/** The five answers of onboarding. Without a row onboarding is not done. */
export interface PersonalizationsTable {
  user_id: string
  content_niche: string
  target_audience: string
  brand_personality: string
  preferred_content_style: string
  /** JSON list of texts. */
  content_goals: string
  updated_at: string
}

/** How often a feature was used on a UTC day, by users who share usage data. No column refers to a user. */
export interface FeatureCountersTable {
  feature: string
  day: string
  uses: number
}
