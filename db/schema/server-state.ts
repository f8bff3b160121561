/** What the server stores about itself, one value per name. */
export interface ServerStateTable {
  name: string
  value: string
}
