import { createHash } from 'node:crypto'
import { periodEnd, periodStart, type UsagePeriod } from '../../../shared/features/usage/usage.rules.ts'
import { type Allowance, type UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { ALLOWANCE, ASKED_PER_ALLOWANCE } from '../../../shared/plans.ts'
import { type Reserved } from '../../generation/charge.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import {
  type Reservation,
  type ReservationRepository,
  type StoredAlongside,
  type UsageKind,
  type Wanted,
} from './reservation.repository.ts'
import { createRefusals } from './usage-refusal.service.ts'
import { type UsageRepository } from './usage.repository.ts'

/** A reservation that was neither settled nor renewed for this time belongs to a request that died, in milliseconds. */
const RESERVATION_MS = 5 * 60_000

/** Stands for no limit: three times as much still fits into an integer of PostgreSQL. */
const UNLIMITED = 700_000_000

/** How much there is, and of which period. */
interface Allotment {
  /** `UNLIMITED` where there is none. */
  limit: number
  period: UsagePeriod
}

/** What each account may use in a UTC month on a server without plans; undefined means no limit. */
export interface HostAllowances {
  prompts: number | undefined
  searches: number | undefined
  speechCharacters: number | undefined
}

/** Whether a user has the large allowances; the subscription feature decides it. */
export type HasActiveSubscription = (userId: string) => Promise<boolean>

export type UsageService = ReturnType<typeof createUsageService>

/**
 * The quota ledger: quota is reserved before a provider is called, and spent or returned afterwards. Source:
 * docs/product-rules.md#allowances.
 */
