import { type SandboxDocument, type SandboxStore } from '../../sandbox-store.port.ts'

/** An in-memory store. Documents are serialized as JSON, as in a database. */
export function createMemoryStore(): SandboxStore & {
  documents: Map<string, { document: SandboxDocument; json: string }>
} {
  const documents = new Map<string, { document: SandboxDocument; json: string }>()
  const read = ({ document, json }: { document: SandboxDocument; json: string }): SandboxDocument => ({
    ...document,
    data: JSON.parse(json),
  })
  return {
    documents,
    async find(id) {
      const found = documents.get(id)
      return found && read(found)
    },
    findAll: async (kind) => [...documents.values()].filter(({ document }) => document.kind === kind).map(read),
    async save(document) {
      const current = documents.get(document.id)?.document.version ?? 0
      if (current !== document.version) return false
      const written = { ...document, data: undefined, version: current + 1 }
      documents.set(document.id, { document: written, json: JSON.stringify(document.data) })
      return true
    },
    async deleteByCustomer(customerId) {
      for (const { document } of documents.values()) {
        if (document.customerId === customerId) documents.delete(document.id)
      }
    },
  }
}
