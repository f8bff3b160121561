/** The documents of the payments sandbox. */
export interface SandboxObjectsTable {
  id: string
  kind: string
  customer_id: string | null
  /** JSON. */
  data: string
  version: number
}
