/** What the sandbox keeps: one JSON document per object, found by id or by customer. */
export interface SandboxDocument {
  id: string
  kind: 'customer' | 'subscription' | 'invoice' | 'checkout' | 'portal' | 'clock'
  customerId: string | null
  data: unknown
  /** Counts the writes; 0 for a document that was never written. */
  version: number
}

/** Where the sandbox keeps its objects. Several processes may share one. */
export interface SandboxStore {
  find(id: string): Promise<SandboxDocument | undefined>
  /** Every document of a kind; of one customer, where one is named. Oldest first. */
  findAll(kind: SandboxDocument['kind'], customerId?: string): Promise<SandboxDocument[]>
  /** Writes a document if nobody wrote it since it was read (`version`). Returns false, and changes nothing, otherwise. */
  save(document: SandboxDocument): Promise<boolean>
  /** Removes every document of a customer. */
  deleteByCustomer(customerId: string): Promise<void>
}
