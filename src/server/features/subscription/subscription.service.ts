/** Whether a user has the premium plan. No plan can be bought yet, so every account is free. Source: decisions 5. */
export async function hasActiveSubscription(_userId: string): Promise<boolean> {
  return false
}
