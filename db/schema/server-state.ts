/** What the server notes of itself, one value a name. */
export interface ServerStateTable {
  name: string
  value: string
}
