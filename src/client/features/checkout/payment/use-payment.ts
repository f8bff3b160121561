import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { type Plan } from '../../../../shared/features/subscription/subscription.constants.ts'
import { hasPlan } from '../../../../shared/features/subscription/subscription.rules.ts'
import { type Failure, readFailure } from '../../../lib/api/failure.ts'
import { dismissFailure, notify } from '../../../lib/feedback/notify.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { withSignIn } from '../../../lib/session/with-sign-in.ts'
import { isAtCardField } from './card-form.ts'

export type ChargeOutcome = 'succeeded' | 'requires_action'

/** A declined payment, with the payment provider's message. */
export class ChargeRefused extends Error {}

export interface Payment {
  busy: boolean
  /**
   * Creates the order after `check` and charges it. Resolves to the failure. Resolves to undefined if it is paid or waits for its
   * confirmation.
   */
  pay(
    charge: (clientSecret: string) => Promise<ChargeOutcome>,
    check?: () => Promise<void>,
  ): Promise<Failure | undefined>
  /** Runs the answer to a confirmation step. Resolves like `pay`. */
  attempt(work: () => Promise<ChargeOutcome>): Promise<Failure | undefined>
}

/**
 * State and actions of paying for `plan`. `onConfirm` gets the client secret of an order that the cardholder must confirm first.
 */
export function usePayment(plan: Plan, onConfirm: (clientSecret: string) => void): Payment {
  const utils = trpc.useUtils()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)

  async function finish(): Promise<void> {
    const status = await utils.client.subscription.refresh.mutate().catch(() => undefined)
    if (status) utils.subscription.status.setData(undefined, status)
    else void utils.subscription.status.invalidate()
    void utils.subscription.usage.invalidate()
    await navigate({ to: '/success', search: { plan } })
  }

  /** Whether the plan was already paid in another tab, or by a call whose response was lost. */
  async function isTaken({ status }: Failure): Promise<boolean> {
    if (status !== 409) return false
    const now = await utils.subscription.status.fetch(undefined, { staleTime: 0 }).catch(() => undefined)
    return now !== undefined && hasPlan(now)
  }

  async function attempt(work: () => Promise<ChargeOutcome>): Promise<Failure | undefined> {
    setBusy(true)
    dismissFailure()
    let failure: Failure | undefined
    try {
      if ((await work()) === 'succeeded') {
        await finish()
        return undefined
      }
    } catch (error) {
      failure = toFailure(error)
    }
    if (failure && (await isTaken(failure))) failure = undefined
    setBusy(false)
    if (failure) {
      const atField = isAtCardField(failure)
      notify({ tone: 'failed', title: 'Payment Failed', description: failure.message, withSupport: true, atField })
    }
    return failure
  }

  return {
    busy,
    attempt,
    pay: (charge, check) =>
      attempt(async () => {
        await check?.()
        const { clientSecret } = await withSignIn(() => utils.client.subscription.create.mutate({ plan }))
        const outcome = await charge(clientSecret)
        if (outcome === 'requires_action') onConfirm(clientSecret)
        return outcome
      }),
  }
}

/** Converts an error to a failure and keeps the provider's message. */
function toFailure(error: unknown): Failure {
  if (!(error instanceof ChargeRefused)) {
    const failure = readFailure(error)
    return failure.status === 0 ? { ...failure, message: NO_ANSWER } : failure
  }
  return { message: error.message, status: 402, requestId: undefined, field: undefined }
}

const NO_ANSWER = 'The server could not be reached. Check the connection and try again: you are never charged twice.'
