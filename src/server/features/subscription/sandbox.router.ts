import {
  CardAnswer,
  ConfirmRequest,
  GuestCheckout,
  GuestCheckoutRequest,
  GuestPaymentRequest,
  Order,
  PayRequest,
  Portal,
  PortalCardRequest,
  PortalPlanRequest,
  PortalRequest,
  ReferenceRequest,
} from '../../../shared/features/subscription/sandbox.schema.ts'
import { guestPaymentProcedure, paymentProcedure, router } from '../../trpc/trpc.ts'

/**
 * The sandbox's own pages, instead of the payment provider's. A reference is an unguessable secret that gives access,
 * as at the provider.
 */
export const sandboxRouter = router({
  order: paymentProcedure
    .input(ReferenceRequest)
    .output(Order)
    .query(({ ctx, input }) => ctx.services.sandbox().describeOrder(input.reference)),

  pay: paymentProcedure
    .input(PayRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) => ctx.services.sandbox().pay(input.clientSecret, input.card)),

  confirm: paymentProcedure
    .input(ConfirmRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) => ctx.services.sandbox().confirm(input.reference, input.approve)),

  startGuestCheckout: guestPaymentProcedure
    .input(GuestCheckoutRequest)
    .output(GuestCheckout)
    .mutation(({ ctx, input }) => ctx.services.startGuestCheckout(input.plan, ctx.visitor.address)),

  payAsGuest: guestPaymentProcedure
    .input(GuestPaymentRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) =>
      ctx.services.sandbox().completeGuestCheckout(input.sessionId, input.email, input.card),
    ),

  portal: paymentProcedure
    .input(PortalRequest)
    .output(Portal)
    .query(({ ctx, input }) => ctx.services.sandbox().viewPortal(input.portalId)),

  changePlan: paymentProcedure
    .input(PortalPlanRequest)
    .output(Portal)
    .mutation(({ ctx, input }) => ctx.services.sandbox().changePlan(input.portalId, input.plan)),

  cancel: paymentProcedure
    .input(PortalRequest)
    .output(Portal)
    .mutation(({ ctx, input }) => ctx.services.sandbox().cancelAtPeriodEnd(input.portalId)),

  resume: paymentProcedure
    .input(PortalRequest)
    .output(Portal)
    .mutation(({ ctx, input }) => ctx.services.sandbox().resume(input.portalId)),

  updateCard: paymentProcedure
    .input(PortalCardRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) => ctx.services.sandbox().updateCard(input.portalId, input.card)),
})
