import { ALLOWANCE, YEARLY_SAVING_CENTS } from '../../../shared/plans.ts'
import { StartLink } from '../../components/account/start-link.tsx'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import styles from './promo.module.css'

const { prompts, searches, speechCharacters } = ALLOWANCE.premium
const QUOTA = [
  ['AI prompts per month', prompts.limit],
  ['search-assistant searches per month', searches.limit],
  ['TTS characters per month', speechCharacters.limit],
] as const

/** The allowances of Premium as three figures. */
export function Promo() {
  return (
    <section className={`hl-later ${styles.promo}`} aria-labelledby="choose-plan">
      <div className={`hl-wrap ${styles.inner}`}>
        <div>
          <p className={`hl-small hl-text-2 ${styles.label}`}>PREMIUM AI TOOLKIT: Professional Content Creation!</p>
          <h2 id="choose-plan">Choose Your plan</h2>
        </div>
        <dl className={`hl-figures ${styles.figures}`}>
          {QUOTA.map(([name, limit]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{limit.toLocaleString('en-US')}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.actions}>
          <StartLink size="lg">Start Creating Now</StartLink>
          <ButtonLink to="/pricing" variant="default" size="lg">
            View Full Pricing
          </ButtonLink>
          <span className="hl-small hl-text-2">Yearly plan: Save ${Math.round(YEARLY_SAVING_CENTS / 100)}!</span>
        </div>
      </div>
    </section>
  )
}
