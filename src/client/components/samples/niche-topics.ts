import type { CONTENT_NICHES } from '../../../shared/features/account/account.constants.ts'
import { SAMPLE_TOPIC } from './sample-hooks.ts'

/** A sample topic for each niche. */
const NICHE_TOPICS: Readonly<Record<(typeof CONTENT_NICHES)[number], string>> = {
  'Food & cooking': SAMPLE_TOPIC,
  'Fitness & health': 'Ten push-ups a day for a month, starting from zero',
  'Beauty & fashion': 'One white shirt worn five ways in a week',
  Travel: 'Three days in Lisbon with one small backpack',
  Gaming: 'Winning a ranked match without buying a single skin',
  Technology: 'An eight year old laptop that is fast again after one evening',
  'Business & entrepreneurship': 'My first ten customers without paid ads',
  'Personal finance': 'Saving the first 1,000 dollars on a small salary',
  'Education & learning': 'Learning 20 Spanish words a day on the bus',
  'Parenting & family': 'A calm bedtime for two toddlers in 30 minutes',
  'Home & DIY': 'A kitchen shelf built from one board in an afternoon',
  'Comedy & entertainment': 'What my grandmother says when I order food at home',
  'Music & art': 'Drawing one face a day for a month',
  'Self-improvement': 'A week without my phone before breakfast',
  Other: SAMPLE_TOPIC,
}

/** Returns a sample topic for a niche. A custom niche gets the general sample. */
export function sampleTopic(niche: string): string {
  return Object.entries(NICHE_TOPICS).find(([name]) => name === niche)?.[1] ?? SAMPLE_TOPIC
}