export function createUsageService(deps: {
  repository: UsageRepository
  reservations: ReservationRepository
  clock: Clock
  random: Random
  hasActiveSubscription: HasActiveSubscription
  /** What the host allows each account in a month on a server without plans; undefined with plans. */
  hostAllowances: HostAllowances | undefined
  /** Limit of prompts of all users in a UTC day; undefined means no limit. */
  hostDailyPrompts: number | undefined
  /** The ids of texts that are being written: what they reserved is theirs until they are over. */
  underWay(): Promise<string[]>
}) {
  const { repository, reservations, clock, random, hasActiveSubscription, hostDailyPrompts, underWay } = deps
  const { hostAllowances } = deps
  const { refuse, usedUp, askedTooMuch } = createRefusals({ isOfHost: hostAllowances !== undefined })

  async function loadPlan(userId: string) {
    if (hostAllowances) {
      const monthly = (limit: number | undefined): Allotment => ({ limit: limit ?? UNLIMITED, period: 'month' })
      const { prompts, searches, speechCharacters } = hostAllowances
      return {
        active: true,
        prompts: monthly(prompts),
        searches: monthly(searches),
        speechCharacters: monthly(speechCharacters),
      }
    }
    const active = await hasActiveSubscription(userId)
    const { prompts, speechCharacters } = ALLOWANCE[active ? 'premium' : 'free']
    return { active, prompts, searches: ALLOWANCE.premium.searches, speechCharacters }
  }

  /** What of an allowance is used at `now`. */
  async function loadAllowance(
    userId: string,
    kind: UsageKind,
    { limit, period }: Allotment,
    now: Date,
  ): Promise<Allowance> {
    const used = await repository.find(userId, kind, period, periodStart(period, now))
    const resetDate = periodEnd(period, now).toISOString()
    if (limit === UNLIMITED) return { used, limit: null, remaining: null, period, resetDate }
    return { used, limit, remaining: Math.max(0, limit - used), period, resetDate }
  }

  /** Takes from allowances, all of it or nothing, or throws the refusal of the first that has not enough. */
  async function reserve(all: Wanted[], now: Date, alongside?: StoredAlongside): Promise<void> {
    const refused = await reservations.reserve(all, now, alongside)
    if (refused) throw refuse(refused, now)
  }

  /** Takes from one allowance. */
  async function reserveOne(userId: string, kind: UsageKind, allotment: Allotment, amount = 1): Promise<Reservation> {
    const now = clock.now()
    const one = wanted({ id: random.id(), userId, kind, amount }, allotment, now)
    await reserve([one], now)
    return one.reservation
  }

  /** What counts as soon as a provider has accepted a call. */
  function buildCalls(userId: string, id: string, prompts: Allotment, now: Date): Wanted[] {
    const most = { ...prompts, limit: ASKED_PER_ALLOWANCE * prompts.limit }
    const own = wanted({ id: `${id}-call`, userId, kind: 'promptCalls', amount: 1 }, most, now)
    if (hostDailyPrompts === undefined) return [own]
    const ofHost = { limit: hostDailyPrompts, period: 'day' } as const
    return [own, wanted({ id: `${id}-host`, userId, kind: 'hostPrompts', amount: 1 }, ofHost, now)]
  }

  return {
    /** What a user has used and may still spend, with the instants of renewal. Searches are part of premium only. */
    async overview(userId: string): Promise<UsageOverview> {
      const now = clock.now()
      const { active, prompts, searches, speechCharacters } = await loadPlan(userId)
      return {
        hasActiveSubscription: active,
        prompts: await loadAllowance(userId, 'prompts', prompts, now),
        searches: active ? await loadAllowance(userId, 'searches', searches, now) : null,
        speech: await loadAllowance(userId, 'speechCharacters', speechCharacters, now),
      }
    },

    /**
     * Reserves one prompt and one call of a provider, and stores `alongside` with them. The ids of what is reserved begin with
     * `id`. Throws FORBIDDEN 'Daily limit reached' or 'Monthly limit reached'; TOO_MANY_REQUESTS 'Too many attempts today.' (or
     * 'this month.') when providers took far more than the allowance and little of it was delivered; SERVICE_UNAVAILABLE when
     * the prompts of the whole server are used up. With `rewriteOf`, a topic of a tool, no prompt is taken, once per topic; the
     * call is.
     */
    async reservePrompt(
      userId: string,
      { id, rewriteOf, alongside }: { id: string; rewriteOf?: string | undefined; alongside?: StoredAlongside },
    ): Promise<Reserved> {
      const now = clock.now()
      const { prompts } = await loadPlan(userId)
      const calls = buildCalls(userId, id, prompts, now)
      if (rewriteOf !== undefined) {
        const rewrite: Reservation = { id: `${id}-rewrite`, userId, amount: 1, ...rewriteAllotment(rewriteOf) }
        const refused = await reservations.reserve([{ reservation: rewrite, limit: 1 }, ...calls], now, alongside)
        if (!refused) return { prompt: rewrite.id, calls: idsOfWanted(calls) }
        if (refused.id !== rewrite.id) throw refuse(refused, now)
      }
      const prompt = wanted({ id, userId, kind: 'prompts', amount: 1 }, prompts, now)
      await reserve([prompt, ...calls], now, alongside)
      return { prompt: id, calls: idsOfWanted(calls) }
    },

    /** Reserves one call of a provider for work whose prompt is paid; throws as `reservePrompt` does. */
    async reserveCall(
      userId: string,
      { id, alongside }: { id: string; alongside: StoredAlongside },
    ): Promise<Reserved> {
      const now = clock.now()
      const calls = buildCalls(userId, id, (await loadPlan(userId)).prompts, now)
      await reserve(calls, now, alongside)
      return { calls: idsOfWanted(calls) }
    },

    /** What work of this id has reserved and not settled. */
    async findReserved(userId: string, id: string): Promise<Reserved> {
      const open = await reservations.findOpen(userId, id)
      const isPrompt = ({ kind }: { kind: string }) => kind === 'prompts' || kind.startsWith('freeRewrite:')
      const isCall = ({ kind }: { kind: string }) => kind === 'promptCalls' || kind === 'hostPrompts'
      return {
        prompt: open.find(isPrompt)?.id,
        calls: open.filter(isCall).map((one) => one.id),
        search: open.find(({ kind }) => kind === 'searches')?.id,
      }
    },

    /** Whether the free rewrite of a topic is still there. */
    async isRewriteLeft(userId: string, rewriteOf: string): Promise<boolean> {
      const { kind, period, periodStart: start } = rewriteAllotment(rewriteOf)
      return (await repository.find(userId, kind, period, start)) === 0
    },

    /** Throws FORBIDDEN 'Monthly limit reached' when no search is left. */
    async requireSearchLeft(userId: string): Promise<void> {
      const now = clock.now()
      const { searches } = await loadPlan(userId)
      const { remaining } = await loadAllowance(userId, 'searches', searches, now)
      if (remaining === 0) throw usedUp('searches', searches.period, now)
    },

    /** Reserves one search for work of this id. Throws FORBIDDEN 'Monthly limit reached', which names the field. */
    async reserveSearch(userId: string, id: string): Promise<string> {
      const now = clock.now()
      const one = wanted(
        { id: `${id}-search`, userId, kind: 'searches', amount: 1 },
        (await loadPlan(userId)).searches,
        now,
      )
      await reserve([one], now)
      return one.reservation.id
    },
    giveBackSearch: (reservation: string): Promise<boolean> => reservations.giveBack([reservation]),

    /** Reserves so many characters of speech. Throws FORBIDDEN 'Monthly limit reached', which names the field. */
    async reserveSpeech(userId: string, characters: number): Promise<Reservation> {
      return reserveOne(userId, 'speechCharacters', (await loadPlan(userId)).speechCharacters, characters)
    },

    /**
     * Checks whether so many characters of speech are left, before a request waits to reserve them. Throws FORBIDDEN 'Monthly
     * limit reached', and TOO_MANY_REQUESTS when far more was requested from the voice than this month has, and never delivered.
     */
    async requireSpeechLeft(userId: string, characters: number): Promise<void> {
      const now = clock.now()
      const { speechCharacters } = await loadPlan(userId)
      const { limit, period } = speechCharacters
      const { remaining } = await loadAllowance(userId, 'speechCharacters', speechCharacters, now)
      if (remaining !== null && characters > remaining) throw usedUp('speechCharacters', period, now)
      const asked = await repository.find(userId, 'speechAsked', period, periodStart(period, now))
      if (asked > ASKED_PER_ALLOWANCE * limit) throw askedTooMuch(now, periodEnd(period, now))
    },

    /** Counts characters requested from a voice this month. */
    countAskedSpeech: (userId: string, characters: number): Promise<void> =>
      repository.add(userId, 'speechAsked', { period: 'month', start: periodStart('month', clock.now()) }, characters),

    /** Settles reservations as spent, all or nothing; false when some of them were settled already. */
    keep: (...reserved: Pick<Reservation, 'id'>[]): Promise<boolean> => reservations.keep(idsOf(reserved)),
    /** Renews the reservations of work that continues: from now on they last as long as new ones. */
    renew: (...reserved: Pick<Reservation, 'id'>[]): Promise<void> => reservations.renew(idsOf(reserved), clock.now()),
    /** Gives back what was reserved; false when some of it was settled already. */
    giveBack: (...reserved: Pick<Reservation, 'id'>[]): Promise<boolean> => reservations.giveBack(idsOf(reserved)),

    /** What a user spent, period by period, and in which pieces. */
    exportData: (userId: string) => repository.findAll(userId),

    /** Returns everything that is still reserved, for a process that is alone. */
    giveBackAll: async (): Promise<void> => void (await reservations.giveBackOpen(await underWay())),

    /** Gives back what dead requests reserved and drops settled entries of earlier months. */
    async sweep(): Promise<void> {
      const now = clock.now()
      await reservations.giveBackOpen(await underWay(), new Date(now.getTime() - RESERVATION_MS))
      await reservations.deleteSettledBefore(new Date(now.getTime() - 62 * 24 * 60 * 60_000))
    },
  }
}

function idsOfWanted(all: readonly Wanted[]): string[] {
  return all.map(({ reservation }) => reservation.id)
}

/** A reservation in the period that holds `now`. */
function wanted(one: Omit<Reservation, 'period' | 'periodStart'>, { limit, period }: Allotment, now: Date): Wanted {
  return { reservation: { ...one, period, periodStart: periodStart(period, now) }, limit }
}

/** The counter of the one free rewrite of a topic; its kind names the topic by a hash, for a topic may be long. */
function rewriteAllotment(rewriteOf: string): Pick<Reservation, 'kind' | 'period' | 'periodStart'> {
  const hash = createHash('sha256').update(rewriteOf).digest('base64url')
  return { kind: `freeRewrite:${hash}`, period: 'ever', periodStart: new Date(0) }
}

function idsOf(reserved: readonly Pick<Reservation, 'id'>[]): string[] {
  return reserved.map(({ id }) => id)
}
