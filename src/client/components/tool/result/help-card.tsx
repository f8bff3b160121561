import { useId, useState } from 'react'
import type { Help, HelpLink } from '../../../../shared/features/crisis/crisis.schema.ts'
import { countryName, detectCountry } from '../../../lib/browser/detect-country.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './help-card.module.css'

/** Shows help lines in place of a text about harming oneself, those of the user's country first. */
export function HelpCard({ help: { message, links } }: { help: Help }) {
  const titleId = useId()
  const national = links.filter(({ country }) => country !== null)
  const [own] = useState(() => detectCountry(national.flatMap(({ country }) => country ?? [])))
  const near = links.filter(({ country }) => country === own)
  const everywhere = links.filter(({ country }) => country === null)
  const elsewhere = national
    .filter(({ country }) => country !== own)
    .toSorted((one, other) => countryName(one.country).localeCompare(countryName(other.country)))

  return (
    <section className={`hl-surface ${styles.card}`} aria-labelledby={titleId}>
      <h2 id={titleId} className="hl-title">
        Please talk to somebody
      </h2>
      <p>{message}</p>
      <ul className={styles.links}>
        {[...near, ...everywhere].map((link) => (
          <HelpLine key={link.name} link={link} />
        ))}
      </ul>
      <details className={styles.more}>
        <summary className="hl-link hl-small hl-tap">Lines in other countries</summary>
        <ul className={styles.links}>
          {elsewhere.map((link) => (
            <HelpLine key={`${link.country} ${link.name}`} link={link} />
          ))}
        </ul>
      </details>
    </section>
  )
}

function HelpLine({ link: { country, name, phone, url } }: { link: HelpLink }) {
  return (
    <li className={styles.line}>
      <span className={styles.who}>
        {url ? (
          <a className="hl-link" href={url} {...languageAttributes(name)} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          <b {...languageAttributes(name)}>{name}</b>
        )}
        <span className="hl-meta hl-text-2">{countryName(country)}</span>
      </span>
      {phone && (
        <a className={`hl-figures ${styles.phone}`} href={`tel:${phone.replaceAll(/[^\d+]/gu, '')}`}>
          {phone}
        </a>
      )}
    </li>
  )
}
