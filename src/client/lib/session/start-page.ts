/** The start page of a user without a requested page. */
export const START_PAGE = '/dashboard'
