export interface ThrottleWindowsTable {
  key: string
  started_at: string
  expires_at: string
  hits: number
}
