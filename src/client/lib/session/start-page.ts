/** Where a user goes who did not come from anywhere. */
export const START_PAGE = '/dashboard'
