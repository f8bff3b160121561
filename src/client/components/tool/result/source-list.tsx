import { useId } from 'react'
import { isPublicAddress } from '../../../../shared/features/generation/address.rules.ts'
import type { Source } from '../../../../shared/features/generation/generation.schema.ts'
import { languageAttributes } from '../../../lib/browser/language-attributes.ts'
import styles from './source-list.module.css'

/**
 * Lists the sources of a result. Its links send no referrer. A private address is not a link, because it would open a host in the
 * reader's own network.
 */
export function SourceList({ sources }: { sources: readonly Source[] }) {
  const headingId = useId()
  if (sources.length === 0) return null
  return (
    <section className={styles.sources} aria-labelledby={headingId}>
      <h2 id={headingId} className="hl-group">
        Sources
      </h2>
      <ol>
        {sources.map(({ title, url, snippet }) => (
          <li key={url} className={styles.source}>
            {isPublicAddress(url) ? (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className="hl-link hl-small"
                {...languageAttributes(title)}
              >
                {title || parseHost(url)}
              </a>
            ) : (
              <span className="hl-small" {...languageAttributes(title)}>
                {title || parseHost(url)}
              </span>
            )}
            <span className="hl-meta hl-text-3">{parseHost(url)}</span>
            {snippet && (
              <p className="hl-meta hl-text-2" {...languageAttributes(snippet)}>
                {snippet}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function parseHost(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^www\./u, '') : url
}
