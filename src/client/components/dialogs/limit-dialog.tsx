import { Button } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { formatPrice, PRICE_CENTS } from '../../../shared/plans.ts'
import { INTRO_SENTENCE, useIntroOffer } from '../../lib/billing/intro-offer.ts'
import { type ReachedLimit } from '../../lib/billing/reached-limit.ts'
import { rememberToolPage } from '../../lib/billing/tool-page-intent.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { Dialog, DialogActions } from '../../ui/overlays/dialog.tsx'
import { Meter } from '../../ui/states/meter.tsx'
import { ResendVerification } from '../account/resend-verification.tsx'
import { SupportLine } from './support-line.tsx'

/**
 * Explains an allowance that is used up (when it renews, and what the upgrade includes) or begins with the confirmed address. Source: docs/product-rules.md#allowances.
 */
export function LimitDialog({ open, limit, onClose }: { open: boolean; limit: ReachedLimit; onClose(): void }) {
  const location = useLocation()
  const offered = useIntroOffer()
  const price = `${formatPrice(PRICE_CENTS[offered ? 'introMonth' : 'monthly'])}/month`
  const { title, message, renewal, upgrade, unlimited, resend } = limit
  const words = unlimited ? `${message} Upgrade to Pro for unlimited access at just ${price}.` : message
  return (
    <Dialog open={open} title={title} onClose={onClose} above={resend ? undefined : <Meter value={1} max={1} />}>
      <p>{words}</p>
      {upgrade && offered && <p>{INTRO_SENTENCE}</p>}
      {renewal && <p className="hl-small hl-text-2">{renewal}</p>}
      {resend && <ResendVerification variant="default" label="Send again" />}
      <DialogActions>
        {upgrade && (
          <ButtonLink to="/pricing" size="lg" data-autofocus onClick={() => rememberToolPage(location)}>
            Upgrade to Pro - {price}
          </ButtonLink>
        )}
        {upgrade ? (
          <Button variant="subtle" color="gray" size="lg" onClick={onClose}>
            Maybe Later
          </Button>
        ) : (
          <Button variant="default" size="lg" data-autofocus onClick={onClose}>
            Got it
          </Button>
        )}
      </DialogActions>
      <SupportLine beside={message} />
    </Dialog>
  )
}
