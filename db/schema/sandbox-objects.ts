/** What the payments sandbox keeps. */
export interface SandboxObjectsTable {
  id: string
  kind: string
  customer_id: string | null
  /** JSON. */
  data: string
  version: number
}
