import { readFailure } from '../../lib/api/failure.ts'
import { PERSONALIZATION_CACHE } from '../../lib/api/personalization.ts'
import { trpc } from '../../lib/api/trpc.ts'
import { ButtonLink } from '../../ui/buttons/button-link.tsx'
import { ErrorState } from '../../ui/states/error-state.tsx'
import { DescriptionList } from '../../ui/data/description-list.tsx'
import { SkeletonBars } from '../../ui/states/skeleton-bars.tsx'
import { SubjectCard } from '../../ui/data/subject-card.tsx'
import styles from './creator-card.module.css'
import { languageAttributes } from '../../lib/browser/language-attributes.ts'

const ownWords = (words: string | undefined) => words && <bdi {...languageAttributes(words)}>{words}</bdi>

/** Shows the onboarding answers, with a link to change them. */
export function CreatorCard() {
  const { data, error, refetch } = trpc.auth.personalization.useQuery(undefined, PERSONALIZATION_CACHE)
  if (error && !data) {
    const { message, requestId } = readFailure(error)
    return (
      <ErrorState
        title="Your creator profile did not load"
        message={message}
        requestId={requestId}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <SubjectCard title="Your creator profile">
      <p className="hl-small hl-text-2">What you make, for whom, and how it should sound.</p>
      {data ? (
        <DescriptionList
          facts={[
            { name: 'Niche', value: ownWords(data.contentNiche) },
            { name: 'Audience', value: ownWords(data.targetAudience) },
            { name: 'Personality', value: data.brandPersonality },
            { name: 'Style', value: data.preferredContentStyle },
            { name: 'Goals', value: data.contentGoals?.join(', ') },
          ]}
        />
      ) : (
        <SkeletonBars widths={[60, 45, 70, 50, 80]} />
      )}
      <ButtonLink
        to="/onboarding"
        variant="default"
        className={styles.edit ?? ''}
        aria-label="Edit your creator profile"
      >
        Edit
      </ButtonLink>
    </SubjectCard>
  )
}
