import { Message } from '../../../shared/features/auth/auth.schema.ts'
import {
  CheckoutOwner,
  CheckoutReference,
  CreateSubscriptionRequest,
  GuestAddress,
  GuestAddressRequest,
  PortalAddress,
  StartedCheckout,
  SubscriptionStatus,
} from '../../../shared/features/subscription/subscription.schema.ts'
import { UsageOverview } from '../../../shared/features/usage/usage.schema.ts'
import {
  guestPaymentProcedure,
  paymentProcedure,
  router,
  userPaymentProcedure,
  userProcedure,
} from '../../trpc/trpc.ts'
import { sandboxRouter } from './sandbox.router.ts'

export const subscriptionRouter = router({
  status: userProcedure
    .output(SubscriptionStatus)
    .query(({ ctx }) => ctx.services.subscription.status(ctx.user.id, ctx.user.access)),

  usage: userProcedure.output(UsageOverview).query(({ ctx }) => ctx.services.usage.overview(ctx.user.id)),

  create: userPaymentProcedure
    .input(CreateSubscriptionRequest)
    .output(StartedCheckout)
    .mutation(({ ctx, input }) => ctx.services.checkout.start(ctx.user, input.plan)),

  verify: paymentProcedure
    .input(CheckoutReference)
    .output(CheckoutOwner)
    .mutation(({ ctx, input }) => ctx.services.checkout.verify(input.sessionId, ctx.visitor.address)),

  activate: userPaymentProcedure
    .input(CheckoutReference)
    .output(Message)
    .mutation(async ({ ctx, input }) => {
      const { endsAnother } = await ctx.services.checkout.activate(ctx.user, input.sessionId)
      return { message: `Your subscription is active.${endsAnother ? ' Your other one is not renewed any more.' : ''}` }
    }),

  /** Fetches from the provider right after a payment instead of waiting for its event. */
  refresh: userPaymentProcedure.output(SubscriptionStatus).mutation(async ({ ctx }) => {
    await ctx.services.checkout.refreshAllOf(ctx.user.id)
    return ctx.services.subscription.status(ctx.user.id)
  }),

  /** The page where a visitor pays before signing up. The provider's adapter caches it, so this may be called often. */
  guestCheckout: guestPaymentProcedure
    .input(GuestAddressRequest)
    .output(GuestAddress)
    .query(async ({ ctx, input }) => ({ url: await ctx.services.checkout.guestAddress(input.plan) })),

  sandbox: sandboxRouter,

  portal: userPaymentProcedure.output(PortalAddress).mutation(({ ctx }) => ctx.services.checkout.portal(ctx.user.id)),
})
