import { type Tone, TONES } from '../../../../shared/features/generation/generation.constants.ts'
import { Choice } from '../../../ui/fields/choice.tsx'

const CARDS = TONES.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }))

/** A choice of the tone of a text. */
export function ToneChoice(props: { name?: string; value: Tone; onChange(tone: Tone): void }) {
  return <Choice label="Tone" look="cards" options={CARDS} {...props} />
}
