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
import { publicProcedure, router } from '../../trpc/trpc.ts'

/**
 * The sandbox's own pages, instead of the payment provider's. A reference is an unguessable secret that gives access,
 * as at the provider.
 */
export const sandboxRouter = router({
  order: publicProcedure
    .input(ReferenceRequest)
    .output(Order)
    .query(({ ctx, input }) => ctx.services.sandbox().describeOrder(input.reference)),

  pay: publicProcedure
    .input(PayRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) => ctx.services.sandbox().pay(input.clientSecret, input.card)),

  confirm: publicProcedure
    .input(ConfirmRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) => ctx.services.sandbox().confirm(input.reference, input.approve)),

  startGuestCheckout: publicProcedure
    .input(GuestCheckoutRequest)
    .output(GuestCheckout)
    .mutation(({ ctx, input }) => ctx.services.startGuestCheckout(input.plan, ctx.visitor.address)),

  payAsGuest: publicProcedure
    .input(GuestPaymentRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) =>
      ctx.services.sandbox().completeGuestCheckout(input.sessionId, input.email, input.card),
    ),

  portal: publicProcedure
    .input(PortalRequest)
    .output(Portal)
    .query(({ ctx, input }) => ctx.services.sandbox().viewPortal(input.portalId)),

  changePlan: publicProcedure
    .input(PortalPlanRequest)
    .output(Portal)
    .mutation(({ ctx, input }) => ctx.services.sandbox().changePlan(input.portalId, input.plan)),

  cancel: publicProcedure
    .input(PortalRequest)
    .output(Portal)
    .mutation(({ ctx, input }) => ctx.services.sandbox().cancelAtPeriodEnd(input.portalId)),

  resume: publicProcedure
    .input(PortalRequest)
    .output(Portal)
    .mutation(({ ctx, input }) => ctx.services.sandbox().resume(input.portalId)),

  updateCard: publicProcedure
    .input(PortalCardRequest)
    .output(CardAnswer)
    .mutation(({ ctx, input }) => ctx.services.sandbox().updateCard(input.portalId, input.card)),
})
