import { TextInput } from '@mantine/core'
import { z } from 'zod'
import {
  type OwnAllowance,
  type PeoplePage,
  type Person,
  SetAllowanceRequest,
} from '../../../../shared/features/admin/people.schema.ts'
import { trpc } from '../../../lib/api/trpc.ts'
import { BusyButton } from '../../../ui/buttons/busy-button.tsx'
import { FormError } from '../../../ui/fields/form-error.tsx'
import { useSchemaForm } from '../../../ui/fields/use-schema-form.tsx'
import styles from './person-sheet.module.css'
import { usePersonAction } from './use-person-action.ts'

/** A number as it is typed; nothing means as much as everyone. */
const Typed = z.string().transform((text) => (text.trim() === '' ? null : Number(text.replaceAll(/[\s,.']/gu, ''))))
const { prompts, searches, speechCharacters } = SetAllowanceRequest.shape
const AllowanceValues = z.object({
  prompts: Typed.pipe(prompts),
  searches: Typed.pipe(searches),
  speechCharacters: Typed.pipe(speechCharacters),
})

const FIELDS = [
  { name: 'prompts', label: 'Prompts a month' },
  { name: 'searches', label: 'Searches a month' },
  { name: 'speechCharacters', label: 'Characters of speech a month' },
] as const

interface AllowanceFormProps {
  person: Person
  page: PeoplePage
  onConfirmIdentity(): void
}

/** The allowance of one account. An empty field means as much as everyone. */
export function AllowanceForm({ person, page, onConfirmIdentity }: AllowanceFormProps) {
  const { client } = trpc.useUtils()
  const { busy, failure, run } = usePersonAction(onConfirmIdentity)
  const form = useSchemaForm({
    schema: AllowanceValues,
    initialValues: toTexts(person.allowance),
    onSubmit: async (values) => {
      await run(() => client.admin.people.setAllowance.mutate({ id: person.id, ...values }), 'Allowance saved')
    },
  })
  return (
    <form {...form.props} className={styles.form} aria-label="Own allowance">
      <p className="hl-small hl-text-2">
        {page.hasPlans
          ? 'What you enter counts in place of the free plan. A paid plan gives at least its own amounts.'
          : "What you enter counts in place of everyone's allowance."}{' '}
        Leave a field empty for the usual amount.
      </p>
      {FIELDS.map(({ name, label }) => (
        <TextInput
          key={name}
          {...form.field(name)}
          label={label}
          inputMode="numeric"
          autoComplete="off"
          placeholder={describeEveryone(page, name)}
        />
      ))}
      <FormError>{failure}</FormError>
      <BusyButton type="submit" variant="default" busy={busy} busyLabel="Saving...">
        Save allowance
      </BusyButton>
    </form>
  )
}

function describeEveryone({ hasPlans, everyone }: PeoplePage, name: keyof OwnAllowance): string {
  if (hasPlans) return 'As the plan says'
  return everyone[name] === null ? 'No limit' : everyone[name].toLocaleString('en-US')
}

const toTexts = (allowance: OwnAllowance) => ({
  prompts: String(allowance.prompts ?? ''),
  searches: String(allowance.searches ?? ''),
  speechCharacters: String(allowance.speechCharacters ?? ''),
})
