/** Attempts in a period that are counted against a limit. */
export interface ThrottleWindowsTable {
  key: string
  started_at: string
  expires_at: string
  hits: number
}
