import { createHash } from 'node:crypto'
import { periodEnd, periodStart } from '../../../shared/features/usage/usage.rules.ts'
import { type Allowance, type UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import { ASKED_PER_ALLOWANCE, FREE_SHARE_OF_SERVER } from '../../../shared/plans.ts'
import { type Reserved } from '../../generation/charge.ts'
import { type Lease, type Leases } from '../../runtime/leases.ts'
import { type Random } from '../../runtime/random.ts'
import { type Clock } from '../../runtime/clock.ts'
import {
  type Allotment,
  type Allotments,
  createAllotments,
  type HasActiveSubscription,
  type HostAllowances,
  UNLIMITED,
} from './allotments.service.ts'
import {
  type Reservation,
  type ReservationRepository,
  type StoredAlongside,
  type UsageKind,
  type Wanted,
} from './reservation.repository.ts'
import { askedTooMuch, refuse, usedUp } from './usage-refusals.service.ts'
import { type UsageRepository } from './usage.repository.ts'

/**
 * Milliseconds after which a reservation of a prompt or a search belongs to a request that died, unless its generation
 * is running.
 */
const RESERVATION_MS = 5 * 60_000
/** Milliseconds in which a new reservation of speech certainly has its lease. */
const LEASED_MS = 15_000

/** A reservation of work that one process does. Once its lease expires, any process returns it. */
export interface LeasedReservation extends Reservation {
  lease: Pick<Lease, 'release'>
}

/** What a generation reserves. */
interface Order {
  /** Prefix of the ids of its reservations. */
  id: string
  /** Whether its user has an active subscription, if the caller knows that. */
  hasAccess?: boolean
  /** Writes of the same transaction. */
  alongside?: StoredAlongside
}

export type UsageService = ReturnType<typeof createUsageService>

/**
 * The quota ledger: quota is reserved before a provider is called, then spent or returned. Source:
 * docs/product-rules.md#allowances.
 */
export function createUsageService(deps: {
  repository: UsageRepository
  reservations: ReservationRepository
  clock: Clock
  random: Random
  leases: Leases
  hasActiveSubscription: HasActiveSubscription
  /** What the host allows each account in a month on a server without plans; undefined with plans. */
  hostAllowances: HostAllowances | undefined
  /** Limit of prompts of all users in a UTC day, of which free accounts get a share; undefined means no limit. */
  hostDailyPrompts: number | undefined
  /** Whether a topic has a free rewrite: only where no model writes. */
  isRewriteFree(): boolean
  /** Whether an allowance that nobody pays for begins with the confirmed address. */
  confirmsFirst: boolean
  findAccess: Parameters<typeof createAllotments>[0]['findAccess']
  /** The ids of running generations, whose reservations are not returned. */
  underWay(): Promise<string[]>
}) {
  const { repository, reservations, clock, random, leases, hostDailyPrompts, isRewriteFree, underWay } = deps
  const allotments = createAllotments(deps)

  /** The usage of an allowance at `now`. */
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

  /** Reserves all amounts or none. Throws the refusal of the first allowance that does not suffice. */
  async function reserve(all: Wanted[], plan: Allotments, now: Date, alongside?: StoredAlongside): Promise<void> {
    const refused = await reservations.reserve(all, now, alongside)
    if (refused) throw refuse(refused, plan, now)
  }

  /** The counters that count once a provider has accepted a call. */
  function buildCalls(userId: string, id: string, { active, prompts }: Allotments, now: Date): Wanted[] {
    const most = { ...prompts, limit: ASKED_PER_ALLOWANCE * prompts.limit }
    const own = wanted({ id: `${id}-call`, userId, kind: 'promptCalls', amount: 1 }, most, now)
    if (hostDailyPrompts === undefined) return [own]
    const ofHost = { limit: hostDailyPrompts, period: 'day' } as const
    const kind = active ? 'hostPrompts' : 'hostFreePrompts'
    const one = wanted({ id: `${id}-host`, userId, kind, amount: 1 }, ofHost, now)
    return [own, { ...one, freeLimit: Math.floor(hostDailyPrompts * FREE_SHARE_OF_SERVER) }]
  }

  return {
    /** Usage and remaining allowances of a user, with the instants of renewal. Searches are part of premium only. */
    async overview(userId: string): Promise<UsageOverview> {
      const now = clock.now()
      const { active, prompts, searches, speechCharacters } = await allotments.read(userId)
      return {
        hasActiveSubscription: active,
        prompts: await loadAllowance(userId, 'prompts', prompts, now),
        searches: active ? await loadAllowance(userId, 'searches', searches, now) : null,
        speech: await loadAllowance(userId, 'speechCharacters', speechCharacters, now),
      }
    },

    /**
     * Reserves one prompt and one call of a provider, and stores `alongside` with them. The ids of the reservations
     * begin with `id`. Throws FORBIDDEN 'Daily limit reached' or 'Monthly limit reached'; TOO_MANY_REQUESTS 'Too many
     * attempts today.' (or 'this month.') where providers accepted far more calls than the allowance and little was
     * delivered; SERVICE_UNAVAILABLE where the prompts of the whole server are used up, FORBIDDEN where the address has to be confirmed
     * first. With `rewriteOf`, a topic of a
     * tool, only the call is reserved, once per topic and where no model writes.
     */
    async reservePrompt(
      userId: string,
      { id, hasAccess, rewriteOf, alongside }: Order & { rewriteOf?: string | undefined },
    ): Promise<Reserved> {
      const now = clock.now()
      const plan = await allotments.open(userId, hasAccess)
      const calls = buildCalls(userId, id, plan, now)
      if (rewriteOf !== undefined && isRewriteFree()) {
        const rewrite: Reservation = { id: `${id}-rewrite`, userId, amount: 1, ...rewriteAllotment(rewriteOf) }
        const refused = await reservations.reserve([{ reservation: rewrite, limit: 1 }, ...calls], now, alongside)
        if (!refused) return { prompt: rewrite.id, calls: idsOfWanted(calls) }
        if (refused.id !== rewrite.id) throw refuse(refused, plan, now)
      }
      const prompt = wanted({ id, userId, kind: 'prompts', amount: 1 }, plan.prompts, now)
      await reserve([prompt, ...calls], plan, now, alongside)
      return { prompt: id, calls: idsOfWanted(calls) }
    },

    /** Reserves one call of a provider for work whose prompt is paid. Throws as `reservePrompt` does. */
    async reserveCall(userId: string, { id, hasAccess, alongside }: Order): Promise<Reserved> {
      const now = clock.now()
      const plan = await allotments.open(userId, hasAccess)
      const calls = buildCalls(userId, id, plan, now)
      await reserve(calls, plan, now, alongside)
      return { calls: idsOfWanted(calls) }
    },

    /** The open reservations of the work with this id. */
    async findReserved(userId: string, id: string): Promise<Reserved> {
      const open = await reservations.findOpen(userId, id)
      const isPrompt = ({ kind }: { kind: string }) => kind === 'prompts' || kind.startsWith('freeRewrite:')
      const isCall = ({ kind }: { kind: string }) => ['promptCalls', 'hostPrompts', 'hostFreePrompts'].includes(kind)
      return {
        prompt: open.find(isPrompt)?.id,
        calls: open.filter(isCall).map((one) => one.id),
        search: open.find(({ kind }) => kind === 'searches')?.id,
      }
    },

    /** Whether the free rewrite of a topic is unused. */
    async isRewriteLeft(userId: string, rewriteOf: string): Promise<boolean> {
      const { kind, period, periodStart: start } = rewriteAllotment(rewriteOf)
      return isRewriteFree() && (await repository.find(userId, kind, period, start)) === 0
    },

    /** Throws FORBIDDEN 'Monthly limit reached' where no search is left. */
    async requireSearchLeft(userId: string): Promise<void> {
      const now = clock.now()
      const { searches } = await allotments.open(userId, true)
      const { remaining } = await loadAllowance(userId, 'searches', searches, now)
      if (remaining === 0) throw usedUp('searches', searches, now)
    },

    /** Reserves one search for the work with this id. Throws FORBIDDEN 'Monthly limit reached', which names the field. */
    async reserveSearch(userId: string, id: string): Promise<string> {
      const now = clock.now()
      const plan = await allotments.open(userId, true)
      const one = wanted({ id: `${id}-search`, userId, kind: 'searches', amount: 1 }, plan.searches, now)
      await reserve([one], plan, now)
      return one.reservation.id
    },
    giveBackSearch: (reservation: string): Promise<boolean> => reservations.giveBack([reservation]),

    /**
     * Reserves characters of speech under a lease, which the caller releases once they are settled. Throws FORBIDDEN
     * 'Monthly limit reached', which names the field.
     */
    async reserveSpeech(userId: string, characters: number): Promise<LeasedReservation> {
      const plan = await allotments.open(userId)
      const now = clock.now()
      const own = { id: random.id(), userId, kind: 'speechCharacters', amount: characters } as const
      const one = wanted(own, plan.speechCharacters, now)
      const lease = await leases.acquire(userId, formatLeaseKey(own))
      if (!lease) throw new Error('The lease of a new reservation is taken')
      try {
        await reserve([one], plan, now)
      } catch (error) {
        await lease.release()
        throw error
      }
      return { ...one.reservation, lease }
    },

    /**
     * Checks that so many characters of speech are left, before a request waits to reserve them. Throws FORBIDDEN
     * 'Monthly limit reached', and TOO_MANY_REQUESTS where far more characters were requested from the voice than the
     * month has, without delivery.
     */
    async requireSpeechLeft(userId: string, characters: number): Promise<void> {
      const now = clock.now()
      const { speechCharacters } = await allotments.open(userId)
      const { limit, period } = speechCharacters
      const { remaining } = await loadAllowance(userId, 'speechCharacters', speechCharacters, now)
      if (remaining !== null && characters > remaining) throw usedUp('speechCharacters', speechCharacters, now)
      const asked = await repository.find(userId, 'speechAsked', period, periodStart(period, now))
      if (asked > ASKED_PER_ALLOWANCE * limit) throw askedTooMuch(now, periodEnd(period, now))
    },

    /** Counts characters requested from a voice this month. */
    countAskedSpeech: (userId: string, characters: number): Promise<void> =>
      repository.add(userId, 'speechAsked', { period: 'month', start: periodStart('month', clock.now()) }, characters),

    /** Settles reservations as spent, all or none. Returns false where some are already settled. */
    keep: (...reserved: Pick<Reservation, 'id'>[]): Promise<boolean> => reservations.keep(idsOf(reserved)),
    /** Returns reservations to their counters. Returns false where some are already settled. */
    giveBack: (...reserved: Pick<Reservation, 'id'>[]): Promise<boolean> => reservations.giveBack(idsOf(reserved)),

    /** A user's usage, period by period, with the reservations. */
    exportData: (userId: string) => repository.findAll(userId),

    /** Returns every open reservation, for a process that is alone on its database. */
    async giveBackAll(): Promise<void> {
      const goesOn = isPartOf(await underWay())
      for (const { id } of await reservations.findStale()) if (!goesOn(id)) await reservations.giveBack([id])
    },

    /** Returns reserved characters of speech whose lease has expired, because their process has died. */
    async giveBackAbandoned(): Promise<void> {
      for (const one of await reservations.findStale(new Date(clock.now().getTime() - LEASED_MS))) {
        if (!isLeased(one)) continue
        await reservations.giveBackIf(one.id, leases.exclude(one.userId, formatLeaseKey(one)))
      }
    },

    /** Returns reservations of dead requests, and deletes settled ones of earlier months. */
    async sweep(): Promise<void> {
      const now = clock.now()
      const goesOn = isPartOf(await underWay())
      for (const one of await reservations.findStale(new Date(now.getTime() - RESERVATION_MS)))
        if (!isLeased(one) && !goesOn(one.id)) await reservations.giveBack([one.id])
      await reservations.deleteSettledBefore(new Date(now.getTime() - 62 * 24 * 60 * 60_000))
    },
  }
}

const isLeased = ({ kind }: Pick<Reservation, 'kind'>): boolean => kind === 'speechCharacters'

const formatLeaseKey = ({ id }: Pick<Reservation, 'id'>): string => `reservation:${id}`

/** Whether a reservation belongs to one of these pieces of work, by its id. */
const isPartOf = (works: readonly string[]) => (id: string) =>
  works.some((work) => id === work || id.startsWith(`${work}-`))

function idsOfWanted(all: readonly Wanted[]): string[] {
  return all.map(({ reservation }) => reservation.id)
}

/** A reservation in the period of `now`. */
function wanted(one: Omit<Reservation, 'period' | 'periodStart'>, { limit, period }: Allotment, now: Date): Wanted {
  return { reservation: { ...one, period, periodStart: periodStart(period, now) }, limit }
}

/** The counter of a topic's one free rewrite. Its kind has a hash of the topic, because topics may be long. */
function rewriteAllotment(rewriteOf: string): Pick<Reservation, 'kind' | 'period' | 'periodStart'> {
  const hash = createHash('sha256').update(rewriteOf).digest('base64url')
  return { kind: `freeRewrite:${hash}`, period: 'ever', periodStart: new Date(0) }
}

function idsOf(reserved: readonly Pick<Reservation, 'id'>[]): string[] {
  return reserved.map(({ id }) => id)
}
