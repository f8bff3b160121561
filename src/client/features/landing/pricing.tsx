import { ALLOWANCE, formatPrice, PRICE_CENTS, YEARLY_SAVING_CENTS } from '../../../shared/plans.ts'
import { PriceCard } from './price-card.tsx'
import styles from './pricing.module.css'

const MONTHLY = formatPrice(PRICE_CENTS.monthly)
const INTRO_MONTH = formatPrice(PRICE_CENTS.introMonth)
const YEARLY_PER_MONTH = formatPrice(Math.round(PRICE_CENTS.yearly / 12))

/** Both plans with their prices and terms. Source: spec section 9, decisions 5. */
export function Pricing() {
  return (
    <section className={`hl-wrap ${styles.section}`}>
      <h2 id="pricing" tabIndex={-1}>
        Pricing
      </h2>
      <p className="hl-lead">
        Start free with {ALLOWANCE.free.prompts.limit} AI prompts a day. Subscribe when you publish every week.
      </p>
      <div className={styles.cards}>
        <PriceCard title="Monthly" price={MONTHLY} period="per month">
          <span>
            First month {INTRO_MONTH}, then {MONTHLY} per month
          </span>
          <span>Cancel anytime</span>
        </PriceCard>
        <PriceCard best title="Yearly" price={formatPrice(PRICE_CENTS.yearly)} period="per year">
          <span>about {YEARLY_PER_MONTH} per month</span>
          <span className={styles.saving}>Save {formatPrice(YEARLY_SAVING_CENTS)} vs monthly</span>
        </PriceCard>
      </div>
    </section>
  )
}
