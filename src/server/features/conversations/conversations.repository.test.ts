import { beforeEach, expect, it } from 'vitest'
import { type InTransaction } from '../../../../db/transaction.ts'
import { type ConversationEntry } from '../../../shared/features/conversations/conversations.schema.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { type ConversationsRepository, createConversationsRepository } from './conversations.repository.ts'

const at = (second: number): Date => new Date(Date.UTC(2026, 10, 20, 12, 0, second))
const turn = (id: string, version?: number): ConversationEntry => ({
  id,
  role: version === undefined ? 'user' : 'assistant',
  content: `Zoë’s “${id}” 🍕`,
  timestamp: at(0).toISOString(),
  ...(version !== undefined && {
    version,
    base: version - 1,
    note: 'Cut.',
    warnings: [{ message: 'One.', reason: 'length' }],
  }),
})

describeDialects('conversations', (database) => {
  let conversations: ConversationsRepository

  /** Adds turns as the answer `h`, which holds the conversation. */
  const append = (
    user: string,
    entries: ConversationEntry[],
    most = 500,
    settle: InTransaction = async () => undefined,
  ) => conversations.append(user, 'c1', { entries, holder: 'h', most, now: at(1) }, settle)
  const holdIt = () => conversations.hold('u1', 'c1', 'h', at(1), at(0))

  beforeEach(async () => {
    conversations = createConversationsRepository(database())
    for (const user of ['u1', 'u2']) await insertUser(database(), user)
    await conversations.insert('u1', {
      id: 'c1',
      toolType: 'caption',
      originalPrompt: 'bread',
      originalContent: '{"caption":"A loaf."}',
      currentVersion: 0,
      userInput: { content: 'a loaf', platform: 'TikTok', style: 'trending' },
      createdAt: at(0).toISOString(),
      updatedAt: at(0).toISOString(),
    })
  })

  it('keeps turns in their order, with the newest version as the current one, and goes back', async () => {
    await holdIt()
    expect(await append('u1', [turn('a'), turn('b', 1)])).toBe('added')
    expect(await append('u1', [turn('c'), turn('d', 2)])).toBe('added')
    const conversation = await conversations.find('u1', 'c1')
    expect(conversation).toMatchObject({
      currentVersion: 2,
      currentContent: 'Zoë’s “d” 🍕',
      userInput: { platform: 'TikTok' },
    })
    expect(conversation?.conversationHistory).toEqual([turn('a'), turn('b', 1), turn('c'), turn('d', 2)])
    expect(await conversations.restore('u1', 'c1', 0, at(3), at(0))).toBe(false)
    await conversations.release('u1', 'c1', 'h')
    expect(await conversations.restore('u1', 'c1', 0, at(3), at(0))).toBe(true)
    expect(await conversations.find('u1', 'c1')).toMatchObject({ currentContent: '{"caption":"A loaf."}' })
    expect(await conversations.findAll('u1')).toHaveLength(1)
  })

  it('takes no turn beyond the last', async () => {
    await holdIt()
    expect(await append('u1', [turn('a'), turn('b', 1)], 2)).toBe('added')
    expect(await append('u1', [turn('c'), turn('d', 2)], 2)).toBe('full')
    expect((await conversations.find('u1', 'c1'))?.conversationHistory).toHaveLength(2)
  })

  it('is held by one answer at a time, however many ask at once, until it lapses', async () => {
    const hold = (holder: string, now = at(10), lapsed = at(0)) => conversations.hold('u1', 'c1', holder, now, lapsed)
    const held = await Promise.all(['a', 'b', 'c'].map((holder) => hold(holder)))
    expect(held.filter(Boolean)).toHaveLength(1)
    await conversations.release('u1', 'c1', 'somebody else')
    expect(await hold('d')).toBe(false)
    expect(await hold('d', at(20), at(11))).toBe(true)
    await conversations.release('u1', 'c1', 'd')
    expect(await hold('e')).toBe(true)
  })

  it('takes turns from the answer that holds it alone, together with what belongs to them', async () => {
    expect(await append('u1', [turn('a'), turn('b', 1)])).toBe('lost')
    await holdIt()
    const settle: InTransaction = async (trx) => {
      await trx.updateTable('users').set({ display_name: 'settled' }).execute()
      throw new Error('given back meanwhile')
    }
    await expect(append('u1', [turn('a'), turn('b', 1)], 500, settle)).rejects.toThrow('given back')
    expect(await conversations.find('u1', 'c1')).toMatchObject({ currentVersion: 0, conversationHistory: [] })
    const names = await database().selectFrom('users').select('display_name').execute()
    expect(names.filter((row) => row.display_name === 'settled')).toEqual([])
    expect(await append('u1', [turn('a'), turn('b', 1)])).toBe('added')
  })

  it('lapses from the last time that its answer went on, also for who goes back', async () => {
    await holdIt()
    await conversations.renewHold('u1', 'c1', 'somebody else', at(50))
    expect(await conversations.restore('u1', 'c1', 0, at(60), at(1))).toBe(false)
    await conversations.renewHold('u1', 'c1', 'h', at(50))
    expect(await conversations.restore('u1', 'c1', 0, at(60), at(2))).toBe(false)
    expect(await conversations.restore('u1', 'c1', 0, at(60), at(51))).toBe(true)
  })

  it('is limited to its owner', async () => {
    await holdIt()
    expect(await conversations.find('u2', 'c1')).toBeUndefined()
    expect(await append('u2', [turn('a')])).toBe('lost')
    expect(await conversations.hold('u2', 'c1', 'a', at(1), at(0))).toBe(false)
    expect(await conversations.restore('u2', 'c1', 0, at(1), at(9))).toBe(false)
    expect(await conversations.delete('u2', 'c1')).toBe(false)
    expect(await conversations.delete('u1', 'c1')).toBe(true)
  })
})
