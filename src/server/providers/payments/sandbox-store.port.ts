/** The sandbox's storage: JSON documents, each found by its id. */
export interface SandboxDocument {
  id: string
  /** A `customer` holds everything of a customer; a `user` names the customer of a user. */
  kind: 'customer' | 'user' | 'clock' | 'secret'
  customerId: string | null
  data: unknown
  /** Counts the writes; 0 for a document that was never written. */
  version: number
}

/** The storage of the sandbox's objects. Several processes may share one. */
export interface SandboxStore {
  find(id: string): Promise<SandboxDocument | undefined>
  /** Every document of a kind, in no certain order. */
  findAll(kind: SandboxDocument['kind']): Promise<SandboxDocument[]>
  /** Writes a document if it was not written since it was read (`version`). Returns false, and changes nothing, otherwise. */
  save(document: SandboxDocument): Promise<boolean>
  /** Removes every document of a customer. */
  deleteByCustomer(customerId: string): Promise<void>
}
