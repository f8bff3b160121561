import { ALLOWANCE } from '../../../shared/plans.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import styles from './premium-offer.module.css'

const { prompts, searches, speechCharacters } = ALLOWANCE.premium
const QUOTAS = [
  { figure: prompts.limit, what: 'AI prompts' },
  { figure: searches.limit, what: 'search-assistant searches' },
  { figure: speechCharacters.limit, what: 'TTS characters' },
] as const

/** Shows what Premium includes each month, with a link to it. `before` describes how an earlier subscription ended. */
export function PremiumOffer({ before }: { before: string | undefined }) {
  return (
    <>
      {before && <p>{before}</p>}
      <p className="hl-text-2">Premium gives you, each month:</p>
      <ul className={styles.quotas}>
        {QUOTAS.map(({ figure, what }) => (
          <li key={what} className={styles.quota}>
            <b className={`hl-figures ${styles.figure}`}>{figure.toLocaleString('en-US')}</b>{' '}
            <span className="hl-small hl-text-2">{what}</span>
          </li>
        ))}
      </ul>
      <ButtonLink to="/pricing" size="lg">
        Upgrade to Premium
      </ButtonLink>
    </>
  )
}
