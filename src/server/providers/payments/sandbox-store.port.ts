/** The sandbox's storage: JSON documents, each found by its id. */
export interface SandboxDocument {
  id: string
  /** `customer` has all data of a customer; `user` maps a user to their customer. */
  kind: 'customer' | 'user' | 'clock' | 'secret'
  customerId: string | null
  data: unknown
  /** Number of writes; 0 for a new document. */
  version: number
}

/** The storage of the sandbox's objects, possibly shared by several processes. */
export interface SandboxStore {
  find(id: string): Promise<SandboxDocument | undefined>
  /** Every document of a kind, in no particular order. */
  findAll(kind: SandboxDocument['kind']): Promise<SandboxDocument[]>
  /** Writes a document unless it was written since it was read (`version`). Otherwise returns false and changes nothing. */
  save(document: SandboxDocument): Promise<boolean>
  /** Removes every document of a customer. */
  deleteByCustomer(customerId: string): Promise<void>
}
