/** The import of a user that runs, so that there is one at most, on whichever server; it lapses with time. */
export interface ImportHoldsTable {
  user_id: string
  held_by: string
  held_since: string
}
