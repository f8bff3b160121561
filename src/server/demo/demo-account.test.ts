import { expect, it } from 'vitest'
import { ensureDemoAccount } from './demo-account.ts'
import { describeDialects } from '../testing/database/dialects.ts'
import { withFolder } from '../testing/child-server.ts'
import { createTestApp } from '../testing/test-app.ts'

describeDialects('the demo account', (database) => {
  it('is created once, with one plan, by servers that start at the same time', () =>
    withFolder(async (dataDir) => {
      const apps = await Promise.all([1, 2, 3].map(() => createTestApp({ db: database() })))
      const accounts = await Promise.all(apps.map((app) => ensureDemoAccount(app, dataDir)))
      expect(new Set(accounts.map(({ userId, password }) => `${userId} ${password}`)).size).toBe(1)
      const userId = accounts[0]?.userId ?? ''
      for (const { services } of apps) {
        expect(await services.subscription.status(userId)).toMatchObject({ status: 'active', plan: 'yearly' })
      }
      const standing = await database()
        .selectFrom('subscriptions')
        .select('id')
        .where('status', '=', 'active')
        .execute()
      expect(standing).toHaveLength(1)
    }))
})
