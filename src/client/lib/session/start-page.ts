/** The page after sign-in if the user requested none. */
export const START_PAGE = '/dashboard'
