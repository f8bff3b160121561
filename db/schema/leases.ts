/** A resource that one process uses exclusively until it is released or expires. */
export interface LeasesTable {
  /** The user's id and the resource, as in `<user id>/conversation:<id>`. */
  resource: string
  user_id: string
  /** Id of the process, drawn at its start. */
  lease_owner: string
  expires_at: string
}
