/** The tabs of the owner's pages. The first is the default. */
export const ADMIN_TABS = ['people', 'providers', 'work', 'storage', 'about'] as const
export type AdminTab = (typeof ADMIN_TABS)[number]

/** Search parameters of the owner's pages. */
export interface AdminSearch {
  tab?: AdminTab | undefined
}

/** Reads the search parameters. An unknown tab is the default one. */
export function readAdminSearch({ tab }: Record<string, unknown>): AdminSearch {
  return { tab: ADMIN_TABS.find((name) => name === tab && name !== ADMIN_TABS[0]) }
}
