/** Values of the server itself, one per name. */
export interface ServerStateTable {
  name: string
  value: string
}
