import { beforeEach, expect, it } from 'vitest'
import { type InTransaction, type LeaseCheck } from '../../../../db/transaction.ts'
import { type ConversationEntry } from '../../../shared/features/conversations/conversations.schema.ts'
import { describeDialects } from '../../testing/database/dialects.ts'
import { insertUser } from '../../testing/database/insert-user.ts'
import { createFakeClock } from '../../testing/fakes/fake-clock.ts'
import { openLeases } from '../../testing/open-leases.ts'
import { createConversationListRepository } from './conversation-list.repository.ts'
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
    options: [{ content: `Other “${id}”`, warnings: [] }],
  }),
})

describeDialects('conversations', (database) => {
  let conversations: ConversationsRepository
  const always = async () => true
  const never = async () => false

  /** Adds turns with the lease of the conversation, by default. */
  const append = (
    user: string,
    entries: ConversationEntry[],
    most = 500,
    settle: InTransaction = async () => undefined,
    check: LeaseCheck = always,
  ) => conversations.append(user, 'c1', { entries, lease: { check }, most, now: at(1) }, settle)

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

  it('keeps turns in their order, with the newest version as the current one, and restores earlier ones', async () => {
    expect(await append('u1', [turn('a'), turn('b', 1)])).toBe('added')
    expect(await append('u1', [turn('c'), turn('d', 2)])).toBe('added')
    const conversation = await conversations.find('u1', 'c1')
    expect(conversation).toMatchObject({
      currentVersion: 2,
      currentContent: 'Zoë’s “d” 🍕',
      userInput: { platform: 'TikTok' },
    })
    expect(conversation?.conversationHistory).toEqual([turn('a'), turn('b', 1), turn('c'), turn('d', 2)])
    expect(await conversations.restore('u1', 'c1', 0, at(3), never)).toBe(false)
    expect(await conversations.find('u1', 'c1')).toMatchObject({ currentVersion: 2 })
    expect(await conversations.restore('u1', 'c1', 0, at(3), always)).toBe(true)
    expect(await conversations.find('u1', 'c1')).toMatchObject({ currentContent: '{"caption":"A loaf."}' })
    expect(await conversations.findAll('u1')).toHaveLength(1)
  })

  it('accepts no turn beyond the limit', async () => {
    expect(await append('u1', [turn('a'), turn('b', 1)], 2)).toBe('added')
    expect(await append('u1', [turn('c'), turn('d', 2)], 2)).toBe('full')
    expect((await conversations.find('u1', 'c1'))?.conversationHistory).toHaveLength(2)
  })

  it('accepts turns only from the process with the lease, in one transaction with what belongs to them', async () => {
    const [clock, clockThere] = [createFakeClock(), createFakeClock()]
    const slept = await openLeases(database(), clock).acquire('u1', 'c1')
    await clockThere.advance(15_000)
    const taken = await openLeases(database(), clockThere, 'another process').acquire('u1', 'c1')
    const turns = [turn('a'), turn('b', 1)]
    expect(await append('u1', turns, 500, async () => undefined, slept?.check)).toBe('lost')
    expect(await conversations.find('u1', 'c1')).toMatchObject({ currentVersion: 0, conversationHistory: [] })
    const settle: InTransaction = async (trx) => {
      await trx.updateTable('users').set({ display_name: 'settled' }).execute()
      throw new Error('given back meanwhile')
    }
    await expect(append('u1', [turn('a'), turn('b', 1)], 500, settle)).rejects.toThrow('given back')
    expect(await conversations.find('u1', 'c1')).toMatchObject({ currentVersion: 0, conversationHistory: [] })
    const names = await database().selectFrom('users').select('display_name').execute()
    expect(names.filter((row) => row.display_name === 'settled')).toEqual([])
    expect(await append('u1', turns, 500, async () => undefined, taken?.check)).toBe('added')
  })

  it('is listed with its current content, and found by its result and by its own id', async () => {
    await append('u1', [turn('a'), turn('b', 1)])
    const begin = (user: string, id: string, originalId: string, second: number) =>
      conversations.insert(user, {
        id,
        toolType: 'script',
        originalId,
        originalPrompt: 'bread',
        originalContent: 'Say it. '.repeat(1_000),
        currentVersion: 0,
        createdAt: at(second).toISOString(),
        updatedAt: at(second).toISOString(),
      })
    await begin('u1', 'c2', 'g1', 1)
    await begin('u1', 'c3', 'g1', 2)
    await begin('u2', 'c4', 'g1', 3)
    const lists = createConversationListRepository(database())
    const [, , caption] = await lists.findNewest('u1', 9)
    expect(caption).toEqual({
      id: 'c1',
      toolType: 'caption',
      originalPrompt: 'bread',
      beginning: turn('b').content,
      versions: 2,
      turns: 2,
      createdAt: at(0).toISOString(),
      updatedAt: at(1).toISOString(),
    })
    const script = { id: 'c3', originalId: 'g1', versions: 1, turns: 0, beginning: expect.stringMatching(/^.{2000}$/u) }
    expect(await lists.findNewest('u1', 1)).toMatchObject([script])
    expect((await lists.findNewest('u1', 9, 'script')).map(({ id }) => id)).toEqual(['c3', 'c2'])
    expect((await lists.findOfResults('u1', ['g1', 'c1', 'c4'], 9)).map(({ id }) => id)).toEqual(['c3', 'c2', 'c1'])
    expect(await lists.findOfResults('u1', ['g1'], 1)).toMatchObject([{ id: 'c3' }])
  })

  it('is limited to its owner', async () => {
    expect(await conversations.find('u2', 'c1')).toBeUndefined()
    expect(await append('u2', [turn('a')])).toBe('lost')
    expect(await conversations.restore('u2', 'c1', 0, at(1), always)).toBe(false)
    expect(await conversations.delete('u2', 'c1')).toBe(false)
    expect(await conversations.delete('u1', 'c1')).toBe(true)
  })
})
